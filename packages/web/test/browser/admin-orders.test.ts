import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasFocus, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';
import { giveBack, giveBackDialog, orderDrawer } from './support/orders.js';
import { call, paid, placeOrder, shopper } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const PATH = '/admin/order';

/** Somebody of the staff at the orders. */
const at = (account = 'zhujiao', search = '', device: Device = 'desktop') =>
  staffAt(demo, `${PATH}${search}`, account, { device });

/** He wants his money back. */
const askBack = async (account: string, orderId: string, reason: string): Promise<void> => {
  const visitor = await shopper(demo, account);
  await call(visitor, demo.address, '/api/shop/order/refund', { orderId, reason });
  await visitor.leave();
};

const tableOf = (page: Page) => page.getByRole('table', { name: '订单' });
const rowsOf = (page: Page) => tableOf(page).locator('tbody').getByRole('row');
const stepsOf = (drawer: Locator) => drawer.getByRole('region', { name: '订单进度' });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('the list of orders', () => {
  it('is searched by number and by student, narrowed in words, and shows views', async () => {
    const { page, leave } = await at();
    await page.getByText('共 5 个订单').waitFor();
    const search = page.getByRole('searchbox');
    await page.keyboard.press('/');
    await hasFocus(search);
    await search.fill('demo-order-4');
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).first().getByText('已关闭').waitFor();
    await search.fill('13800000003');
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).first().getByText('王小红').waitFor();
    // A name stays whole, and the table is no wider than the page.
    const name = rowsOf(page).first().getByText('王小红');
    await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(30);
    await expect
      .poll(() =>
        tableOf(page).evaluate(
          ({ clientWidth, parentElement }) => clientWidth - (parentElement?.clientWidth ?? 0),
        ),
      )
      .toBeLessThanOrEqual(0);
    await search.fill('');
    await expect.poll(() => rowsOf(page).count()).toBe(5);
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const form = page.getByRole('group', { name: '筛选条件' });
    await form.getByLabel('列', { exact: true }).selectOption('状态');
    await form.getByLabel('内容', { exact: true }).selectOption('已关闭');
    await form.getByRole('button', { name: '应用' }).click();
    await expect.poll(() => queryOf(page)).toEqual({ status: 'is:TRADE_CLOSED' });
    await page.getByText('共 1 个订单').waitFor();
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByRole('button', { name: '全部订单' }).click();
    await page.getByRole('group', { name: '视图' }).getByRole('link', { name: '待支付' }).click();
    await expect.poll(() => queryOf(page)).toMatchObject({ status: 'is:TRADE_WAIT_PAY' });
    await page.getByText('没有符合条件的记录').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is exported as it is shown', async () => {
    const { page, leave } = await at('zhujiao', '?status=is:TRADE_CLOSED&columns=id,status,amount');
    await page.getByText('共 1 个订单').waitFor();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^订单-/);
    const [head, line] = (await bytesOf(file)).toString('utf8').split('\r\n');
    expect(head).toMatch(/订单号,状态,金额/);
    expect(line).toMatch(/^demo-order-4,已关闭,/);
    await leave();
  });

  it('opens an order at an address, and leads to its student, who leads back to it', async () => {
    const { page, leave } = await at('admin', '?open=demo-order-5');
    const drawer = orderDrawer(page, 'demo-order-5');
    await drawer.getByText('站外').waitFor();
    await drawer.getByRole('link', { name: '王小红' }).click();
    await page.waitForURL('**/admin/class/student/demo-xiaohong');
    const orders = page.getByRole('region', { name: '订单', exact: true });
    await orders.getByRole('table').getByRole('link').first().click();
    await page.waitForURL('**/admin/order?open=demo-order-5');
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.goto(`${PATH}?open=nothing`);
    await page.getByText('没有这个订单').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('has on a phone the tab of its page in sight, and leads to others without losing it', async () => {
    const { page, leave } = await at('zhujiao', '/difference', 'phone');
    const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: '退款复核' }) });
    const inSight = async (name: string) => {
      const tab = tabs.getByRole('link', { name, exact: true });
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
      await expect
        .poll(async () => {
          const box = await tab.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= 375;
        })
        .toBe(true);
    };
    await inSight('对账差异');
    await tabs.getByRole('link', { name: '订单', exact: true }).click();
    await inSight('订单');
    await leave();
  });
});

