import { HONG, MING } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { NOW } from '../support/seed.js';
import { loggedIn, type MakeWorld } from '../support/world.js';
import { useWorld } from './suite.js';

/** What every implementation of WelcomePort does. */
export const welcomeSuite = (makeWorld: MakeWorld): void => {
  const world = useWorld(makeWorld);
  const userId = MING.id;

  describe('WelcomePort', () => {
    it('keeps that the member has seen it, once', async () => {
      const { welcome } = await loggedIn(world());
      expect(await welcome.getWelcome({ userId })).toEqual({ ok: true, value: null });
      const record = { ok: true, value: { userId, gmtCreated: NOW } };
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
