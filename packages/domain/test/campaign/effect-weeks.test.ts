import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { effectPhase, effectWeeks, isEffectDue, weeksOver } from '../../src/campaign/index.js';
import { DAY_MS, dayIndexOf, dayOfIndex, startOfShanghaiDay } from '../../src/shared/index.js';

const FIRST = 20_000;
/** Noon of a Shanghai day. */
const noon = (day: string): number => startOfShanghaiDay(dayIndexOf(day)) + DAY_MS / 2;
const window = { firstDay: '2025-03-10', lastDay: '2025-03-19' };

describe('effectWeeks', () => {
  test('are as many before, during and after, the last day lying in the last one during', () => {
    expect(effectWeeks(window)).toEqual([
      { span: 'before', firstDay: '2025-02-24', lastDay: '2025-03-02' },
      { span: 'before', firstDay: '2025-03-03', lastDay: '2025-03-09' },
      { span: 'during', firstDay: '2025-03-10', lastDay: '2025-03-16' },
      { span: 'during', firstDay: '2025-03-17', lastDay: '2025-03-23' },
      { span: 'after', firstDay: '2025-03-24', lastDay: '2025-03-30' },
      { span: 'after', firstDay: '2025-03-31', lastDay: '2025-04-06' },
    ]);
  });

  test('are none of a window that ends before it begins; a wrong day is refused', () => {
    expect(effectWeeks({ firstDay: '2025-03-10', lastDay: '2025-03-09' })).toEqual([]);
    expect(() => effectWeeks({ firstDay: '2025-02-30', lastDay: '2025-03-09' })).toThrow(RangeError);
  });

  test.prop([fc.integer({ min: 1, max: 366 })])('follow one another without a gap', (days) => {
    const lastDay = dayOfIndex(FIRST + days - 1);
    const weeks = effectWeeks({ firstDay: dayOfIndex(FIRST), lastDay });
    for (const [at, week] of weeks.entries()) {
      expect(dayIndexOf(week.lastDay) - dayIndexOf(week.firstDay)).toBe(6);
      const next = weeks[at + 1];
      if (next) expect(dayIndexOf(next.firstDay) - dayIndexOf(week.lastDay)).toBe(1);
    }
    const of = (span: string) => weeks.filter((week) => week.span === span);
    expect(of('before')).toHaveLength(of('during').length);
    expect(of('after')).toHaveLength(of('during').length);
    expect(of('during')[0]?.firstDay).toBe(dayOfIndex(FIRST));
    const last = of('during').at(-1);
    expect((last?.firstDay ?? '') <= lastDay && lastDay <= (last?.lastDay ?? '')).toBe(true);
  });
});

describe('weeksOver', () => {
  test('are those whose last day has passed', () => {
    const count = (today: string) => weeksOver(effectWeeks(window), today).length;
    expect(['2025-03-02', '2025-03-03', '2025-03-16', '2025-03-17', '2025-05-01'].map(count)).toEqual([
      0, 1, 2, 3, 6,
    ]);
  });
});

describe('effectPhase', () => {
  test('is open once a week of the campaign is over', () => {
    const phase = (day: string) => effectPhase(window, noon(day));
    expect(['2025-03-09', '2025-03-10', '2025-03-16', '2025-03-17', '2026-01-01'].map(phase)).toEqual([
      'ahead',
      'early',
      'early',
      'open',
      'open',
    ]);
  });
});

describe('isEffectDue', () => {
  const campaign = { ...window, version: 3 };
  const due = (day: string, counted?: string, version = 3) =>
    isEffectDue(
      campaign,
      counted === undefined ? undefined : { version, countedAt: noon(counted) },
      noon(day),
    );

  test('is counted when it can be compared, and each day anew', () => {
    expect(due('2025-03-09')).toBe(false);
    expect(due('2025-03-16')).toBe(false);
    expect(due('2025-03-17')).toBe(true);
    expect(due('2025-03-17', '2025-03-17')).toBe(false);
    expect(due('2025-03-18', '2025-03-17')).toBe(true);
  });

  test('rests a week after its last one, until staff change it', () => {
    expect(due('2025-04-13', '2025-04-12')).toBe(true);
    expect(due('2025-04-14', '2025-04-13')).toBe(false);
    expect(due('2025-09-01', '2025-04-12')).toBe(true);
    expect(due('2025-09-01', '2025-04-13', 2)).toBe(true);
  });

  test('is never counted without days', () => {
    const none = { firstDay: '2025-03-10', lastDay: '2025-03-09', version: 1 };
    expect(isEffectDue(none, undefined, noon('2025-05-01'))).toBe(false);
  });
});
