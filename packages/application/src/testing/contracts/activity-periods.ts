import { ACTIVITY_KEYS, ACTIVITY_PERIODS } from '@ykd/domain/campaign';
import { describe, expect, it } from 'vitest';
import type { ActivityPeriods } from '../../ports/activity-periods.js';
import { withSubject, type MakeSubject } from './subject.js';

export const activityPeriodsContract = (name: string, make: MakeSubject<ActivityPeriods>): void => {
  describe(`${name}: ActivityPeriods`, () => {
    it(
      'answers the defaults until others are set',
      withSubject(make, async (activities) => {
        const periods = await activities.periods();
        expect(Object.keys(periods)).toEqual(ACTIVITY_KEYS);
        expect(periods).toStrictEqual({ ...ACTIVITY_PERIODS });
      }),
    );

    it(
      'answers the period that was set last, and leaves the others alone',
      withSubject(make, async (activities) => {
        const before = { firstDay: '2026-01-01', lastDay: '2026-01-02' };
        const period = { firstDay: '2026-02-01', lastDay: '2026-02-28' };
        await activities.save({ key: 'promo_banner', period: before, at: 1 });
        await activities.save({ key: 'promo_banner', period, at: 2 });
        await activities.save({ key: '2024_march', period: before, at: 3 });
        expect(await activities.periods()).toStrictEqual({
          ...ACTIVITY_PERIODS,
          promo_banner: period,
          '2024_march': before,
        });
      }),
    );

    it(
      'takes settings at once',
      withSubject(make, async (activities) => {
        const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
        await Promise.all(
          days.map((day) =>
            activities.save({ key: 'report_popup', period: { firstDay: day, lastDay: day }, at: 1 }),
          ),
        );
        const { report_popup: stored } = await activities.periods();
        expect(days).toContain(stored.firstDay);
        expect(stored.lastDay).toBe(stored.firstDay);
      }),
    );
  });
};
