import { HONG, MING } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of WelcomePort does. */
export const welcomeSuite = (world: WorldOf): void => {
  const userId = MING.id;

  describe('WelcomePort', () => {
    it('keeps that the member has seen it, once', async () => {
      const { welcome } = await loggedIn(world());
      expect(await welcome.getWelcome({ userId })).toEqual({ ok: true, value: null });
      const record = { ok: true, value: { userId, gmtCreated: SEED_NOW } };
      expect(await welcome.saveWelcome({ userId })).toEqual(record);
      world().deps.clock.advance(1000);
      expect(await welcome.saveWelcome({ userId })).toEqual(record);
      expect(await welcome.getWelcome({ userId })).toEqual(record);
    });

    it('is nobody else’s business', async () => {
      const { welcome } = await loggedIn(world(), HONG.mobile);
      const forbidden = { ok: false, error: { kind: 'forbidden' } };
      expect(await welcome.getWelcome({ userId })).toEqual(forbidden);
      expect(await welcome.saveWelcome({ userId })).toEqual(forbidden);
      expect(await world().deps.welcomes.find(userId)).toBeUndefined();
    });

    it('asks for a login', async () => {
      const { welcome } = world().visitor();
      const refused = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await welcome.getWelcome({ userId })).toEqual(refused);
      expect(await welcome.saveWelcome({ userId })).toEqual(refused);
    });
  });
};

/** A way to make each call of the area. */
export const welcomeTries: Tries<'welcome'> = {
  getWelcome: ({ welcome }, { id: userId }) => welcome.getWelcome({ userId }),
  saveWelcome: ({ welcome }, { id: userId }) => welcome.saveWelcome({ userId }),
};
