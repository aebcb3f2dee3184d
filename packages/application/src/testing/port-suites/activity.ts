import { ACTIVITY_KEYS, ACTIVITY_PERIODS } from '@ykd/domain/campaign';
import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const SPRING = { key: 'promo_banner', firstDay: '2026-03-01', lastDay: '2026-03-31' } as const;

/** What every implementation of ActivityPort does. */
export const activitySuite = (world: WorldOf): void => {
  describe('ActivityPort', () => {
    it('answers every period, and the one that staff set in place of its default', async () => {
      const { activity } = await loggedIn(world());
      const defaults = ACTIVITY_KEYS.map((key) => ({ key, ...ACTIVITY_PERIODS[key] }));
      expect(await activity.periods()).toEqual({ ok: true, value: defaults });
      const staff = await loggedIn(world(), 'admin');
      const value = defaults.map((one) => (one.key === SPRING.key ? SPRING : one));
      expect(await staff.activity.setPeriod(SPRING)).toEqual({ ok: true, value });
      expect(await activity.periods()).toEqual({ ok: true, value });
    });

    it('lets only staff set one', async () => {
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      expect(await (await loggedIn(world())).activity.setPeriod(SPRING)).toEqual(forbidden);
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await world().visitor().activity.setPeriod(SPRING)).toEqual(refused);
      expect(await world().visitor().activity.periods()).toEqual(refused);
      expect(world().deps.activityPeriods.stored.size).toBe(0);
    });

    it('says what is wrong with a period', async () => {
      const { activity } = await loggedIn(world(), 'admin');
      const wrong = { ...SPRING, firstDay: '2026-02-30', lastDay: 'x' };
      expect(await activity.setPeriod(wrong)).toMatchObject({
        ok: false,
        error: { kind: 'invalid-input', issues: [{ field: 'firstDay' }, { field: 'lastDay' }] },
      });
    });
  });
};

/** A way to make each call of the area. */
export const activityTries: Tries<'activity'> = {
  periods: ({ activity }) => activity.periods(),
  setPeriod: ({ activity }) =>
    activity.setPeriod({ key: 'promo_banner', firstDay: '2026-01-01', lastDay: '2026-01-31' }),
};
