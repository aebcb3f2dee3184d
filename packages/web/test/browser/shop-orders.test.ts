import { describe, expect, it } from 'vitest';
import { useOwnDemo } from './support/demo.js';
import { call, choose, newestOrder, placeOrder, shopper, submit, timesTold, toPay } from './support/shop.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const PAY_WINDOW_MS = 30 * 60_000;

it('a coupon takes off what it says, is held by one order, and comes back when that is cancelled', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { page } = visitor;
  await choose(page, '前端工程师');
  const amounts = page.getByRole('region', { name: '金额明细' });
  // The best one is taken; an expired one says why it cannot be.
  await expect.poll(() => page.getByRole('radio', { name: /老学员九折/ }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: /开学季立减 100 元/ }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByText('已过期').isVisible()).toBe(true);
  await expect.poll(() => amounts.innerText()).toMatch(/¥3299\.00[\s\S]*-¥329\.90[\s\S]*¥2969\.10/);
  await page.getByRole('radio', { name: '不使用优惠券' }).check();
  await expect.poll(() => amounts.innerText()).not.toContain('¥2969.10');
  await page.getByRole('radio', { name: /老学员九折/ }).check();
  await expect.poll(() => amounts.innerText()).toContain('¥2969.10');
  await submit(page);
  await expect.poll(() => page.getByRole('region', { name: '应付金额' }).innerText()).toContain('¥2969.10');

  await choose(page, '前端工程师');
  await expect.poll(() => page.getByRole('radio', { name: /老学员九折/ }).isDisabled()).toBe(true);
  await expect.poll(() => amounts.innerText()).not.toContain('¥2969.10');

  await page.goto('/shopmall/order/list?status=TRADE_WAIT_PAY');
  await page.getByRole('link', { name: '前端工程师：详情' }).click();
  await page.getByRole('timer', { name: '剩余付款时间' }).filter({ hasText: '超时订单会自动关闭' }).waitFor();
  await page.getByRole('button', { name: '取消订单' }).click();
  const dialog = page.getByRole('dialog', { name: '取消这个订单？' });
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await told(page, '订单已取消');
  await expect.poll(() => page.locator('h1 + span').innerText()).toBe('已取消');
  expect(await timesTold(page, '订单已取消')).toBe(1);
  await page.getByRole('region', { name: '金额' }).getByText('订单金额').waitFor();
  expect(await newestOrder(page)).toMatch(/前端工程师\s*已取消/);
  await choose(page, '前端工程师');
  await expect.poll(() => page.getByRole('radio', { name: /老学员九折/ }).isChecked()).toBe(true);
  await visitor.leave();
});

it('a purchase that costs nothing is open at once', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { page } = visitor;
  await choose(page, '数据结构与算法');
  await page.getByText('这次不需要付款').waitFor();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL('**/shopmall/pay/success?orderId=*');
  await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
  expect(await newestOrder(page)).toMatch(/数据结构与算法\s*已支付[\s\S]*¥0\.00/);
  await visitor.leave();
});

it('a price that changed is shown, and asked about again', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  await choose(page, '小程序开发');
  const admin = await shopper(demo, 'admin');
  await call(admin, demo.address, '/api/commonmutation/save?modelClassName=YkdProduct', {
    id: 'product-mini',
    amount: 129_900,
  });
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByText('价格已经变为 ¥1299.00').waitFor();
  const amounts = page.getByRole('region', { name: '金额明细' });
  await expect.poll(() => amounts.innerText()).toMatch(/应付金额\s*¥1299\.00/);
  await submit(page);
  await expect.poll(() => page.getByRole('region', { name: '应付金额' }).innerText()).toContain('¥1299.00');
  await admin.leave();
  await visitor.leave();
});

it('an order that was lost on the way is placed once', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { context, page } = visitor;
  await choose(page, '经典旧版课程包');
  // The order arrives, the answer does not.
  await context.route(
    '**/api/shop/order/place',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByText('请检查网络后再提交一次，不会重复下单。').waitFor();
  await submit(page);
  await page.goto('/shopmall/order/list?status=TRADE_WAIT_PAY');
  await page.getByRole('article', { name: '经典旧版课程包' }).first().waitFor();
  await expect.poll(() => page.getByRole('article', { name: '经典旧版课程包' }).count()).toBe(1);
  await visitor.leave();
});

