import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  hoursIssue,
  hoursWords,
  isOfDay,
  isSingle,
  leaveIssues,
  overlaps,
  SHIFT_DAYS_MAX,
  SHIFT_STEP,
  SHIFT_STEPS,
  shiftIssues,
  teamHoursIssues,
  withException,
  withOwnExceptions,
  type PlannedShift,
} from '../../src/shift/index.js';
import { dayAfter, MONDAY, shift, single, someDay, someHours, someShifts } from './samples.js';

const TUESDAY = dayAfter(MONDAY, 1);
const THURSDAY = dayAfter(MONDAY, 3);
const NINE = { from: 540, to: 720 };

describe('hours', () => {
  test('are written as a clock shows them', () => {
    expect(hoursWords({ from: 840, to: 1_080 })).toBe('14:00–18:00');
    expect(SHIFT_STEPS.slice(0, 3)).toEqual([0, SHIFT_STEP, 60]);
    expect(SHIFT_STEPS).toHaveLength(49);
    expect(SHIFT_STEPS.at(-1)).toBe(1_440);
  });

  test.each([
    [{ from: 540, to: 720 }, undefined],
    [{ from: 0, to: 1_440 }, undefined],
    [{ from: 545, to: 720 }, '时间要是整点或半点'],
    [{ from: 540, to: 721 }, '时间要是整点或半点'],
    [{ from: -30, to: 720 }, '时间要是整点或半点'],
    [{ from: 540, to: 1_470 }, '时间要是整点或半点'],
    [{ from: 540, to: Number.NaN }, '时间要是整点或半点'],
    [{ from: 540, to: 540 }, '结束时间要晚于开始时间'],
    [{ from: 720, to: 540 }, '结束时间要晚于开始时间'],
  ])('%j: %s', (hours, issue) => {
    expect(hoursIssue(hours)).toBe(issue);
  });

  test.prop([someHours, someHours])('overlap where they have a step in common', (one, other) => {
    const steps = SHIFT_STEPS.filter(
      (at) => at >= one.from && at < one.to && at >= other.from && at < other.to,
    );
    expect(overlaps(one, other)).toBe(steps.length > 0);
    expect(overlaps(other, one)).toBe(overlaps(one, other));
  });
});

const told = (over: Partial<PlannedShift>) =>
  shiftIssues(shift(over)).map(({ field, message }) => `${field} ${message}`);

describe('shiftIssues', () => {
  test('finds nothing wrong with a shift', () => {
    expect(told({})).toEqual([]);
    expect(told({ lastDay: dayAfter(MONDAY, SHIFT_DAYS_MAX), weekdays: [6] })).toEqual([]);
    expect(told({ exceptions: [{ day: TUESDAY, hours: null }] })).toEqual([]);
    expect(told({ lastDay: MONDAY, weekdays: [0] })).toEqual([]);
    expect(told({ firstDay: THURSDAY, lastDay: dayAfter(THURSDAY, 4), weekdays: [0] })).toEqual([]);
  });

  test.each([
    [{ firstDay: '2026-02-30' }, ['firstDay 第一天不正确']],
    [{ firstDay: '0026-03-02' }, ['firstDay 第一天不正确']],
    [{ lastDay: '' }, ['lastDay 最后一天不正确']],
    [{ lastDay: '3026-03-02' }, ['lastDay 最后一天不正确']],
    [{ lastDay: '2026-03-01' }, ['lastDay 最后一天不能早于第一天', 'weekdays 这段日期里没有选中的星期']],
    [{ lastDay: dayAfter(MONDAY, SHIFT_DAYS_MAX + 1) }, [`lastDay 最长 ${SHIFT_DAYS_MAX} 天`]],
    [{ weekdays: [] }, ['weekdays 请选择星期几']],
    [{ weekdays: [0, 0] }, ['weekdays 请选择星期几']],
    [{ weekdays: [0, 7] }, ['weekdays 请选择星期几']],
    [{ weekdays: [-1] }, ['weekdays 请选择星期几']],
    [{ weekdays: [0.5] }, ['weekdays 请选择星期几']],
    [{ lastDay: TUESDAY, weekdays: [2] }, ['weekdays 这段日期里没有选中的星期']],
    [{ to: 540 }, ['to 结束时间要晚于开始时间']],
    [{ exceptions: [{ day: THURSDAY, hours: null }] }, ['exceptions 调整的那天没有这个班次']],
    [{ exceptions: [{ day: 'x', hours: null }] }, ['exceptions 调整的那天没有这个班次']],
    [{ exceptions: [{ day: TUESDAY, hours: { from: 1, to: 2 } }] }, ['exceptions 时间要是整点或半点']],
    [
      {
        exceptions: [
          { day: MONDAY, hours: NINE },
          { day: TUESDAY, hours: { from: 60, to: 30 } },
        ],
      },
      ['exceptions 结束时间要晚于开始时间'],
    ],
    [
      {
        exceptions: [
          { day: TUESDAY, hours: null },
          { day: TUESDAY, hours: NINE },
        ],
      },
      ['exceptions 一天只能调整一次'],
    ],
  ])('%j: %j', (over, messages) => {
    expect(told(over)).toEqual(messages);
  });

  test.prop([fc.string(), fc.string(), fc.array(fc.double()), fc.double(), fc.double()])(
    'never throws',
    (firstDay, lastDay, weekdays, from, to) => {
      const exceptions = [{ day: lastDay, hours: { from, to } }];
      expect(() => told({ firstDay, lastDay, weekdays, from, to, exceptions })).not.toThrow();
      expect(() => told({ firstDay, exceptions })).not.toThrow();
    },
  );
});

