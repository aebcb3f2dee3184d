import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { dayNumbersOf, serviceUntil, validUntil } from '../../src/order/index.js';
import { DAY_MS, daysBetween, shanghaiDay } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const instantArb = fc.integer({ min: 0, max: 4_102_444_800_000 });

describe('dayNumbersOf', () => {
  test('counts calendar days, not spans of 24 hours', () => {
    const gmtCreated = shanghai('2025-03-01 23:59:59.999');
    const validDate = shanghai('2025-03-02 00:00:00.000');
    const serviceDate = shanghai('2025-03-01 23:59:59.999');
    expect(dayNumbersOf({ gmtCreated, validDate, serviceDate })).toEqual({
      validDateDayNum: 1,
      serviceDateDayNum: 0,
    });
  });

  test('a year of service, two of validity', () => {
    const gmtCreated = shanghai('2024-02-29 10:00:00.000');
    const validDate = shanghai('2026-02-28 00:00:00.000');
    const serviceDate = shanghai('2025-02-28 23:00:00.000');
    expect(dayNumbersOf({ gmtCreated, validDate, serviceDate })).toEqual({
      validDateDayNum: 730,
      serviceDateDayNum: 365,
    });
  });

  test('a missing date counts 0', () => {
    const gmtCreated = shanghai('2025-03-01 10:00:00.000');
    const zero = { validDateDayNum: 0, serviceDateDayNum: 0 };
    expect(dayNumbersOf({ gmtCreated })).toEqual(zero);
    expect(dayNumbersOf({ gmtCreated, validDate: null, serviceDate: null })).toEqual(zero);
    expect(dayNumbersOf({ gmtCreated, validDate: undefined, serviceDate: gmtCreated + DAY_MS })).toEqual({
      validDateDayNum: 0,
      serviceDateDayNum: 1,
    });
  });

  test('the date 0 is a date, long before', () => {
    expect(dayNumbersOf({ gmtCreated: -10 * DAY_MS, validDate: 0 }).validDateDayNum).toBe(10);
  });

  test('what is no instant is refused', () => {
    expect(() => dayNumbersOf({ gmtCreated: NaN })).toThrow(RangeError);
    expect(() => dayNumbersOf({ gmtCreated: 0, validDate: Infinity })).toThrow(RangeError);
    expect(() => dayNumbersOf({ gmtCreated: 0, serviceDate: NaN })).toThrow(RangeError);
  });

  test.prop([instantArb, instantArb])('is the distance of the days, never below 0', (gmtCreated, date) => {
    const distance = daysBetween(shanghaiDay(gmtCreated), shanghaiDay(date));
    expect(dayNumbersOf({ gmtCreated, validDate: date, serviceDate: date })).toEqual({
      validDateDayNum: Math.max(0, distance),
      serviceDateDayNum: Math.max(0, distance),
    });
  });
});

describe('validUntil', () => {
  test('the last millisecond of the last day', () => {
    const gmtCreated = shanghai('2025-03-01 10:00:00.000');
    expect(validUntil({ gmtCreated, validDateDayNum: 30 })).toBe(shanghai('2025-03-31 23:59:59.999'));
    expect(validUntil({ gmtCreated, validDateDayNum: 0 })).toBe(shanghai('2025-03-01 23:59:59.999'));
  });

  test('an order of the early morning in Shanghai belongs to that day, not to the day in UTC', () => {
    const gmtCreated = Date.parse('2025-02-28T16:00:00Z');
    expect(validUntil({ gmtCreated, validDateDayNum: 1 })).toBe(shanghai('2025-03-02 23:59:59.999'));
  });

  test('what is no instant is refused', () => {
    expect(() => validUntil({ gmtCreated: NaN, validDateDayNum: 1 })).toThrow(RangeError);
  });

  test.prop([instantArb, fc.nat({ max: 5_000 })])('undoes dayNumbersOf', (gmtCreated, validDateDayNum) => {
    const until = validUntil({ gmtCreated, validDateDayNum });
    expect(dayNumbersOf({ gmtCreated, validDate: until })).toMatchObject({ validDateDayNum });
    expect(dayNumbersOf({ gmtCreated, validDate: until + 1 })).toMatchObject({
      validDateDayNum: validDateDayNum + 1,
    });
  });
});

test('the service ends with the last millisecond of its last day', () => {
  const gmtCreated = shanghai('2025-03-01 10:00:00.000');
  expect(serviceUntil({ gmtCreated, serviceDateDayNum: 30 })).toBe(shanghai('2025-03-31 23:59:59.999'));
  expect(() => serviceUntil({ gmtCreated: NaN, serviceDateDayNum: 1 })).toThrow(RangeError);
});
