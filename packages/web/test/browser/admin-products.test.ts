import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type Device, type Visitor } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf } from './support/faults.js';
import { addCourse, choiceOf, productForm, putOnSale } from './support/products.js';
import { call, canOpen, choose, doThere, placeOrder, scan, shopper, submit } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/product';

/** Somebody of the staff at the products. */
const at = (path = PATH, account = 'admin', device: Device = 'desktop') =>
  staffAt(demo, path, account, { device });

const rowsOf = (page: Page) => page.getByRole('table', { name: '商品' }).locator('tbody').getByRole('row');
/** What costs something else is asked about once more. */
const agreeToPrice = (page: Page) =>
  page
    .getByRole('dialog', { name: '修改在售商品的价格？' })
    .getByRole('button', { name: '修改价格' })
    .click();
const save = (page: Page) => productForm(page).getByRole('button', { name: '保存' }).click();

/** The products that the mall shows, in its order. */
const inMall = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/shopmall');
  await page.getByRole('article').first().waitFor();
  return page.getByRole('article').getByRole('heading').allInnerTexts();
};

/** Changes a product without the screen. */
const changed = async (visitor: Visitor, productId: string, part: object): Promise<void> => {
  const answer = await visitor.context.request.get(`/api/admin/product?productId=${productId}`);
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  const { name, categoryId, amount, description, skuAttrs, version } = data;
  const form = { name, categoryId, amount, description, skuAttrs };
  await call(visitor, demo.address, '/api/admin/product/edit', { productId, version, ...form, ...part });
};

describe('the list of products', () => {
  it('is searched, narrowed by state and course, and exported as it is shown', async () => {
    const { page, leave } = await at();
    await page.getByText('共 9 个商品').waitFor();
    const search = page.getByRole('searchbox');
    await search.fill('就业班');
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    await search.fill('');
    await expect.poll(() => rowsOf(page).count()).toBe(9);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const form = page.getByRole('group', { name: '筛选条件' });
    await form.getByLabel('列', { exact: true }).selectOption('包含课程');
    await form.getByLabel('内容', { exact: true }).selectOption({ index: 1 });
    await form.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('course')).toMatch(/^is:/);
    await page.goto(`${PATH}?status=is:OFF&columns=name,status,categoryId,amount`);
    await page.getByText('共 1 个商品').waitFor();
    await rowsOf(page).first().getByText('已下架', { exact: true }).waitFor();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect((await bytesOf(file)).toString('utf8')).toMatch(
      /名称,状态,分类,价格[\s\S]*Go 语言（已下架）,已下架,单门课程,599/,
    );
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is for those who look after products alone', async () => {
    const { page, leave } = await at(PATH, 'banzhuren');
    await page.waitForURL('**/admin/404');
    await expect.poll(() => page.getByRole('link', { name: '商品管理' }).count()).toBe(0);
    await leave();
  });
});

