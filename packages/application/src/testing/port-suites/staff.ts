import { describe, expect, it } from 'vitest';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StaffPort does. */
export const staffSuite = (world: WorldOf): void => {
  describe('StaffPort', () => {
    it('tells staff what they may do', async () => {
      const { staff } = await loggedIn(world(), 'admin');
      expect(await staff.me()).toEqual({ ok: true, value: { role: 'superAdmin', grants: [] } });
    });

    it('refuses whoever is none', async () => {
      const { staff } = world().visitor();
      expect(await staff.me()).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      const { staff: ofMing } = await loggedIn(world());
      expect(await ofMing.me()).toEqual({ ok: false, error: { kind: 'forbidden' } });
    });
  });
};

/** A way to make each call of the area. */
export const staffTries: Tries<'staff'> = {
  me: ({ staff }) => staff.me(),
};
