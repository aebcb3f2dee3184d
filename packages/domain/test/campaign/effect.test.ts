import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  addSums,
  campaignEffect,
  EFFECT_GROUP_MIN,
  effectGroupOf,
  effectWeeks,
  type GroupSums,
} from '../../src/campaign/index.js';

/** Two weeks each. */
const weeks = effectWeeks({ firstDay: '2025-03-10', lastDay: '2025-03-19' });
/** A group of which each week so many studied, for so many minutes together. */
const group = (
  students: number,
  ...each: readonly (readonly [studied: number, minutes: number])[]
): GroupSums => ({
  students,
  weeks: each.map(([studied, minutes]) => ({ studied, seconds: minutes * 60 })),
});
const took = group(20, [10, 600], [10, 200], [20, 1200], [18, 1000], [15, 800], [15, 800]);
const others = group(40, [20, 800], [20, 800], [16, 800], [16, 640], [10, 400], [10, 400]);

describe('effectGroupOf', () => {
  const of = (tookPart: boolean, isInAudience: boolean, studiedBefore: boolean) =>
    effectGroupOf({ tookPart, isInAudience, studiedBefore });

  test('compares those who studied before, who took part whatever the audience is by now', () => {
    expect([of(true, true, true), of(true, false, true)]).toEqual(['took', 'took']);
    expect([of(true, true, false), of(true, false, false)]).toEqual(['newcomer', 'newcomer']);
    expect(of(false, true, true)).toBe('others');
    expect([of(false, false, true), of(false, true, false), of(false, false, false)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('campaignEffect', () => {
  test('shows both groups week by week, on average, and by how much more the one changed', () => {
    const effect = campaignEffect(weeks, { took, others });
    expect(effect?.points).toHaveLength(6);
    expect(effect?.points[0]).toEqual({
      ...weeks[0],
      took: { minutes: 30, percent: 50 },
      others: { minutes: 20, percent: 50 },
    });
    expect(effect?.averages).toEqual([
      { span: 'before', weeks: 2, took: { minutes: 20, percent: 50 }, others: { minutes: 20, percent: 50 } },
      { span: 'during', weeks: 2, took: { minutes: 55, percent: 95 }, others: { minutes: 18, percent: 40 } },
      { span: 'after', weeks: 2, took: { minutes: 40, percent: 75 }, others: { minutes: 10, percent: 25 } },
    ]);
    expect(effect?.changes).toEqual([
      {
        span: 'during',
        took: { minutes: 35, percent: 45 },
        others: { minutes: -2, percent: -10 },
        difference: { minutes: 37, percent: 55 },
      },
      {
        span: 'after',
        took: { minutes: 20, percent: 25 },
        others: { minutes: -10, percent: -25 },
        difference: { minutes: 30, percent: 50 },
      },
    ]);
  });

  test('leaves out what is not over, and knows no change without a time before', () => {
    const early = campaignEffect(weeks.slice(0, 3), { took, others });
    expect(early?.averages.map(({ span, weeks: count }) => [span, count])).toEqual([
      ['before', 2],
      ['during', 1],
    ]);
    expect(early?.changes).toMatchObject([{ span: 'during', took: { minutes: 40, percent: 50 } }]);
    expect(campaignEffect(weeks.slice(2, 4), { took, others })?.changes).toEqual([]);
    expect(campaignEffect([], { took, others })).toEqual({ points: [], averages: [], changes: [] });
  });

  test('shows no group that is too small', () => {
    const few = { ...took, students: EFFECT_GROUP_MIN - 1 };
    expect(campaignEffect(weeks, { took: few, others })).toBeUndefined();
    expect(campaignEffect(weeks, { took: others, others: few })).toBeUndefined();
    const none = { students: 0, weeks: [] };
    expect(campaignEffect(weeks, { took: none, others: none })).toBeUndefined();
  });

  test('rounds what is shown before it is compared', () => {
    // 10.04 and 10.06 a week, shown as 10.0 and 10.1.
    const before = { students: 25, weeks: [{ studied: 25, seconds: 15_060 }] };
    const during = { studied: 25, seconds: 15_090 };
    const pair = effectWeeks({ firstDay: '2025-03-10', lastDay: '2025-03-10' }).slice(0, 2);
    const rose = { ...before, weeks: [...before.weeks, during] };
    const still = { ...before, weeks: [...before.weeks, ...before.weeks] };
    expect(campaignEffect(pair, { took: rose, others: still })?.changes).toMatchObject([
      { took: { minutes: 0.1 }, others: { minutes: 0 }, difference: { minutes: 0.1 } },
    ]);
  });

  const sums = fc.record({
    students: fc.integer({ min: EFFECT_GROUP_MIN, max: 500 }),
    weeks: fc.array(fc.record({ studied: fc.nat(20), seconds: fc.nat(1_000_000) }), { maxLength: 6 }),
  });

  test.prop([sums, sums])('is made of numbers alone, and turns with its groups', (one, other) => {
    const effect = campaignEffect(weeks, { took: one, others: other });
    const turned = campaignEffect(weeks, { took: other, others: one });
    for (const { took: mine, others: theirs } of effect?.points ?? [])
      for (const { minutes, percent } of [mine, theirs]) {
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    for (const [at, { difference }] of (effect?.changes ?? []).entries()) {
      expect(difference.minutes + (turned?.changes[at]?.difference.minutes ?? NaN)).toBeCloseTo(0);
      expect(difference.percent + (turned?.changes[at]?.difference.percent ?? NaN)).toBeCloseTo(0);
    }
  });

  test.prop([sums])('finds no difference between a group and itself', (one) => {
    for (const { difference } of campaignEffect(weeks, { took: one, others: one })?.changes ?? [])
      expect(difference).toEqual({ minutes: 0, percent: 0 });
  });

  test.prop([sums, sums, sums])('counts parts in any order', (a, b, c) => {
    expect(addSums(addSums(a, b), c)).toEqual(addSums(a, addSums(c, b)));
    expect(addSums(a, { students: 0, weeks: [] })).toEqual(a);
  });
});
