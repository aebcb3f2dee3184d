import { describe, expect, it } from 'vitest';
import { MING, PASSWORD } from '../fakes/index.js';
import { must } from './purchases.js';
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
      for (const asked of [
        { member: `is:${MING.id}` },
        { search: '小明' },
        { search: MING.mobile, member: `of:nobody,${MING.id}`, kind: 'of:login,login-failed' },
      ]) {
        const mine = must(await security.events({ size: 20, ...asked }));
        expect(mine).toMatchObject({
          list: [
            { kind: 'login', userId: MING.id, memberName: '小明', detail: 'password', count: 1 },
            { kind: 'login-failed', userId: MING.id, detail: 'password', count: 1 },
          ],
          next: null,
        });
        expect(must(await security.count(asked))).toEqual({ count: 2, isMore: false });
        const [newest] = mine.list;
        expect(must(await security.find({ id: newest?.id ?? '' }))).toEqual(newest);
        const oldest = must(await security.events({ size: 1, sort: 'at', ...asked }));
        expect(oldest.list).toMatchObject([{ kind: 'login-failed' }]);
        const next = must(await security.events({ size: 1, sort: 'at', ...asked, after: oldest.next ?? '' }));
        expect(next.list).toMatchObject([{ kind: 'login' }]);
      }
      for (const nothing of [
        { kind: 'is:export' },
        { member: 'is:nobody' },
        { at: 'before:2026-03-01' },
        { at: 'after:2026-03-01' },
        { search: '没有这个人' },
      ]) {
        expect(must(await security.events({ size: 9, ...nothing })).list).toEqual([]);
        expect(must(await security.count(nothing))).toEqual({ count: 0, isMore: false });
      }
      const failed = await security.events({ size: 1, kind: 'is:login-failed', at: 'is:2026-03-01' });
      expect(failed).toMatchObject({ value: { list: [{ kind: 'login-failed' }] } });
      for (const wrong of [{ after: 'nowhere' }, { kind: 'starts:login' }, { sort: 'kind' }]) {
        const answer = await security.events({ size: 1, ...wrong } as never);
        expect(answer).toMatchObject({ error: { kind: 'invalid-input' } });
      }
      expect(await security.find({ id: 'nothing' })).toEqual({
        ok: false,
        error: { kind: 'entity-not-found' },
      });
    });

    it('shows nobody else anything', async () => {
      const { security } = world().visitor();
      expect(await security.events({ size: 1 })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      const { security: ofMing } = await loggedIn(world());
      expect(await ofMing.events({ size: 1 })).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await ofMing.count({})).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await ofMing.find({ id: 'x' })).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await security.find({ id: 'x' })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
    });
  });
};

/** A way to make each call of the area. */
export const securityTries: Tries<'security'> = {
  events: ({ security }) => security.events({ size: 20 }),
  count: ({ security }) => security.count({}),
  find: ({ security }) => security.find({ id: 'no-such-event' }),
};
