import { describe, expect, it } from 'vitest';
import { LAYOUT_GUARDS, layoutOf, loginGuardOf, pageOf, pageTitleOf, PAGES } from '../../src/access/index.js';

describe('LAYOUT_GUARDS', () => {
  it('asks for the logins of the specification', () => {
    expect(LAYOUT_GUARDS).toEqual({
      admin: 'auth',
      checkin: 'authh5',
      'coupon-tabs': 'auth',
      coupon: 'auth',
      default: 'none',
      learn: 'auth',
      report: 'authh5',
      report2023: 'authh5',
      report2024: 'authh5',
      shopmall: 'none',
      www: 'none',
    });
    expect(Object.isFrozen(LAYOUT_GUARDS)).toBe(true);
    expect(LAYOUT_GUARDS['constructor' as 'www']).toBeUndefined();
  });
});

describe('pageOf', () => {
  it('finds each page at its own path, and at those of its pattern', () => {
    for (const page of PAGES) expect(pageOf(page.path.replaceAll(/:\w+/g, '0'))).toBe(page);
  });

  it('takes the old learning site for what it is, not for a course of the new one', () => {
    expect(pageOf('/study/old/j1test/MC8wLzA=?x=1')?.path).toBe('/study/old/:courseId/:position');
    expect(pageOf('/study/j1test/0/2#b1')?.path).toBe('/study/:courseId/:outline/:section');
  });

  it('finds none where there is none', () => {
    expect(pageOf('/study/a/b')).toBeUndefined();
  });
});

describe('layoutOf', () => {
  it.each([
    ['/', 'default'],
    ['/login', 'default'],
    ['/login_h5', 'default'],
    ['/username', 'default'],
    ['/learn', 'learn'],
    ['/learn/', 'learn'],
    ['/learn?tab=/a', 'learn'],
    ['/study/py1test/#top', 'learn'],
    ['/study/py1test', 'learn'],
    ['/study/py1test/0/2', 'learn'],
    ['/study/old/j1test/MC8wLzA=', 'learn'],
    ['/shopmall', 'shopmall'],
    ['/shopmall/product/detail?productId=p', 'shopmall'],
    ['/shopmall/pay/success?orderId=o', 'shopmall'],
  ])('shows %s in the layout %s', (path, layout) => {
    expect(layoutOf(path)).toBe(layout);
  });

  it.each([
    '',
    '//',
    '/learn//',
    '/LEARN',
    '/learn/nothing',
    '/study',
    '/study/',
    '/study/a/b',
    '/study//0/2',
    '/study/a//2',
    '/study/old/j1test/',
    '/constructor',
    '/study/a/0/0/0',
    '/shopmall/order',
    '/shopmall/pay/other',
  ])('knows no page at %j', (path) => {
    expect(layoutOf(path)).toBeUndefined();
  });

  it('has each page once, frozen', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
    expect(PAGES.every((page) => Object.isFrozen(page))).toBe(true);
  });
});

describe('pageTitleOf', () => {
  it.each([
    ['/', '在线编程学习'],
    ['/login', '登录'],
    ['/login_h5?target=%2Flearn', '登录'],
    ['/username', '设置用户名'],
    ['/bind/', '绑定微信'],
    ['/learn#top', '学习中心'],
    ['/shopmall/', '商城'],
    ['/shopmall/product/detail?productId=p', '课程详情'],
    ['/shopmall/demo', '商城展示'],
    ['/shopmall/order/confirm', '确认订单'],
    ['/shopmall/order/list', '我的订单'],
    ['/shopmall/coupon', '我的优惠券'],
    ['/shopmall/order/detail?id=o', '订单详情'],
    ['/shopmall/pay', '支付订单'],
    ['/shopmall/pay/success', '支付成功'],
    ['/shopmall/pay/fail', '支付失败'],
  ])('calls %s %s', (path, title) => {
    expect(pageTitleOf(path)).toBe(title);
  });

  it.each(['/study/py1test/0/2', '/nowhere', ''])('leaves the name of %j to whoever knows it', (path) => {
    expect(pageTitleOf(path)).toBeUndefined();
  });

  it('never names a page that is not there', () => {
    for (const { path, title } of PAGES) expect(pageTitleOf(path)).toBe(title);
    expect(PAGES.every(({ title }) => title !== '')).toBe(true);
  });
});

it('leads members on from the ways in, and those with a username from choosing one', () => {
  const only = PAGES.flatMap(({ path, onlyFor }) => (onlyFor === undefined ? [] : [[path, onlyFor]]));
  expect(only).toEqual([
    ['/login', 'guests'],
    ['/login_h5', 'guests'],
    ['/username', 'unnamed'],
  ]);
});

describe('loginGuardOf', () => {
  const DESKTOP = { mobile: false };
  const PHONE = { mobile: true };

  it.each([
    ['/', 'none', 'none'],
    ['/nowhere', 'none', 'none'],
    ['/learn?x=1', 'auth', 'auth'],
    ['/study/py1/0/0', 'auth', 'auth'],
    ['/shopmall', 'none', 'none'],
    ['/shopmall/product/detail?productId=p', 'none', 'none'],
    ['/shopmall/demo', 'none', 'none'],
    ['/shopmall/order/confirm?productId=p', 'auth', 'authh5'],
    ['/shopmall/order/list/', 'auth', 'authh5'],
    ['/shopmall/order/detail?id=o', 'auth', 'authh5'],
    ['/shopmall/pay?orderId=o', 'auth', 'authh5'],
    ['/shopmall/pay/success', 'auth', 'authh5'],
    ['/shopmall/pay/fail', 'auth', 'authh5'],
  ])('asks on %s for %s on a desktop and %s on a phone', (path, desktop, phone) => {
    expect([loginGuardOf(path, DESKTOP), loginGuardOf(path, PHONE)]).toEqual([desktop, phone]);
  });
});