it('somebody else’s order is not to be found', async () => {
  const owner = await shopper(demo, 'xiaohong');
  const orderId = await placeOrder(owner, demo.address, 'product-web');
  const visitor = await shopper(demo, 'xiaoming');
  const { page } = visitor;
  for (const path of [
    `/shopmall/order/detail?id=${orderId}`,
    `/shopmall/pay?orderId=${orderId}`,
    `/shopmall/pay/success?orderId=${orderId}`,
    `/shopmall/pay/fail?orderId=${orderId}`,
    '/shopmall/order/detail?id=nothing',
    '/shopmall/pay',
  ]) {
    await page.goto(path);
    await page.getByText('没有找到这个订单').first().waitFor();
    await expect.poll(() => page.title()).toBe('没有找到这个订单 · 优课达');
    await expect.poll(() => page.getByText('前端工程师').count()).toBe(0);
  }
  await visitor.leave();
  await owner.leave();
});

it('a product that is not on sale cannot be bought, a course without one leads to the others', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  await page.goto('/shopmall/product/detail?productId=product-go');
  await page.getByRole('heading', { level: 1, name: '这门课程没有在售' }).waitFor();
  await page.goto('/shopmall/order/confirm?productId=product-go&choice=x');
  await page.getByText('现在不能购买').waitFor();
  await page.goto('/shopmall/order/confirm');
  await page.getByText('没有选择课程').waitFor();
  for (const choice of ['', '&choice=%E6%B2%A1%E6%9C%89']) {
    await page.goto(`/shopmall/order/confirm?productId=product-mini${choice}`);
    await page.getByText('请选择班型').waitFor();
  }
  await page.getByRole('link', { name: '回到课程' }).click();
  await page.getByRole('heading', { level: 1, name: '小程序开发' }).waitFor();
  await page.goto('/shopmall?courseId=go1');
  await page.getByText('暂时没有在售').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(5);
  // One product opens this course, several the other one.
  await page.goto('/shopmall?courseId=a1');
  await page.getByRole('heading', { level: 1, name: /包含《.*》的课程|数据结构与算法/ }).waitFor();
  await page.goto('/shopmall?courseId=wxmini10');
  await page.waitForURL('**/shopmall/product/detail?productId=product-mini');
  await visitor.leave();
});

describe('from a course that is closed', () => {
  it('the prompt leads to the product, on this computer too', async () => {
    const visitor = await shopper(demo, 'xiaohong');
    const { page } = visitor;
    await page.goto('/study/wxmini10');
    await page.getByRole('button', { name: /去购买/ }).click();
    const dialog = page.getByRole('dialog', { name: '支付提示' });
    await dialog.getByRole('img', { name: '微信扫码进入商城' }).waitFor();
    await dialog.getByRole('link', { name: '在这台电脑上购买' }).click();
    await page.waitForURL('**/shopmall/product/detail?productId=product-mini');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('小程序开发');
    await visitor.leave();
  });
});

describe('what a member has already', () => {
  const DEVELOP = '/shopmall/product/detail?productId=product-develop';

  it('is said before it is bought again, and can be bought all the same', async () => {
    const visitor = await shopper(demo, 'xiaoming');
    const { page } = visitor;
    const note = page.getByText(/你已有这门课，有效期到 \d{4}-\d\d-\d\d/);
    await page.goto(DEVELOP);
    await note.waitFor();
    const actions = page.getByRole('link', { name: /^(去学习|立即购买|再次购买)$/ });
    await expect
      .poll(() => actions.filter({ visible: true }).allInnerTexts())
      .toEqual(['去学习', '再次购买']);
    await page.getByRole('link', { name: '再次购买' }).filter({ visible: true }).click();
    await page
      .getByRole('region', { name: '购买内容' })
      .filter({ hasText: /现在购买，有效期到 \d{4}-\d\d-\d\d/ })
      .waitFor();
    const orderId = await submit(page);
    await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
    await page.goto('/shopmall/product/detail?productId=product-mini');
    await page.getByRole('link', { name: '立即购买' }).filter({ visible: true }).waitFor();
    await expect.poll(() => note.count()).toBe(0);
    await visitor.leave();
  });

  it('is nobody’s business without a login', async () => {
    const visitor = await demo.visit();
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(DEVELOP);
    await page.getByRole('button', { name: '登录' }).waitFor();
    await page.getByRole('heading', { level: 1, name: '研发训练营' }).waitFor();
    await expect.poll(() => page.getByText('你已有这门课').count()).toBe(0);
    expect(asked.filter((url) => url.includes('YkdOrder'))).toEqual([]);
    await visitor.leave();
  });
});

