import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  dayNumbersOf,
  VALIDITY_CHANGES_MAX,
  VALIDITY_DAYS_MAX,
  validityInstants,
  validityIssues,
} from '../../src/order/index.js';
import { dayOfIndex, shanghaiDay, shanghaiDayIndex } from '../../src/shared/index.js';

/** 2026-03-01 23:30 in Shanghai: still the day before in UTC+7. */
const CREATED = Date.UTC(2026, 2, 1, 15, 30);
const FIRST = shanghaiDayIndex(CREATED);

describe('a change of validity', () => {
  test('takes days from that of the order on, a service or none', () => {
    expect(validityIssues({ validDate: '2026-03-01', serviceDate: null }, CREATED)).toEqual([]);
    expect(validityIssues({ validDate: '2027-03-01', serviceDate: '2026-09-01' }, CREATED)).toEqual([]);
    const last = dayOfIndex(FIRST + VALIDITY_DAYS_MAX);
    expect(validityIssues({ validDate: last, serviceDate: last }, CREATED)).toEqual([]);
  });

  test('names what is wrong with each day', () => {
    const far = dayOfIndex(FIRST + VALIDITY_DAYS_MAX + 1);
    expect(validityIssues({ validDate: '2026-02-28', serviceDate: '2026-02-30' }, CREATED)).toEqual([
      { field: 'validDate', message: '课程有效期不能早于下单的那一天' },
      { field: 'serviceDate', message: '班主任服务期不是一个日期' },
    ]);
    expect(validityIssues({ validDate: far, serviceDate: null }, CREATED)).toEqual([
      { field: 'validDate', message: '课程有效期不能晚于下单之后 3650 天' },
    ]);
  });

  test.prop([fc.integer({ min: 0, max: VALIDITY_DAYS_MAX }), fc.option(fc.integer({ min: 0, max: 3_000 }))])(
    'is kept as the end of its days, from which the same days follow',
    (valid, service) => {
      const days = {
        validDate: dayOfIndex(FIRST + valid),
        serviceDate: service === null ? null : dayOfIndex(FIRST + service),
      };
      const kept = validityInstants(days);
      expect(shanghaiDay(kept.validDate)).toBe(days.validDate);
      expect(dayNumbersOf({ gmtCreated: CREATED, ...kept })).toEqual({
        validDateDayNum: valid,
        serviceDateDayNum: service ?? 0,
      });
    },
  );

  test('happens so many times', () => {
    expect(VALIDITY_CHANGES_MAX).toBe(10);
  });
});