describe('what is studied of an order', () => {
  it.each(['desktop', 'phone'] as const)(
    'stands in its detail on a %s, with the way to the student',
    async (device) => {
      const { page, leave } = await at('admin', '?open=demo-order-1', device);
      const part = orderDrawer(page, 'demo-order-1').getByRole('region', { name: '学了多少' });
      await part.getByText(/这个订单的 \d+ 门课程/).waitFor();
      await part.getByText(/读过/).first().waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await part.getByRole('link', { name: '打开学员的页面' }).click();
      await page.waitForURL('**/admin/class/student/demo-xiaoming');
      await leave();
    },
  );
});

describe('a refund', () => {
  it('waits on the start page, is granted with a reason, and is over at once', async () => {
    const orderId = await paid(demo, 'xiaohong', 'product-algorithm');
    await askBack('xiaohong', orderId, '时间不合适');
    const { page, leave } = await at('zhujiao', '');
    await page.goto('/admin');
    const tile = page.getByRole('listitem').filter({ hasText: '等待审核的退款' });
    await tile.getByRole('link').click();
    await expect.poll(() => queryOf(page)).toMatchObject({ refund: 'is:ASKED' });
    await expect.poll(() => rowsOf(page).count()).toBe(1);
    await rowsOf(page).first().getByRole('rowheader').getByRole('link').click();
    const drawer = orderDrawer(page, orderId);
    await drawer.getByText('时间不合适').first().waitFor();
    await drawer.getByRole('button', { name: '同意退款' }).click();
    const dialog = page.getByRole('dialog', { name: '同意退款？' });
    await dialog.getByLabel('原因').fill('开课前申请');
    await dialog.getByRole('button', { name: '同意退款' }).click();
    await told(page, '已同意，钱正在退回');
    await drawer.getByRole('button', { name: '同意退款' }).waitFor({ state: 'detached' });
    await drawer
      .getByText(/^(已同意，退款中|已退款)$/)
      .first()
      .waitFor();
    await expect.poll(() => rowsOf(page).count()).toBe(0);
    await stepsOf(drawer).getByText('同意退款').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is refused; whoever judges it a moment later is told, and sees how it stands', async () => {
    const orderId = await paid(demo, 'xiaoming', 'product-algorithm');
    await askBack('xiaoming', orderId, '不想学了');
    const [first, second] = [await at('zhujiao', `?open=${orderId}`), await at('admin', `?open=${orderId}`)];
    for (const [{ page }, name] of [
      [first, '拒绝'],
      [second, '同意退款'],
    ] as const) {
      await orderDrawer(page, orderId).getByRole('button', { name, exact: true }).click();
      await page
        .getByRole('dialog', { name: `${name === '拒绝' ? '拒绝退款' : name}？` })
        .getByLabel('原因')
        .fill('已经学完了');
    }
    await first.page
      .getByRole('dialog', { name: '拒绝退款？' })
      .getByRole('button', { name: '拒绝' })
      .click();
    await told(first.page, '已拒绝，订单回到已支付');
    await orderDrawer(first.page, orderId).getByText('拒绝退款').waitFor();
    await orderDrawer(first.page, orderId).getByText('员工 周涛').waitFor();
    const dialog = second.page.getByRole('dialog', { name: '同意退款？' });
    await dialog.getByRole('button', { name: '同意退款' }).click();
    await dialog.getByText('订单已支付，不能进行这个操作').waitFor();
    await dialog.getByRole('button', { name: '取消', exact: true }).click();
    await orderDrawer(second.page, orderId).getByText('员工 周涛').waitFor();
    expect(await faultsOf(second.page)).toEqual([]);
    await first.leave();
    await second.leave();
  });

  it('gives a part back, which leaves the order paid, and the rest with a second person', async () => {
    const orderId = await paid(demo, 'xiaoming', 'product-algorithm');
    const boss = await at('admin', '');
    const setLimit = (limit: number) =>
      call(boss, demo.address, '/api/shop/staff/refund-limit', { limit, reason: '旺季' });
    await setLimit(1_000);
    const { page, leave } = await at('zhujiao', `?open=${orderId}`);
    const drawer = orderDrawer(page, orderId);
    const dialog = giveBackDialog(page);
    await giveBack(page, drawer, { amount: '10.001', reason: '少上了一节' });
    await dialog.getByText('写成 12 或 12.50 这样的金额').waitFor();
    await dialog.getByLabel('金额（元）').fill('10');
    await dialog.getByRole('button', { name: '退款', exact: true }).click();
    await told(page, '已提交，钱正在退回');
    await drawer.getByText('部分退款').first().waitFor();
    await drawer.getByText('已支付').first().waitFor();
    // The money is asked for beside the order, and may be answered later.
    await drawer.getByRole('region', { name: '钱与有效期' }).getByText('¥789.00').first().waitFor();
    await giveBack(page, drawer, { reason: '整门课取消' });
    await told(page, '已提交给另一位员工复核');
    await drawer.getByText('由另一位员工复核。').waitFor();
    await drawer.getByRole('button', { name: '撤回' }).waitFor();
    await expect.poll(() => drawer.getByRole('button', { name: '退款…' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    // Whoever is to agree is led there from the start page.
    await boss.page.goto('/admin');
    await boss.page.getByRole('listitem').filter({ hasText: '等待复核的退款' }).getByRole('link').click();
    const waiting = boss.page.getByRole('table', { name: '退款复核' });
    await waiting.getByText('整门课取消').waitFor();
    expect(await faultsOf(boss.page)).toEqual([]);
    // As the rows of other lists do: wherever it is pressed, and by its link.
    await waiting.getByText('整门课取消').click();
    await boss.page.waitForURL(`**/admin/order/proposal?open=${orderId}`);
    const theirs = orderDrawer(boss.page, orderId);
    await theirs.getByRole('button', { name: '通过', exact: true }).click();
    await boss.page
      .getByRole('dialog', { name: /^通过这笔/ })
      .getByRole('button', { name: '通过' })
      .click();
    await told(boss.page, '已通过，钱正在退回');
    await theirs.getByText('已通过').first().waitFor();
    await theirs
      .getByText(/^(退款中|已退款)$/)
      .first()
      .waitFor();
    await stepsOf(theirs).getByText('开始退款').waitFor();
    await setLimit(100_000);
    await leave();
    await boss.leave();
  });

  it('that was asked for waits for the second person, who finds what is his to do first', async () => {
    const orderId = await paid(demo, 'xiaoming', 'product-develop');
    await askBack('xiaoming', orderId, '时间不合适');
    const boss = await at('admin', '');
    const setLimit = (limit: number) =>
      call(boss, demo.address, '/api/shop/staff/refund-limit', { limit, reason: '旺季' });
    await setLimit(1_000);
    const { page, leave } = await at('zhujiao', `?open=${orderId}`);
    const drawer = orderDrawer(page, orderId);
    await drawer.getByRole('button', { name: '同意退款' }).click();
    const dialog = page.getByRole('dialog', { name: '同意退款？' });
    await dialog.getByLabel('原因').fill('开课前申请');
    await dialog.getByRole('button', { name: '同意退款' }).click();
    await told(page, '已提交给另一位员工复核');
    await boss.page.goto(`${PATH}?open=${orderId}`);
    for (const shown of [drawer, orderDrawer(boss.page, orderId)]) {
      await shown.getByText('等待复核', { exact: true }).first().waitFor();
      await shown.getByText('时间不合适').first().waitFor();
      await expect.poll(() => shown.getByRole('button', { name: '同意退款' }).count()).toBe(0);
      await expect.poll(() => shown.getByText('等待审核', { exact: true }).count()).toBe(0);
    }
    // It is counted as what it waits for, and leads there.
    await boss.page.goto(`${PATH}?refund=is%3APROPOSED&columns=id,refund`);
    await expect.poll(() => rowsOf(boss.page).count()).toBe(1);
    await rowsOf(boss.page).getByRole('link', { name: '等待复核' }).click();
    await boss.page.waitForURL('**/admin/order/proposal');
    await boss.page.goto(`${PATH}?refund=is%3AASKED`);
    await boss.page.getByText('没有符合').or(boss.page.getByText('共 0 个订单')).first().waitFor();
    await boss.page.goto(`${PATH}?open=${orderId}`);
    const theirs = orderDrawer(boss.page, orderId);
    await expect
      .poll(() => theirs.getByRole('region').first().getByRole('button').allInnerTexts())
      .toEqual(['通过', '不通过']);
    expect(await faultsOf(boss.page)).toEqual([]);
    await theirs.getByRole('button', { name: '不通过' }).click();
    const refusal = boss.page.getByRole('dialog', { name: '不通过这笔退款？' });
    await refusal.getByLabel('原因').fill('先与学员谈');
    await refusal.getByRole('button', { name: '不通过' }).click();
    await told(boss.page, '没有通过，钱没有动');
    await theirs.getByRole('button', { name: '同意退款' }).waitFor();
    await theirs.getByText('等待审核', { exact: true }).first().waitFor();
    await setLimit(100_000);
    await leave();
    await boss.leave();
  });

  it('changes until when an order lasts, as long as nobody else did', async () => {
    const orderId = await paid(demo, 'xiaohong', 'product-algorithm');
    const [one, other] = [await at('zhujiao', `?open=${orderId}`), await at('admin', `?open=${orderId}`)];
    for (const { page } of [one, other]) {
      await orderDrawer(page, orderId).getByRole('button', { name: '修改有效期…' }).click();
      const dialog = page.getByRole('dialog', { name: '修改这个订单的有效期？' });
      await dialog.getByLabel('课程有效期至').fill('2031-05-06');
      await dialog.getByLabel('原因').fill('补偿停课');
      await dialog.getByRole('button', { name: '修改有效期' }).click();
      if (page === one.page) await told(page, '有效期已修改');
      else
        await dialog
          .getByText(/改过|别人/)
          .first()
          .waitFor();
    }
    await orderDrawer(one.page, orderId).getByText('2031-05-06').first().waitFor();
    await orderDrawer(one.page, orderId).getByText('修改有效期', { exact: true }).first().waitFor();
    expect(await faultsOf(one.page)).toEqual([]);
    await one.leave();
    await other.leave();
  });

  it('leaves the days of an order its own, and says what its student has beside his other orders', async () => {
    const orderId = await paid(demo, 'xiaohong', 'product-develop');
    const { page, leave } = await at('zhujiao', `?open=${orderId}`);
    const drawer = orderDrawer(page, orderId);
    await drawer.getByText(/这个订单自己：课程至 \d/).waitFor();
    await drawer.getByRole('button', { name: '修改有效期…' }).click();
    const dialog = page.getByRole('dialog', { name: '修改这个订单的有效期？' });
    await dialog.getByText(/合并以后他现在学到 \d/).waitFor();
    const own = await dialog.getByLabel('课程有效期至').inputValue();
    const next = `${Number(own.slice(0, 4)) + 1}-01-01`;
    await dialog.getByLabel('课程有效期至').fill(next);
    await dialog.getByLabel('原因').fill('补偿停课');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '修改有效期' }).click();
    await told(page, new RegExp(`有效期已修改为 ${next}；与他的其他订单合并以后，学员的课程至 \\d`));
    await drawer.getByText(`这个订单自己：课程至 ${next}`).waitFor();
    await leave();
  });

  it('of one’s own is somebody else’s to judge', async () => {
    const orderId = await paid(demo, 'zhujiao', 'product-algorithm');
    await askBack('zhujiao', orderId, '买错了');
    const { page, leave } = await at('zhujiao', `?open=${orderId}`);
    const drawer = orderDrawer(page, orderId);
    await drawer.getByText('这是你自己的订单：退款请由其他员工处理。').waitFor();
    await expect.poll(() => drawer.getByRole('button', { name: '同意退款' }).count()).toBe(0);
    await leave();
  });

  it('of money that never came in here is noted with its evidence', async () => {
    const { page, leave } = await at('zhujiao', '?open=demo-order-3');
    const drawer = orderDrawer(page, 'demo-order-3');
    await drawer.getByRole('button', { name: '登记线下退款' }).click();
    const dialog = page.getByRole('dialog', { name: '登记线下退款？' });
    await dialog.getByRole('button', { name: '登记线下退款' }).click();
    await dialog.getByText('凭证必须填写').waitFor();
    await dialog.getByLabel('凭证').fill('银行流水 20260102');
    await dialog.getByLabel('原因').fill('课程取消');
    await dialog.getByRole('button', { name: '登记线下退款' }).click();
    await told(page, '已登记，订单变成已退款');
    await drawer.getByText('线下退款：课程取消；凭证：银行流水 20260102').first().waitFor();
    await drawer.getByText('已退金额').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('what is odd about money', () => {
  it('leads from the start page to a payment that came twice, which is settled', async () => {
    const orderId = await paid(demo, 'xiaoming', 'product-python', '支付两次');
    const { page, leave } = await at('zhujiao', '');
    const tile = page.getByRole('listitem').filter({ hasText: '没有处理的收款异常' });
    await expect
      .poll(async () => {
        await page.goto('/admin');
        await tile.getByRole('link').or(tile.getByText('0')).first().waitFor();
        return tile.getByRole('link').count();
      })
      .toBe(1);
    await tile.getByRole('link').click();
    await page.waitForURL('**/admin/order/oddity?settledAt=empty');
    const rows = page.getByRole('table', { name: '异常款项' }).locator('tbody').getByRole('row');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().getByRole('rowheader').getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: '重复付款' });
    await drawer.getByRole('link', { name: `订单 ${orderId.slice(0, 8)}` }).waitFor();
    await drawer.getByRole('button', { name: '标记为已处理' }).click();
    await told(page, '已标记为已处理');
    await expect.poll(() => rows.count()).toBe(0);
    await drawer.getByText(/^周涛在 .* 处理$/).waitFor();
    await page.goto(`${PATH}?open=${orderId}`);
    await orderDrawer(page, orderId).getByRole('link', { name: '重复付款' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('of one’s own is somebody else’s to settle', async () => {
    const orderId = await paid(demo, 'zhujiao', 'product-python', '支付两次');
    const { page, leave } = await at('zhujiao', '');
    const rows = page.getByRole('table', { name: '异常款项' }).locator('tbody').getByRole('row');
    await expect
      .poll(async () => {
        await page.goto(`/admin/order/oddity?settledAt=empty&orderId=is:${orderId}`);
        await loaded(page);
        return rows.count();
      })
      .toBe(1);
    await rows.first().getByRole('rowheader').getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: '重复付款' });
    await drawer.getByText('这是你自己的订单：由其他员工处理。').waitFor();
    await expect.poll(() => drawer.getByRole('button', { name: '标记为已处理' }).count()).toBe(0);
    await leave();
  });

  it('marks two orders that wait for the same, each with the way to the other', async () => {
    const buyer = await shopper(demo, 'xiaohong');
    const ids = [
      await placeOrder(buyer, demo.address, 'product-python'),
      await placeOrder(buyer, demo.address, 'product-python'),
    ];
    await buyer.leave();
    const { page, leave } = await at('zhujiao', '?double=is:OPEN');
    await expect.poll(() => rowsOf(page).count()).toBe(2);
    await page.getByText('疑似重复下单').first().waitFor();
    await page.goto(`${PATH}?open=${ids[0]}`);
    await orderDrawer(page, ids[0] ?? '')
      .getByRole('link', { name: '看另一个订单' })
      .click();
    await expect.poll(() => queryOf(page)['open']).toBe(ids[1]);
    await leave();
  });
});

it('is not there for a class teacher, neither in the menu nor in any call', async () => {
  const { page, context, leave } = await at('banzhuren');
  await page.waitForURL('**/admin/404');
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: '后台导航' });
  await nav.getByRole('link', { name: '学员管理' }).waitFor();
  await expect.poll(() => nav.getByRole('link', { name: '订单管理' }).count()).toBe(0);
  for (const path of [
    '/api/admin/orders?size=10',
    '/api/admin/orders/count',
    '/api/admin/orders/products',
    '/api/admin/orders/buyers?search=x',
    '/api/admin/orders/names?ids=demo-xiaoming',
    '/api/admin/order?orderId=demo-order-1',
    '/api/shop/staff/oddities?size=10',
    '/api/shop/staff/oddities/count',
  ]) {
    expect([path, (await context.request.get(path)).status()]).toEqual([path, 403]);
  }
  await leave();
});
