import { expect, it } from 'vitest';
import * as paths from '../../src/access/paths.js';
import { PAGES } from '../../src/access/index.js';

it('the addresses are those of the specification and of the built-in learning site', () => {
  expect({ ...paths }).toEqual({
    LOGIN_PATH: '/login',
    LOGIN_H5_PATH: '/login_h5',
    USERNAME_PATH: '/username',
    BIND_PATH: '/bind',
    LEARN_PATH: '/learn',
    SHOP_MALL_PATH: '/shopmall',
    PRODUCT_PATH: '/shopmall/product/detail',
    ORDER_CONFIRM_PATH: '/shopmall/order/confirm',
    ORDER_LIST_PATH: '/shopmall/order/list',
    ORDER_DETAIL_PATH: '/shopmall/order/detail',
    PAY_PATH: '/shopmall/pay',
    PAY_SUCCESS_PATH: '/shopmall/pay/success',
    PAY_FAIL_PATH: '/shopmall/pay/fail',
    SHOP_DEMO_PATH: '/shopmall/demo',
    ORDER_ID_PARAM: 'orderId',
    STUDY_PATH: '/study',
    OLD_STUDY_PATH: '/study/old',
    TARGET_PARAM: 'target',
    CHAT_PATH: '/chat',
    DEV_PATH: '/dev',
  });
});

it('the pages are at these addresses', () => {
  expect(PAGES.map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/login_h5',
    '/username',
    '/bind',
    '/demo',
    '/dev',
    '/learn',
    '/study/:courseId',
    '/study/:courseId/:outline/:section',
    '/study/old/:courseId/:position',
    '/shopmall',
    '/shopmall/product/detail',
    '/shopmall/demo',
    '/shopmall/order/confirm',
    '/shopmall/order/list',
    '/shopmall/order/detail',
    '/shopmall/pay',
    '/shopmall/pay/success',
    '/shopmall/pay/fail',
  ]);
});
