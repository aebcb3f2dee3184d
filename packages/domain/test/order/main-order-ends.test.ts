import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  dayNumbersOf,
  mainOrderEnds,
  mergeMainOrderValidity,
  PAID_STATUS,
  serviceUntil,
  validUntil,
} from '../../src/order/index.js';
import { DAY_MS, endOfShanghaiDay, shanghaiDayIndex } from '../../src/shared/index.js';

/** 2024-03-01 12:00 in Shanghai. */
const NOON = Date.UTC(2024, 2, 1, 4);

const order = (validDays: number | null, serviceDays: number | null, over: object = {}) => ({
  status: PAID_STATUS as string,
  amount: 399_900,
  gmtCreated: NOON,
  validDate: validDays === null ? null : NOON + validDays * DAY_MS,
  serviceDate: serviceDays === null ? null : NOON + serviceDays * DAY_MS,
  ...over,
});

const endAfter = (days: number, from = NOON) => endOfShanghaiDay(shanghaiDayIndex(from) + days);

const days = fc.option(fc.nat({ max: 900 }), { nil: null });
const some = fc
  .record({
    valid: days,
    service: days,
    amount: fc.constantFrom(100_000, 100_001, 500_000),
    status: fc.constantFrom(PAID_STATUS, 'TRADE_REFUNDED', 'TRADE_WAIT_PAY'),
    later: fc.nat({ max: 400 }),
  })
  .map(({ valid, service, amount, status, later }) => {
    const gmtCreated = NOON + later * DAY_MS;
    const dates = { validDate: valid, serviceDate: service };
    const at = (count: number | null) => (count === null ? null : gmtCreated + count * DAY_MS);
    return { amount, status, gmtCreated, validDate: at(dates.validDate), serviceDate: at(dates.serviceDate) };
  });

describe('mainOrderEnds', () => {
  test('is the end of the last day of courses and of service', () => {
    expect(mainOrderEnds([order(365, 90)])).toEqual({
      validUntil: endAfter(365),
      serviceUntil: endAfter(90),
      boughtAt: NOON,
    });
  });

  test('merges main orders: each has the most days of all of them', () => {
    const later = NOON + 100 * DAY_MS;
    const second = {
      ...order(null, null),
      gmtCreated: later,
      validDate: later + 10 * DAY_MS,
      serviceDate: null,
    };
    expect(mainOrderEnds([order(365, 90), second])).toEqual({
      validUntil: endAfter(365, later),
      serviceUntil: endAfter(90, later),
      boughtAt: later,
    });
  });

  test('there is no end of a service that nobody sold, and none without a paid main order', () => {
    expect(mainOrderEnds([order(365, null)])).toEqual({
      validUntil: endAfter(365),
      serviceUntil: null,
      boughtAt: NOON,
    });
    expect(mainOrderEnds([])).toBeUndefined();
    expect(mainOrderEnds([order(365, 90, { amount: 100_000 })])).toBeUndefined();
    expect(mainOrderEnds([order(365, 90, { status: 'TRADE_REFUNDING' })])).toBeUndefined();
  });

  test.prop([fc.array(some)])('is the latest end among the paid main orders, merged', (orders) => {
    const paid = orders.filter(({ status, amount }) => status === PAID_STATUS && amount > 100_000);
    const merged = mergeMainOrderValidity(paid.map((one) => ({ ...one, ...dayNumbersOf(one) })));
    const served = merged.filter(({ serviceDateDayNum }) => serviceDateDayNum > 0);
    const expected = {
      validUntil: Math.max(...merged.map(validUntil)),
      serviceUntil: served.length === 0 ? null : Math.max(...served.map(serviceUntil)),
      boughtAt: Math.max(...paid.map(({ gmtCreated }) => gmtCreated)),
    };
    expect(mainOrderEnds(orders)).toEqual(paid.length === 0 ? undefined : expected);
    expect(mainOrderEnds(orders.toReversed())).toEqual(mainOrderEnds(orders));
  });
});
