import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  meanPercent,
  PLAN_STANDING_TITLES,
  PLAN_TOLERANCE,
  plannedProgress,
  planStandingOf,
  studyMarks,
} from '../../src/school-class/index.js';
import { dayAfter, someDay } from './samples.js';

const DAYS = { firstDay: '2026-03-01', lastDay: '2026-03-10' };
const percent = fc.integer({ min: 0, max: 100 });

describe('plannedProgress', () => {
  test.each([
    ['2026-02-01', [0, 0]],
    ['2026-02-28', [0, 0]],
    ['2026-03-01', [20, 0]],
    ['2026-03-05', [100, 0]],
    ['2026-03-06', [100, 20]],
    ['2026-03-10', [100, 100]],
    ['2026-04-10', [100, 100]],
  ])('by %s: %j', (today, planned) => {
    expect(plannedProgress(DAYS, today, 2)).toEqual(planned);
  });

  test('of days that courses cannot share evenly, what is full is not rounded up', () => {
    expect(plannedProgress({ ...DAYS, lastDay: '2026-03-07' }, '2026-03-02', 3)).toEqual([85, 0, 0]);
    expect(plannedProgress({ ...DAYS, lastDay: '2026-03-07' }, '2026-03-03', 3)).toEqual([100, 28, 0]);
  });

  test('a class of one day, one without courses, and one without a last day', () => {
    expect(plannedProgress({ ...DAYS, lastDay: DAYS.firstDay }, DAYS.firstDay, 2)).toEqual([100, 100]);
    expect(plannedProgress(DAYS, '2026-03-05', 0)).toEqual([]);
    expect(plannedProgress({ ...DAYS, lastDay: null }, '2026-03-05', 2)).toBeUndefined();
  });

  test.prop([someDay, fc.integer({ min: 0, max: 60 }), someDay, fc.integer({ min: 1, max: 9 })])(
    'begins a course when the one before is done, never falls, and together is the part of the days that is gone',
    (firstDay, length, today, courses) => {
      const days = { firstDay, lastDay: dayAfter(firstDay, length) };
      const planned = plannedProgress(days, today, courses) ?? [];
      const later = plannedProgress(days, dayAfter(today, 1), courses) ?? [];
      expect(planned).toHaveLength(courses);
      planned.forEach((one, at) => {
        expect(Number.isInteger(one) && one >= 0 && one <= 100).toBe(true);
        expect(later[at]).toBeGreaterThanOrEqual(one);
        if (one > 0 && at > 0) expect(planned[at - 1]).toBe(100);
      });
      const gone = (Date.parse(today) - Date.parse(firstDay)) / 86_400_000 + 1;
      const part = Math.min(1, Math.max(0, gone / (length + 1))) * 100 * courses;
      const sum = planned.reduce((total, one) => total + one, 0);
      expect(Math.abs(sum - part)).toBeLessThan(1.000_001);
    },
  );
});

describe('meanPercent', () => {
  test('is whole, and 100 only of those who have all', () => {
    expect(meanPercent([])).toBe(0);
    expect(meanPercent([100, 99])).toBe(99);
    expect(meanPercent([100, 100])).toBe(100);
    expect(meanPercent([400, 0])).toBe(50);
    expect(meanPercent([-8, 50])).toBe(25);
  });

  test.prop([fc.array(percent, { minLength: 1 })])('lies between the least and the most', (percents) => {
    const mean = meanPercent(percents);
    expect(mean).toBeGreaterThanOrEqual(Math.min(...percents));
    expect(mean).toBeLessThanOrEqual(Math.max(...percents));
  });
});

describe('planStandingOf', () => {
  test.each([
    [0, 0, false, 'notBegun'],
    [90, 10, false, 'notBegun'],
    [0, 0, true, 'onPlan'],
    [5, 0, true, 'onPlan'],
    [6, 0, true, 'ahead'],
    [45, 50, true, 'onPlan'],
    [44, 50, true, 'behind'],
    [55, 50, true, 'onPlan'],
    [56, 50, true, 'ahead'],
    [100, 100, true, 'onPlan'],
  ])('%i of %i, begun: %s — %s', (done, planned, hasBegun, standing) => {
    expect(planStandingOf(done, planned, hasBegun)).toBe(standing);
  });

  test('each has its title, those who need somebody first', () => {
    expect(PLAN_TOLERANCE).toBe(5);
    expect(PLAN_STANDING_TITLES).toEqual({
      notBegun: '还没开始本班课程',
      behind: '落后',
      onPlan: '跟上计划',
      ahead: '领先',
    });
    expect(Object.keys(PLAN_STANDING_TITLES)).toEqual(['notBegun', 'behind', 'onPlan', 'ahead']);
  });

  test.prop([percent, percent, percent])('who does more never stands worse', (done, more, planned) => {
    const order = ['behind', 'onPlan', 'ahead'];
    const now = order.indexOf(planStandingOf(Math.min(done, more), planned, true));
    expect(order.indexOf(planStandingOf(Math.max(done, more), planned, true))).toBeGreaterThanOrEqual(now);
  });
});

describe('studyMarks', () => {
  test('marks the days of the span, the oldest first, and no others', () => {
    const studied = ['2026-03-10', '2026-03-08', '2026-03-08', '2026-03-06', '2026-03-11', '2026-01-01'];
    expect(studyMarks(studied, '2026-03-10', 4)).toBe('0101');
    expect(studyMarks([], '2026-03-10', 3)).toBe('000');
    expect(studyMarks(studied, '2026-03-10', 0)).toBe('');
  });

  test.prop([fc.array(someDay), someDay, fc.integer({ min: 1, max: 30 })])(
    'says of each day whether he studied on it',
    (studied, last, days) => {
      const marks = studyMarks(studied, last, days);
      expect(marks).toHaveLength(days);
      [...marks].forEach((mark, at) => {
        const day = dayAfter(last, at - days + 1);
        expect(mark).toBe(studied.includes(day) ? '1' : '0');
      });
    },
  );
});