test('leaveIssues are those of its days', () => {
  const leave = { staffId: 'tao', firstDay: MONDAY, lastDay: TUESDAY };
  expect(leaveIssues(leave)).toEqual([]);
  expect(leaveIssues({ ...leave, firstDay: THURSDAY })).toEqual([
    { field: 'lastDay', message: '最后一天不能早于第一天' },
  ]);
});

test('teamHoursIssues are those of each day', () => {
  const hours = [NINE, NINE, NINE, NINE, NINE, null, null];
  expect(teamHoursIssues(hours)).toEqual([]);
  expect(teamHoursIssues(hours.slice(1))).toEqual([{ field: 'hours', message: '每个星期几都要有' }]);
  expect(teamHoursIssues(hours.with(2, { from: 60, to: 60 }))).toEqual([
    { field: '2', message: '结束时间要晚于开始时间' },
  ]);
});

describe('the days of a shift', () => {
  test('are its weekdays between its first and its last day, both included', () => {
    const days = Array.from({ length: 24 }, (_, at) => dayAfter(MONDAY, at - 1));
    expect(days.filter((day) => isOfDay(shift(), day))).toEqual(
      [0, 1, 2, 7, 8, 9, 14, 15, 16].map((at) => dayAfter(MONDAY, at)),
    );
    expect(isSingle(shift())).toBe(false);
    expect(isSingle(single(MONDAY))).toBe(true);
  });
});

describe('withException', () => {
  test('puts, replaces and takes away what is so on one day, in the order of days', () => {
    const one = withException(withException(shift(), TUESDAY, null), MONDAY, { from: 600, to: 660 });
    expect(one.exceptions).toEqual([
      { day: MONDAY, hours: { from: 600, to: 660 } },
      { day: TUESDAY, hours: null },
    ]);
    expect(withException(one, TUESDAY, NINE).exceptions.at(-1)).toEqual({ day: TUESDAY, hours: NINE });
    expect(withException(one, MONDAY, undefined).exceptions).toEqual([{ day: TUESDAY, hours: null }]);
  });

  test.prop([someShifts, someDay, fc.option(someHours)])('changes its own day only', (shifts, day, hours) => {
    for (const one of shifts) {
      const { exceptions, ...rest } = withException(one, day, hours);
      const { exceptions: before, ...same } = one;
      expect(rest).toEqual(same);
      const others = (list: typeof exceptions) => list.filter((exception) => exception.day !== day);
      expect(others(exceptions)).toEqual(others(before).toSorted((a, b) => (a.day < b.day ? -1 : 1)));
    }
  });

  test('withOwnExceptions leaves those of days of the shift', () => {
    const one = shift({
      exceptions: [
        { day: MONDAY, hours: null },
        { day: TUESDAY, hours: NINE },
      ],
    });
    expect(withOwnExceptions(one)).toEqual(one);
    expect(withOwnExceptions({ ...one, weekdays: [1] }).exceptions).toEqual([{ day: TUESDAY, hours: NINE }]);
  });
});
