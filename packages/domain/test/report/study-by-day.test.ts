import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { STUDY_SPAN_MAX_DAYS, studyByDay } from '../../src/report/index.js';
import { DAY_MS, dayIndexOf, endOfShanghaiDay, startOfShanghaiDay } from '../../src/shared/index.js';

const FIRST = dayIndexOf('2026-02-27');

const dayOf = (index: number): string => new Date(index * DAY_MS).toISOString().slice(0, 10);

describe('study by day', () => {
  it('counts each log for the Shanghai day in which it began', () => {
    const logs = [
      { at: endOfShanghaiDay(FIRST), seconds: 90 },
      { at: startOfShanghaiDay(FIRST + 1), seconds: 30 },
      { at: startOfShanghaiDay(FIRST + 1) + 1, seconds: 1 },
      { at: startOfShanghaiDay(FIRST) - 1, seconds: 500 },
      { at: endOfShanghaiDay(FIRST + 2) + 1, seconds: 500 },
    ];
    expect(studyByDay(logs, '2026-02-27', '2026-03-01')).toEqual([
      { day: '2026-02-27', seconds: 90 },
      { day: '2026-02-28', seconds: 31 },
      { day: '2026-03-01', seconds: 0 },
    ]);
  });

  it('has no days where the last comes before the first, and throws for what is no day', () => {
    expect(studyByDay([], '2026-03-02', '2026-03-01')).toEqual([]);
    expect(() => studyByDay([], '2026-02-30', '2026-03-01')).toThrow(RangeError);
    expect(() => studyByDay([], '2026-03-01', 'x')).toThrow(RangeError);
  });

  const log = fc.record({ at: fc.integer({ min: 0, max: 2e12 }), seconds: fc.nat(10_000) });
  test.prop([fc.array(log), fc.integer({ min: 0, max: 20_000 }), fc.nat(STUDY_SPAN_MAX_DAYS)])(
    'has every day of the span once, and all of its seconds',
    (logs, first, more) => {
      const [from, until] = [startOfShanghaiDay(first), startOfShanghaiDay(first + more + 1)];
      const days = studyByDay(logs, dayOf(first), dayOf(first + more));
      expect(days.map(({ day }) => dayIndexOf(day))).toEqual(
        Array.from({ length: more + 1 }, (_, at) => first + at),
      );
      const within = logs.filter(({ at }) => at >= from && at < until);
      const sum = (list: readonly { readonly seconds: number }[]) =>
        list.reduce((total, { seconds }) => total + seconds, 0);
      expect(sum(days)).toBe(sum(within));
    },
  );
});