it('everything works by the keyboard alone', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const { keyboard } = page;
  const focusOn = async (name: RegExp): Promise<void> => {
    for (let step = 0; step < 60; step += 1) {
      await keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.closest('label')?.textContent ?? '';
        return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''} ${label}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`no way to ${name}`);
  };
  await page.goto('/shopmall/product/detail?productId=product-develop');
  await page.getByRole('heading', { level: 1, name: '研发训练营' }).waitFor();
  await focusOn(/^ *标准班课程有效期/);
  await keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /小班/ }).isChecked()).toBe(true);
  await focusOn(/立即购买/);
  await keyboard.press('Enter');
  await page.getByRole('region', { name: '金额明细' }).waitFor();
  await focusOn(/提交订单/);
  await keyboard.press('Enter');
  await page.waitForURL('**/shopmall/pay?orderId=*');
  await page.getByRole('img', { name: '微信支付二维码' }).waitFor();
  await focusOn(/取消订单/);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '取消这个订单？' });
  await dialog.waitFor();
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await keyboard.press('Enter');
  await dialog.waitFor();
  await focusOn(/^ *取消订单/);
  await keyboard.press('Enter');
  await page.waitForURL('**/shopmall/pay/fail?orderId=*');
  await page.getByRole('heading', { level: 1, name: '订单已取消' }).waitFor();

  await page.goto('/shopmall/order/list');
  await page.getByRole('tab', { name: '全部' }).focus();
  await keyboard.press('ArrowRight');
  await expect
    .poll(() => page.getByRole('tab', { name: '待支付' }).getAttribute('aria-selected'))
    .toBe('true');
  expect(new URL(page.url()).searchParams.get('status')).toBe('TRADE_WAIT_PAY');
  await visitor.leave();
});

it('money is asked back with a reason, and the dialog says what is wrong with it', async () => {
  const visitor = await shopper(demo, 'xiaoming');
  const { page } = visitor;
  await page.goto('/shopmall/order/detail?id=demo-order-3');
  await page.getByRole('button', { name: '申请退款' }).click();
  const dialog = page.getByRole('dialog', { name: '申请退款' });
  const reason = dialog.getByRole('textbox', { name: '退款原因' });
  const confirm = dialog.getByRole('button', { name: '提交申请' });
  await confirm.click();
  await dialog.getByText('原因必须填写').waitFor();
  await reason.fill('错'.repeat(201));
  await dialog.getByText('201 / 200').waitFor();
  await confirm.click();
  await dialog.getByText('原因不能超过200个字符').waitFor();
  await reason.fill('买错了课程，\n想换一门。');
  await confirm.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('买错了课程， 想换一门。').waitFor();
  await expect.poll(() => page.locator('h1 + span').innerText()).toBe('退款中');
  await visitor.leave();
});

it('the list of orders has pages', async () => {
  const visitor = await shopper(demo, 'banzhuren');
  const { page } = visitor;
  for (let number = 0; number < 11; number += 1) {
    const orderId = await placeOrder(visitor, demo.address, 'product-web');
    await call(visitor, demo.address, '/api/shop/order/cancel', { orderId });
  }
  await page.goto('/shopmall/order/list');
  await page.getByText('第 1 / 2 页').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(10);
  await page.getByRole('link', { name: '下一页' }).click();
  await page.getByText('第 2 / 2 页').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await page.goBack();
  await page.getByText('第 1 / 2 页').waitFor();
  await visitor.leave();
});

it('an order that nobody paid closes after half an hour; the page says so by itself', async () => {
  const visitor = await shopper(demo, 'xiaohong');
  const { page } = visitor;
  const orderId = await toPay(visitor, demo.address, 'product-web');
  await page.getByRole('img', { name: '微信支付二维码' }).waitFor();
  await demo.later(PAY_WINDOW_MS);
  await page.waitForURL(`**/shopmall/pay/fail?orderId=${orderId}`);
  await page.getByText('超过 30 分钟没有付款').waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect.poll(() => page.locator('h1 + span').innerText()).toBe('已关闭');
  await visitor.leave();
});
