import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logIn, type Device, type Visitor } from '../support/browser.js';
import { useOwnDemo, type OwnDemo } from '../support/demo.js';
import { faultsOf, loaded } from '../support/faults.js';
import { becomeMember } from '../support/member.js';
import { call, placeOrder } from '../support/shop.js';
import { STAFF } from './console.js';
import { DIALOGS } from './dialogs.js';
import type { Look } from './look.js';
import { kilobytesOf, loadedBy, type Loaded } from './weight.js';

/** Somebody, and what he looks at. */
interface Walk {
  readonly who: string;
  /** Lets him in; answers his looks, of which some depend on what is his. */
  readonly begin: (visitor: Visitor, demo: OwnDemo) => Promise<readonly Look[]>;
  /** What else is to be said of the pages, once he has seen them. */
  readonly end?: (visitor: Visitor, walk: readonly Loaded[]) => Promise<void>;
}

const VISITOR: readonly Look[] = [
  { path: '/' },
  { path: '/login' },
  {
    state: 'the login by SMS, with messages',
    show: async (page) => {
      await page.getByRole('tab', { name: '短信登录' }).click();
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await page.getByText('验证码必须输入').waitFor();
    },
  },
  { path: '/login_h5' },
  { path: '/bind' },
  { path: '/no-such-page' },
  { path: '/demo', isShowcase: true },
  { path: '/dev' },
];

/** The sidebar is there with its last entry; in a phone it is behind a button. */
const sidebar = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: /校园招聘/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });

const STUDENT: readonly Look[] = [
  { path: '/bind?error=weixin-unavailable' },
  {
    path: '/learn',
    state: 'with the popup',
    show: async (page) => {
      await page.getByRole('complementary', { name: /^\d{4} 年度学习报告$/ }).waitFor();
      await sidebar(page);
    },
  },
  { path: '/learn/access', show: sidebar },
  { path: '/learn/prejob', show: sidebar },
  { path: '/learn/wangzhe2025', show: sidebar },
  { path: '/chat?courseId=f11', show: sidebar },
  { path: '/learn/clock', show: sidebar },
  { path: '/learn/clock/september2024', show: sidebar },
  { path: '/study/py1test/0/0' },
  { path: '/study/old/j1test/MC8xLzA=' },
  { path: '/study/old/j1test/nonsense' },
  { path: '/study/go1' },
  { path: '/report' },
  { path: '/report2023/page5' },
  { path: '/report2024/page4' },
  { path: '/report/page8' },
];

/** The pages of the shop mall, with an order that waits, one that is closed and one that is paid. */
const shop = (waiting: string, closed: string): readonly Look[] => [
  { path: '/shopmall' },
  { path: '/shopmall?courseId=j1' },
  { path: '/shopmall/product/detail?productId=product-develop' },
  { path: '/shopmall/product/detail?productId=product-go' },
  {
    path: `/shopmall/order/confirm?productId=product-develop&choice=${encodeURIComponent('标准班')}`,
  },
  { path: '/shopmall/order/confirm' },
  { path: `/shopmall/pay?orderId=${waiting}` },
  { path: `/shopmall/pay/fail?orderId=${waiting}` },
  { path: `/shopmall/pay/fail?orderId=${closed}` },
  { path: `/shopmall/pay/success?orderId=${waiting}` },
  { path: '/shopmall/pay/success?orderId=demo-order-1' },
  { path: '/shopmall/order/list' },
  { path: '/shopmall/coupon' },
  { path: '/shopmall/product/detail?productId=product-develop&coupon=demo-huoban-develop' },
  { path: '/shopmall/order/list?status=TRADE_REFUNDED' },
  { path: `/shopmall/order/detail?id=${waiting}` },
  { path: '/shopmall/order/detail?id=demo-order-1' },
  {
    state: 'an invoice is asked for',
    show: async (page) => {
      await page.getByRole('button', { name: '申请发票' }).click();
      await page.getByRole('dialog', { name: '申请发票' }).waitFor();
    },
  },
  { path: '/shopmall/order/detail?id=nothing' },
  { path: '/shopmall/demo', isShowcase: true },
  {
    state: 'an order is to be cancelled',
    isShowcase: true,
    show: async (page) => {
      await page.getByRole('button', { name: '取消订单' }).first().click();
      await page.getByRole('dialog', { name: '取消这个订单？' }).waitFor();
    },
  },
  {
    state: 'money is asked back',
    isShowcase: true,
    show: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: '已支付' }).click();
      await page.getByRole('button', { name: '申请退款' }).first().click();
      await page.getByRole('dialog', { name: '申请退款' }).waitFor();
    },
  },
];