describe('a product', () => {
  it('is made with courses by search, put on sale, and bought by a student who opens it', async () => {
    const admin = await at();
    const { page } = admin;
    await page.getByRole('link', { name: '新建商品' }).click();
    await page.waitForURL('**/admin/product/new');
    const form = productForm(page);
    await form.getByRole('textbox', { name: '名称', exact: true }).fill('一天学会 JavaScript');
    await form.getByRole('combobox', { name: '分类' }).selectOption('新的分类…');
    await form.getByRole('textbox', { name: '新分类的名称' }).fill('一天一课');
    await form.getByRole('textbox', { name: '价格（元）' }).first().fill('9.9x');
    await form.getByRole('button', { name: '新建' }).click();
    await form.getByText('请写金额').waitFor();
    await form.getByRole('textbox', { name: '价格（元）' }).first().fill('19.90');
    await choiceOf(page, 1).getByRole('textbox', { name: '选项名称' }).fill('标准班');
    await addCourse(page, 'f3', 'JavaScript 语言基础');
    await form.getByRole('button', { name: '新建' }).click();
    await page.waitForURL('**/admin/product/detail/*');
    await told(page, '商品已新建，还没有上架');
    await page.getByRole('region', { name: '上架' }).getByText('未上架', { exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: '一天学会 JavaScript' }).waitFor();
    await page.getByText('新增 ¥19.90').waitFor();
    const category = productForm(page).getByRole('combobox', { name: '分类' });
    await expect.poll(() => category.inputValue()).toBe('一天一课');
    await expect.poll(() => category.getByRole('option', { name: '训练营' }).count()).toBe(1);

    await page.getByRole('button', { name: '预览' }).click();
    const preview = page.getByRole('region', { name: '买家看到的样子' });
    await preview.getByRole('link', { name: '立即购买' }).filter({ visible: true }).click();
    await expect.poll(() => page.url()).toContain('/admin/product/detail/');
    await productForm(page).getByRole('textbox', { name: '名称', exact: true }).fill('两天学会 JavaScript');
    await preview.getByRole('heading', { level: 1, name: '两天学会 JavaScript' }).waitFor();
    await productForm(page).getByRole('button', { name: '还原' }).click();

    await putOnSale(page);
    expect(await faultsOf(page)).toEqual([]);

    const student = await shopper(demo, 'xiaoming');
    expect((await inMall(student.page)).at(-1)).toBe('一天学会 JavaScript');
    await choose(student.page, '一天学会 JavaScript');
    await submit(student.page);
    await doThere(await scan(student), '支付');
    await student.page.waitForURL('**/shopmall/pay/success?*');
    await student.page.goto('/learn');
    await canOpen(student.page, 'JavaScript 语言基础');
    await student.leave();
    await admin.leave();
  });

  it('whose price changes asks whoever is buying it, and is not charged dearer than he agreed to', async () => {
    const admin = await at(`${PATH}/detail/product-mini`);
    const early = await shopper(demo, 'xiaoming');
    const ordered = await placeOrder(early, demo.address, 'product-mini');
    const buyer = await shopper(demo, 'xiaohong');
    await choose(buyer.page, '小程序开发');
    const { page } = admin;
    await productForm(page).getByRole('textbox', { name: '价格（元）' }).first().fill('1299');
    await save(page);
    await agreeToPrice(page);
    await told(page, '商品已保存');
    await page.getByRole('region', { name: '价格变动' }).getByText('¥999.00 → ¥1,299.00').waitFor();

    await buyer.page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).click();
    await buyer.page.getByText('价格已经变为 ¥1299.00').waitFor();
    const amounts = buyer.page.getByRole('region', { name: '金额明细' });
    await expect.poll(() => amounts.innerText()).toMatch(/应付金额\s*¥1299\.00/);
    await submit(buyer.page);
    await expect
      .poll(() => buyer.page.getByRole('region', { name: '应付金额' }).innerText())
      .toContain('¥1299.00');
    // Who ordered before pays what he saw.
    await early.page.goto(`/shopmall/pay?orderId=${ordered}`);
    await expect
      .poll(() => early.page.getByRole('region', { name: '应付金额' }).innerText())
      .toContain('¥999.00');

    await page.reload();
    await page.getByRole('link', { name: '有 2 个订单在等待付款。' }).waitFor();
    await page.getByRole('button', { name: '下架', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('listitem').first().innerText()).toMatch(/付款的订单\s*2/);
    await dialog.getByRole('button', { name: '下架' }).click();
    await told(page, '已下架');
    await choose(buyer.page, '前端工程师');
    await buyer.page.goto('/shopmall/product/detail?productId=product-mini');
    await buyer.page
      .getByRole('heading', { name: '没有这个课程' })
      .or(buyer.page.getByText('已经下架'))
      .first()
      .waitFor();
    for (const visitor of [early, buyer, admin]) await visitor.leave();
  });

  it('keeps what was ordered: it is taken off sale, and does not go', async () => {
    const student = await shopper(demo, 'xiaoming');
    await placeOrder(student, demo.address, 'product-develop');
    const { page, leave } = await at(`${PATH}/detail/product-develop`);
    await choiceOf(page, 1).getByRole('button', { name: '删除选项标准班' }).click();
    await save(page);
    await productForm(page).getByText('「标准班」有人下过单').first().waitFor();
    await productForm(page).getByRole('button', { name: '还原' }).click();
    await choiceOf(page, 1).getByRole('checkbox', { name: '停售' }).check();
    await save(page);
    await told(page, '商品已保存');
    await student.page.goto('/shopmall/product/detail?productId=product-develop');
    await expect
      .poll(() => student.page.getByRole('region', { name: '研发训练营' }).innerText())
      .toContain('¥5999.00');
    await expect.poll(() => student.page.getByRole('radio', { name: /标准班/ }).count()).toBe(0);
    await student.leave();
    await leave();
  });

  it('on sale costs something else only after that was asked once more', async () => {
    const { page, leave } = await at(`${PATH}/detail/product-algorithm`);
    const price = productForm(page).getByRole('textbox', { name: '价格（元）' }).first();
    const asked = page.getByRole('dialog', { name: '修改在售商品的价格？' });
    const before = await price.inputValue();
    await price.fill('149.90');
    await save(page);
    await asked.getByText(`¥${before} → ¥149.90`).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await asked.getByRole('button', { name: '取消' }).click();
    await asked.waitFor({ state: 'detached' });
    await price.fill('149.9x');
    await save(page);
    await productForm(page).getByText('请写金额').waitFor();
    await price.fill('149.90');
    await save(page);
    await agreeToPrice(page);
    await told(page, '商品已保存');
    const history = page.getByRole('region', { name: '价格变动' });
    await history.getByText(`¥${before} → ¥149.90`).waitFor();
    await expect.poll(() => asked.count()).toBe(0);
    // What is no price is saved as it was.
    await productForm(page).getByRole('textbox', { name: '说明' }).fill('一节一节地学。');
    await save(page);
    await told(page, '商品已保存');
    await price.fill(before);
    await save(page);
    await agreeToPrice(page);
    await history.getByText(`¥149.90 → ¥${before}`).waitFor();
    await leave();
  });

  it('that a colleague changed meanwhile shows what both wrote', async () => {
    const { page, leave, context, ...rest } = await at(`${PATH}/detail/product-web`);
    const name = productForm(page).getByRole('textbox', { name: '名称', exact: true });
    await name.fill('前端工程师（我的）');
    await changed({ page, leave, context, ...rest }, 'product-web', { name: '前端工程师（同事的）' });
    await save(page);
    const panel = page
      .getByRole('region', { name: '有人在你之前改过' })
      .or(page.getByText('前端工程师（同事的）'));
    await panel.first().waitFor();
    await page.getByRole('radio', { name: /前端工程师（我的）/ }).check();
    await page.getByRole('button', { name: /保存/ }).click();
    await told(page, '商品已保存');
    await page.getByRole('heading', { level: 1, name: '前端工程师（我的）' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await changed({ page, leave, context, ...rest }, 'product-web', { name: '前端工程师' });
    await leave();
  });

  it('whose price both changed costs something else only after that was asked once more', async () => {
    const visitor = await at(`${PATH}/detail/product-web`);
    const { page, leave } = visitor;
    const price = productForm(page).getByRole('textbox', { name: '价格（元）' }).first();
    const before = await price.inputValue();
    const cents = Math.round(Number(before) * 100);
    await price.fill('1.90');
    await changed(visitor, 'product-web', { amount: cents + 100 });
    await save(page);
    await agreeToPrice(page);
    await page.getByRole('radio', { name: /1\.90/ }).check();
    const store = page.getByRole('button', { name: '保存' });
    await store.click();
    const asked = page.getByRole('dialog', { name: '修改在售商品的价格？' });
    await asked.getByText('→ ¥1.90').waitFor();
    await asked.getByRole('button', { name: '取消' }).click();
    await asked.waitFor({ state: 'detached' });
    const now = await visitor.context.request.get('/api/admin/product?productId=product-web');
    expect(await now.json()).toMatchObject({ data: { amount: cents + 100 } });
    await store.click();
    await agreeToPrice(page);
    await told(page, '商品已保存');
    await page.getByRole('region', { name: '价格变动' }).getByText('→ ¥1.90').waitFor();
    await changed(visitor, 'product-web', { amount: cents });
    await leave();
  });

  it('that a colleague put on sale meanwhile is not taken off by the same press', async () => {
    const visitor = await at(`${PATH}/detail/product-go`);
    const { page, leave } = visitor;
    await page.getByRole('button', { name: '上架', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^上架「/ });
    await dialog.waitFor();
    const answer = await visitor.context.request.get('/api/admin/product?productId=product-go');
    const { data } = (await answer.json()) as { data: { version: number } };
    const set = { productId: 'product-go', version: data.version, status: 'ON' };
    await call(visitor, demo.address, '/api/admin/product/status', set);
    await dialog.getByRole('button', { name: '上架' }).click();
    await dialog.getByText('刚刚有人上架了它').waitFor();
    await dialog.getByRole('button', { name: '上架' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('在售：学员在商城里看得到').waitFor();
    const after = await visitor.context.request.get('/api/admin/product?productId=product-go');
    expect(await after.json()).toMatchObject({ data: { status: 'ON' } });
    const { version } = ((await after.json()) as { data: { version: number } }).data;
    await call(visitor, demo.address, '/api/admin/product/status', { ...set, version, status: 'OFF' });
    await leave();
  });
});

describe('the order of products', () => {
  const treeOf = (page: Page) => page.getByRole('treeitem');
  const namesOf = async (page: Page): Promise<readonly string[]> =>
    treeOf(page).getByRole('link').allInnerTexts();
  const said = (page: Page) => page.getByRole('main').getByRole('status').first();

  it('is changed by keys and by buttons, said aloud, and is that of the mall', async () => {
    const { page, leave } = await at(`${PATH}/order`);
    const before = await namesOf(page);
    const [first = '', second = ''] = before;
    const row = treeOf(page).first();
    await row.focus();
    await page.keyboard.press('m');
    await expect.poll(() => said(page).innerText()).toContain(`拿起「${first}」`);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => said(page).innerText()).toBe('第 2 位');
    await page.keyboard.press('Escape');
    await expect.poll(() => said(page).innerText()).toBe('已取消，次序没有变');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOf(page)).toEqual([second, first, ...before.slice(2)]);
    const up = page.getByRole('button', { name: `把「${first}」上移` });
    await up.click();
    await expect.poll(() => namesOf(page)).toEqual(before);
    await hasFocus(up);
    await page.getByRole('button', { name: `把「${first}」下移` }).click();
    await expect.poll(() => namesOf(page)).toEqual([second, first, ...before.slice(2)]);
    expect(await faultsOf(page)).toEqual([]);
    expect((await inMall(page)).slice(0, 2)).toEqual([second, first]);
    await leave();
  });

  it('is changed by dragging', async () => {
    const { page, leave } = await at(`${PATH}/order`);
    const before = await namesOf(page);
    const rows = treeOf(page);
    const [from, to] = [await rows.nth(0).boundingBox(), await rows.nth(2).boundingBox()];
    if (from === null || to === null) throw new Error('the rows are not there');
    const x = from.x + from.width / 2;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(x, to.y + to.height - 6, { steps: 6 });
    await page.mouse.move(x + 2, to.y + to.height - 4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => namesOf(page)).not.toEqual(before);
    await expect.poll(async () => (await namesOf(page)).indexOf(before[0] ?? '')).toBe(2);
    await leave();
  });
});

describe('on a phone', () => {
  it.each([
    [PATH, '共 '],
    [`${PATH}/detail/product-python`, '价格变动'],
    [`${PATH}/new`, '规格与价格'],
    [`${PATH}/order`, '商城按这个次序显示'],
  ])('%s is accessible, and nothing is wider than the screen', async (path, text) => {
    const { page, leave } = await at(path, 'admin', 'phone');
    await page.getByText(text).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(width).toBeLessThanOrEqual(0);
    await leave();
  });
});
