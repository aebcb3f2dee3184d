import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isMainOrder, MAIN_ORDER_AMOUNT, mergeMainOrderValidity } from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ordersArb } from '../support/orders.js';

const order = (amount: number, validDateDayNum: number, serviceDateDayNum: number) =>
  deepFreeze({ amount, validDateDayNum, serviceDateDayNum });

test('a main order costs more than 1000 yuan', () => {
  expect(MAIN_ORDER_AMOUNT).toBe(100000);
  expect(isMainOrder({ amount: 100000 })).toBe(false);
  expect(isMainOrder({ amount: 100001 })).toBe(true);
  expect(isMainOrder({ amount: NaN })).toBe(false);
});

describe('mergeMainOrderValidity', () => {
  test('the largest validity and the largest service days go to all main orders', () => {
    const merged = mergeMainOrderValidity([order(200_000, 365, 180), order(300_000, 730, 90)]);
    expect(merged).toEqual([order(200_000, 730, 180), order(300_000, 730, 180)]);
  });

  test.each([NaN, Infinity, undefined])(
    'a main order of %s days is refused, a small one is passed over',
    (days) => {
      const wrong = days as number;
      expect(() => mergeMainOrderValidity([order(200_000, wrong, 1)])).toThrow('not numbers of days');
      expect(() => mergeMainOrderValidity([order(200_000, 1, wrong)])).toThrow(RangeError);
      expect(mergeMainOrderValidity([order(100_000, wrong, wrong)])).toEqual([order(100_000, wrong, wrong)]);
    },
  );

  test('an order of exactly 100000 neither gives nor takes', () => {
    const small = order(100_000, 999, 1);
    const merged = mergeMainOrderValidity([small, order(100_001, 10, 20)]);
    expect(merged[0]).toBe(small);
    expect(merged[1]).toEqual(order(100_001, 10, 20));
  });

  test('other fields of a main order stay', () => {
    const merged = mergeMainOrderValidity([
      { id: 'a', ...order(200_000, 1, 9) },
      { id: 'b', ...order(200_000, 2, 3) },
    ]);
    expect(merged).toEqual([
      { id: 'a', ...order(200_000, 2, 9) },
      { id: 'b', ...order(200_000, 2, 9) },
    ]);
  });

  test('no orders, and no main orders', () => {
    expect(mergeMainOrderValidity([])).toEqual([]);
    const small = [order(1, 2, 3), order(100_000, 5, 6)];
    const merged = mergeMainOrderValidity(small);
    expect(merged).toEqual(small);
    expect(merged).not.toBe(small);
  });

  test('periods below 0 are merged like any other', () => {
    expect(mergeMainOrderValidity([order(200_000, -3, -9), order(200_000, -5, -1)])).toEqual([
      order(200_000, -3, -1),
      order(200_000, -3, -1),
    ]);
  });

  test.prop([ordersArb])('merging twice is merging once', (orders) => {
    const once = mergeMainOrderValidity(orders);
    expect(mergeMainOrderValidity(once)).toEqual(once);
  });

  test.prop([ordersArb, fc.infiniteStream(fc.nat())])(
    'does not depend on the order of the list',
    (orders, keys) => {
      const shuffled = orders
        .map((item) => ({ item, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item);
      const byId = (list: typeof orders) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(byId(mergeMainOrderValidity(shuffled))).toEqual(byId(mergeMainOrderValidity(orders)));
    },
  );

  test.prop([ordersArb])('keeps places, never lowers a value, touches nothing else', (orders) => {
    const merged = mergeMainOrderValidity(orders);
    expect(merged.map(({ id }) => id)).toEqual(orders.map(({ id }) => id));
    const main = orders.filter(isMainOrder);
    const most = (key: 'validDateDayNum' | 'serviceDateDayNum') => Math.max(...main.map((item) => item[key]));
    for (const [i, before] of orders.entries()) {
      if (isMainOrder(before)) {
        expect(merged[i]).toEqual({
          ...before,
          validDateDayNum: most('validDateDayNum'),
          serviceDateDayNum: most('serviceDateDayNum'),
        });
      } else {
        expect(merged[i]).toBe(before);
      }
    }
  });
});