const WALKS: readonly Walk[] = [
  { who: 'a visitor', begin: () => Promise.resolve(VISITOR) },
  {
    who: 'a student without a name',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, '13800000001');
      return [{ path: '/username' }];
    },
  },
  {
    who: 'a student',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'xiaoming');
      return STUDENT;
    },
  },
  {
    who: 'a student of an employment class',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'xiaohong');
      return [{ path: '/learn', show: sidebar }, { path: '/report/empty?edition=report2023' }];
    },
  },
  {
    who: 'a buyer',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'xiaoming');
      const closed = await placeOrder(visitor, demo.address, 'product-mini');
      await call(visitor, demo.address, '/api/shop/order/cancel', { orderId: closed });
      return shop(await placeOrder(visitor, demo.address, 'product-mini'), closed);
    },
    end: async (visitor, walk) => {
      const [first, ...further] = await kilobytesOf(visitor, walk);
      expect(first?.[1]).toBeLessThan(200);
      expect(further.filter(([, size]) => size >= 40)).toEqual([]);
    },
  },
  {
    who: 'who applied to be a partner and was refused',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'huoban3');
      return [
        { path: '/coupon/apply' },
        { state: 'what is missing', show: (page) => page.getByRole('button', { name: '再次提交' }).click() },
      ];
    },
  },
  {
    who: 'who waits to be a partner',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'huoban2');
      return [{ path: '/coupon/review' }];
    },
  },
  {
    who: 'a partner',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'huoban');
      return [
        { path: '/coupon/home' },
        {
          state: 'a poster',
          show: async (page) => {
            await page.getByRole('button', { name: '海报：大数据分析九折' }).click();
            await page.getByRole('img', { name: /推广海报/ }).waitFor();
          },
        },
        { path: '/coupon/detail?batch=demo-batch-3' },
        {
          path: '/coupon/detail?statement=2019-01',
          show: (page) => page.getByText('没有这份结算单').first().waitFor(),
        },
        { path: '/coupon/my' },
        {
          state: 'whom he is paid to',
          show: async (page) => {
            await page
              .getByRole('region', { name: '收款账户' })
              .getByRole('button', { name: '修改' })
              .click();
            await page.getByRole('dialog', { name: '收款账户' }).waitFor();
          },
        },
      ];
    },
  },
  {
    who: 'a super administrator',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'admin');
      await call(visitor, demo.address, '/api/admin/department/add', { parentId: null, name: '教学部' });
      return STAFF;
    },
  },
  {
    who: 'an assistant with grants',
    begin: async (visitor, demo) => {
      await logIn(visitor, demo.address, 'zhujiao');
      return [{ path: '/admin' }];
    },
  },
  {
    who: 'a new member, in the dialogs about his account',
    begin: async (visitor, demo) => {
      await becomeMember(visitor, demo.address, { mobile: '13700001000', userName: 'newcomer' });
      return DIALOGS;
    },
  },
];

/** Looks at every page, and at the states that are not far from it, in one window. Those deep in a journey are looked at there. */
export const lookAtAll = (device: Device): void => {
  const demo = useOwnDemo();
  it.each(WALKS)(`$who sees no accessibility fault on a ${device}, and all fits the window`, async (walk) => {
    const visitor = await demo.visit(device, { reducedMotion: 'reduce' });
    const { page } = visitor;
    const seen: Loaded[] = [];
    for (const { path, state, isShowcase, show } of await walk.begin(visitor, demo)) {
      if (path !== undefined) await page.goto(path);
      await show?.(page);
      await loaded(page, isShowcase);
      expect(await faultsOf(page), [path, state].join(' ')).toEqual([]);
      if (path !== undefined) seen.push(await loadedBy(page));
    }
    await walk.end?.(visitor, seen);
    await visitor.leave();
  });
};
