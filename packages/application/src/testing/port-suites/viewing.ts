import { VIEWING_MS } from '@ykd/domain/access';
import { describe, expect, it } from 'vitest';
import { addMembers, fakeCode, HONG, MING } from '../fakes/index.js';
import { JING } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, loginOf, type WorldOf } from './world.js';

const REASON = '他说看不到课程';
const OTHER = { id: 'u-root', mobile: '13900000019', userName: 'zongguan' };

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

    it('ends for good, and once, when that one may do everything, though not for long', async () => {
      await addMembers(world().deps, [OTHER], { role: 'superAdmin', grants: [] });
      await addMembers(world().deps, [JING], { role: 'class', grants: ['orders'] });
      const { viewing } = await as(JING.id);
      const { employee } = await loggedIn(world(), OTHER.userName);
      const give = async (version: number, role: 'class' | 'superAdmin') =>
        must(await employee.setRights({ userId: JING.id, version, role, grants: [], reason: REASON }));
      await give(1, 'class');
      expect(must(await viewing.current())?.userId).toBe(JING.id);
      await give(2, 'superAdmin');
      expect(must(await viewing.current())).toBeNull();
      await give(3, 'class');
      expect(must(await viewing.current())).toBeNull();
      must(await viewing.end());
      expect(lines().filter((line) => line.startsWith('members.viewAs'))).toEqual([
        `members.viewAs.begin ${JING.id}`,
        `members.viewAs.end ${JING.id}`,
      ]);
      must(await viewing.start({ userId: JING.id, reason: REASON }));
    });

    it('is never as a super administrator, nor as nobody', async () => {
      await addMembers(world().deps, [OTHER], { role: 'superAdmin', grants: [] });
      for (const userId of [OTHER.id, 'u-nobody']) {
        expect((await as(userId)).started).toEqual({ ok: false, error: { kind: 'entity-not-found' } });
      }
      await addMembers(world().deps, [JING], { role: 'class', grants: ['orders'] });
      const { viewing } = await as(JING.id);
      expect(must(await viewing.current())).toMatchObject({ userId: JING.id, isStaff: true });
    });
  });
};

/** A way to make each call of the area. */
export const viewingTries: Tries<'viewing'> = {
  start: ({ viewing }, { id: userId }) => viewing.start({ userId, reason: REASON }),
  end: ({ viewing }) => viewing.end(),
  current: ({ viewing }) => viewing.current(),
};
