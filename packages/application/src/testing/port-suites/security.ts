import { describe, expect, it } from 'vitest';
import { MING, PASSWORD } from '../fakes/index.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of SecurityPort does. */
export const securitySuite = (world: WorldOf): void => {
  describe('SecurityPort', () => {
    it('shows super administrators what happened, the newest first', async () => {
      const { member } = world().visitor();
      await member.login({ account: MING.userName, pwd: 'wrong' });
      await member.login({ account: MING.userName, pwd: PASSWORD });
      const { security } = await loggedIn(world(), 'admin');
      const mine = await security.events({ size: 20, userId: MING.id });
      expect(mine).toMatchObject({
        value: {
          list: [
            { kind: 'login', userId: MING.id, detail: 'password', count: 1 },
            { kind: 'login-failed', userId: MING.id, detail: 'password', count: 1 },
          ],
          next: null,
        },
      });
      const failed = await security.events({ size: 1, kind: 'login-failed' });
      expect(failed).toMatchObject({ value: { list: [{ kind: 'login-failed' }] } });
      const nowhere = await security.events({ size: 1, after: 'nowhere' });
      expect(nowhere).toMatchObject({ error: { kind: 'invalid-input' } });
    });

    it('shows nobody else anything', async () => {
      const { security } = world().visitor();
      expect(await security.events({ size: 1 })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      const { security: ofMing } = await loggedIn(world());
      expect(await ofMing.events({ size: 1 })).toEqual({ ok: false, error: { kind: 'forbidden' } });
    });
  });
};

/** A way to make each call of the area. */
export const securityTries: Tries<'security'> = {
  events: ({ security }) => security.events({ size: 20 }),
};
