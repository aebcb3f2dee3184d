import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { dayNumbersOf, soldPeriods, validUntil } from '../../src/order/index.js';
import { shanghaiDaysBetween } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

describe('soldPeriods', () => {
  test('count from the day of the payment, and end with the last millisecond of their last days', () => {
    const paidAt = shanghai('2026-01-16 00:10:00.000');
    expect(soldPeriods(paidAt, { validDays: 365, serviceDays: 180 })).toEqual({
      validDate: shanghai('2027-01-16 23:59:59.999'),
      serviceDate: shanghai('2026-07-15 23:59:59.999'),
    });
  });

  test('none at all lasts for the day of the payment', () => {
    const day = shanghai('2026-01-16 23:59:59.999');
    expect(soldPeriods(shanghai('2026-01-16 00:00:00.000'), { validDays: 0, serviceDays: 0 })).toEqual({
      validDate: day,
      serviceDate: day,
    });
  });

  test.each([NaN, Infinity])('%s is no payment', (paidAt) => {
    expect(() => soldPeriods(paidAt, { validDays: 1, serviceDays: 1 })).toThrow(RangeError);
  });

  test('parts of days are refused', () => {
    expect(() => soldPeriods(0, { validDays: 0.5, serviceDays: 1 })).toThrow(RangeError);
    expect(() => soldPeriods(0, { validDays: 1, serviceDays: NaN })).toThrow(RangeError);
  });

  test.prop([
    fc.integer({ min: 0, max: 4_102_444_800_000 }),
    fc.nat({ max: 3_600_000 }),
    fc.nat({ max: 3_650 }),
    fc.nat({ max: 3_650 }),
  ])('what is stored with an order reads back as these days', (gmtCreated, later, validDays, serviceDays) => {
    const paidAt = gmtCreated + later;
    const periods = soldPeriods(paidAt, { validDays, serviceDays });
    const waited = shanghaiDaysBetween(gmtCreated, paidAt);
    const days = dayNumbersOf({ gmtCreated, ...periods });
    expect(days).toEqual({ validDateDayNum: waited + validDays, serviceDateDayNum: waited + serviceDays });
    expect(validUntil({ gmtCreated, ...days })).toBe(periods.validDate);
  });
});
