import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { campaignToReview, DEFAULT_CHECK_IN_CAMPAIGN, nearestDay } from '../../src/campaign/index.js';

const of = (value: string, firstDay: string, lastDay: string) => ({ value, firstDay, lastDay });
const OLD = of('old', '2025-01-01', '2025-01-31');
const MARCH = of('march', '2025-03-01', '2025-03-31');
const LATE = of('late', '2025-03-05', '2025-03-20');
const NEXT = of('next', '2025-06-01', '2025-06-30');
const LAST = of('last', '2025-09-01', '2025-09-30');

describe('the campaign that staff look at', () => {
  it.each([
    ['what runs, the one that began last', '2025-03-10', [OLD, MARCH, LATE, NEXT], 'late'],
    ['what began last, when none runs', '2025-04-10', [OLD, MARCH, LATE, NEXT], 'late'],
    ['what begins first, when none has begun', '2024-12-31', [LAST, NEXT], 'next'],
    ['on its last day, too', '2025-03-31', [OLD, MARCH, LATE], 'march'],
  ])('is %s', (_, today, campaigns, value) => {
    expect(campaignToReview(campaigns, today)?.value).toBe(value);
    expect(campaignToReview(campaigns.toReversed(), today)?.value).toBe(value);
  });

  it('is the usual one while it runs, and none where there is none', () => {
    const usual = of(DEFAULT_CHECK_IN_CAMPAIGN, '2025-03-01', '2025-03-31');
    expect(campaignToReview([LATE, usual], '2025-03-10')).toBe(usual);
    expect(campaignToReview([LATE, usual], '2025-04-01')).toBe(LATE);
    expect(campaignToReview([], '2025-03-10')).toBeUndefined();
  });

  it('is looked at on the nearest of its days', () => {
    expect(['2025-02-28', '2025-03-10', '2025-04-01'].map((today) => nearestDay(MARCH, today))).toEqual([
      '2025-03-01',
      '2025-03-10',
      '2025-03-31',
    ]);
  });

  test.prop([fc.integer({ min: 1, max: 28 })])('is looked at on a day of its own', (day) => {
    const near = nearestDay(LATE, `2025-03-${String(day).padStart(2, '0')}`);
    expect(near >= LATE.firstDay && near <= LATE.lastDay).toBe(true);
  });
});
