import { VIEWING_MS } from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';
import { addMembers, fakeCode, HONG, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, loginOf, type WorldOf } from './world.js';

const REASON = '他说看不到课程';

/** What every implementation of ViewingPort does. */
export const viewingSuite = (world: WorldOf): void => {
  describe('ViewingPort', () => {
    const as = async (userId: string = MING.id) => {
      const admin = await loggedIn(world(), 'admin');
      return { ...admin, started: await admin.viewing.start({ userId, reason: REASON }) };
    };
    const lines = () => world().deps.auditLog.stored.map(({ act, about }) => `${act} ${about}`);

    it('begins, tells as whom and for how long, and ends', async () => {
      const { viewing, started, member } = await as();
      const now = world().deps.clock.now();
      expect(must(started)).toEqual({ until: now + VIEWING_MS });
      expect(must(await viewing.current())).toEqual({
        userId: MING.id,
        name: MING.name ?? MING.userName,
        isStaff: false,
        until: now + VIEWING_MS,
        leftMs: VIEWING_MS,
      });
      must(await viewing.end());
      expect(must(await viewing.current())).toBeNull();
      expect((await loginOf({ member })).user.id).toBe('u-admin');
      // Twice is once.
      must(await viewing.end());
      expect(lines()).toEqual([`members.viewAs.begin ${MING.id}`, `members.viewAs.end ${MING.id}`]);
      expect(world().deps.auditLog.stored[0]).toMatchObject({ reason: REASON, actor: 'u-admin' });
    });

    it('lasts half an hour at the most', async () => {
      const { viewing } = await as();
      world().deps.clock.advance(VIEWING_MS - 60_000);
      expect(must(await viewing.current())?.leftMs).toBe(60_000);
      world().deps.clock.advance(60_000);
      expect(must(await viewing.current())).toBeNull();
    });

    it('ends with the session', async () => {
      const { member, viewing } = await as();
      must(await member.logout());
      expect(must(await viewing.current())).toBeNull();
    });

    it('is for those who have the right, and asks for a code and a reason', async () => {
      const input = { userId: HONG.id, reason: REASON };
      expect(await world().visitor().viewing.start(input)).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
      const { viewing: ofMing } = await loggedIn(world());
      expect(await ofMing.start(input)).toEqual({ ok: false, error: { kind: 'forbidden' } });
      const { viewing, secondFactor } = await loggedIn(world(), 'admin');
      for (const wrong of [
        { userId: HONG.id, reason: ' ' },
        { userId: 'u-admin', reason: REASON },
      ]) {
        expect(await viewing.start(wrong)).toMatchObject({ ok: false, error: { kind: 'invalid-input' } });
      }
      must(await secondFactor.begin());
      must(await secondFactor.confirm({ code: fakeCode(world().deps.clock.now()) }));
      must(await viewing.start(input));
      must(await viewing.end());
      world().deps.clock.advance(16 * 60_000);
      expect(await viewing.start(input)).toEqual({ ok: false, error: { kind: 'second-factor-needed' } });
    });

    it('is never as a super administrator, nor as nobody', async () => {
      const other = { id: 'u-root', mobile: '13900000019', userName: 'zongguan' };
      await addMembers(world().deps, [other], { role: 'superAdmin', grants: [] });
      for (const userId of [other.id, 'u-nobody']) {
        expect((await as(userId)).started).toEqual({ ok: false, error: { kind: 'entity-not-found' } });
      }
      const colleague = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
      await addMembers(world().deps, [colleague], { role: 'class', grants: ['orders'] });
      const { viewing } = await as(colleague.id);
      expect(must(await viewing.current())).toMatchObject({ userId: colleague.id, isStaff: true });
    });
  });
};

/** A way to make each call of the area. */
export const viewingTries: Tries<'viewing'> = {
  start: ({ viewing }, { id: userId }) => viewing.start({ userId, reason: REASON }),
  end: ({ viewing }) => viewing.end(),
  current: ({ viewing }) => viewing.current(),
};
