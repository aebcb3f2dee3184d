import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  EMPLOYMENT_CATEGORY_ID,
  JAVA_EMPLOYMENT_PRODUCT_IDS,
  ORDER_STATUSES,
  servicePanel,
} from '../../src/order/index.js';
import { orderArb, ordersArb, orderWith, skuOf } from '../support/orders.js';

const staged = skuOf({ courseIds: ['j1'], stages: ['P2'] });

test('the employment class', () => {
  expect(EMPLOYMENT_CATEGORY_ID).toBe('employment');
  expect(JAVA_EMPLOYMENT_PRODUCT_IDS).toEqual(['product-employment-java']);
});

describe('servicePanel', () => {
  test('no panel without stages', () => {
    expect(servicePanel([])).toBeUndefined();
    expect(servicePanel([orderWith()])).toBeUndefined();
    expect(servicePanel([orderWith({ skuAttrs: skuOf({ courseIds: ['j1'], stages: [] }) })])).toBeUndefined();
  });

  test('the days of an order with stages', () => {
    const order = orderWith({ skuAttrs: staged, validDateDayNum: 365, serviceDateDayNum: 180 });
    expect(servicePanel([order])).toEqual({ validDays: 365, serviceDays: 180 });
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'TRADE_PAID_SUCCESS'))('%s shows none', (status) => {
    const unpaid = orderWith({ status, skuAttrs: staged, amount: 200_000, validDateDayNum: 999 });
    const paid = orderWith({ skuAttrs: staged, amount: 200_000, validDateDayNum: 5, serviceDateDayNum: 4 });
    expect(servicePanel([unpaid])).toBeUndefined();
    expect(servicePanel([unpaid, paid])).toEqual({ validDays: 5, serviceDays: 4 });
  });

  test('two main orders: the largest of each', () => {
    const a = orderWith({ amount: 200_000, skuAttrs: staged, validDateDayNum: 365, serviceDateDayNum: 180 });
    const b = orderWith({ amount: 300_000, skuAttrs: staged, validDateDayNum: 730, serviceDateDayNum: 90 });
    expect(servicePanel([a, b])).toEqual({ validDays: 730, serviceDays: 180 });
  });

  test('two small orders: the largest of each, in either order', () => {
    const a = orderWith({ skuAttrs: staged, validDateDayNum: 365, serviceDateDayNum: 10 });
    const b = orderWith({ skuAttrs: staged, validDateDayNum: 30, serviceDateDayNum: 20 });
    expect(servicePanel([a, b])).toEqual({ validDays: 365, serviceDays: 20 });
    expect(servicePanel([b, a])).toEqual({ validDays: 365, serviceDays: 20 });
  });

  test('a main order without stages lends its days to one with stages', () => {
    const bare = orderWith({ amount: 200_000, validDateDayNum: 500, serviceDateDayNum: 1 });
    const order = orderWith({
      amount: 200_000,
      skuAttrs: staged,
      validDateDayNum: 10,
      serviceDateDayNum: 20,
    });
    expect(servicePanel([bare, order])).toEqual({ validDays: 500, serviceDays: 20 });
  });

  test('a small order without stages lends nothing', () => {
    const bare = orderWith({ validDateDayNum: 500, serviceDateDayNum: 500 });
    const order = orderWith({ skuAttrs: staged, validDateDayNum: 0, serviceDateDayNum: 0 });
    expect(servicePanel([bare, order])).toEqual({ validDays: 0, serviceDays: 0 });
  });

  test.prop([ordersArb, fc.array(orderArb, { maxLength: 3 })])(
    'more orders never mean fewer days',
    (orders, more) => {
      const before = servicePanel(orders) ?? { validDays: 0, serviceDays: 0 };
      const after = servicePanel([...more, ...orders]) ?? { validDays: 0, serviceDays: 0 };
      expect(after.validDays).toBeGreaterThanOrEqual(before.validDays);
      expect(after.serviceDays).toBeGreaterThanOrEqual(before.serviceDays);
    },
  );
});
