import { DUE_GIVEN_UP, SYNC_TARGETS } from '../../ports/index.js';
import { maskMobile } from '@ykd/domain/member';
import { HONG, MING, NEW } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import { withCare } from './care.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf, type World } from './world.js';

/** Lets the changes of a member for the chat be given up. */
const giveUp = async ({ deps }: World, userId: string): Promise<void> => {
  const at = deps.clock.now();
  for (const target of SYNC_TARGETS) await deps.accountSync.wish({ userId, target, at });
  const [job] = await deps.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
  if (job === undefined) throw new Error('nothing is due');
  await deps.accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: DUE_GIVEN_UP });
};

/** What staff see of the changes that reach no other service. */
export const accountSyncSuite = (world: WorldOf): void => {
  describe('changes that reach no other service', () => {
    it('are shown to staff, who can have them tried again', async () => {
      for (const { id } of [MING, HONG]) await giveUp(world(), id);
      const { accountSync } = await loggedIn(world(), 'admin');
      const trouble = { target: 'chat', state: 'failed', attempts: 1, error: '邮箱已被占用' };
      expect(await accountSync.troubles()).toMatchObject({
        ok: true,
        value: [
          { userId: MING.id, mobile: maskMobile(MING.mobile), ...trouble },
          { userId: HONG.id, mobile: maskMobile(HONG.mobile), ...trouble },
        ],
      });
      expect(await accountSync.retryTroubles({ userId: HONG.id })).toEqual({ ok: true, value: { count: 1 } });
      expect(await accountSync.retryTroubles({})).toEqual({ ok: true, value: { count: 1 } });
      expect(await accountSync.troubles()).toEqual({ ok: true, value: [] });
    });

    it('are shown to a class teacher and an assistant, and tried again, for those in their care', async () => {
      await withCare(world());
      for (const { id } of [MING, HONG, NEW]) await giveUp(world(), id);
      const statesOf = async (id: string) =>
        (await world().deps.accountSync.statesOf(id)).map(({ state }) => state);
      const { accountSync } = await loggedIn(world(), 'zhujiao');
      expect(await accountSync.troubles()).toMatchObject({ ok: true, value: [{ userId: MING.id }] });
      expect(await accountSync.retryTroubles({ userId: HONG.id })).toEqual({ ok: true, value: { count: 0 } });
      const { accountSync: ofJing } = await loggedIn(world(), 'banzhuren');
      const seen = await ofJing.troubles();
      expect(seen.ok && seen.value.map(({ userId }) => userId).toSorted()).toEqual([HONG.id, MING.id]);
      expect(await ofJing.retryTroubles({})).toEqual({ ok: true, value: { count: 2 } });
      expect(await statesOf(NEW.id)).toContain('failed');
      expect(await ofJing.troubles()).toEqual({ ok: true, value: [] });
    });

    it('are shown to her, and tried again, though those of more than a page of others came first', async () => {
      const { deps } = await withCare(world());
      const others = Array.from({ length: 101 }, (_, at) => ({
        id: `o-${at}`,
        mobile: `${13700000000 + at}`,
      }));
      await deps.unitOfWork.transaction(async ({ members }) => {
        for (const user of others) await members.insert({ user, at: deps.clock.now() });
      });
      for (const { id } of others) await giveUp(world(), id);
      deps.clock.advance(1_000);
      for (const { id } of [MING, HONG]) await giveUp(world(), id);
      const { accountSync } = await loggedIn(world(), 'banzhuren');
      const idsOf = async () => must(await accountSync.troubles()).map(({ userId }) => userId);
      expect((await idsOf()).toSorted()).toEqual([HONG.id, MING.id]);
      expect(must(await accountSync.retryTroubles({ userId: others[0]?.id ?? '' }))).toEqual({ count: 0 });
      expect(must(await accountSync.retryTroubles({ userId: HONG.id }))).toEqual({ count: 1 });
      expect(must(await accountSync.retryTroubles({}))).toEqual({ count: 1 });
      expect(await idsOf()).toEqual([]);
    });

    it('are nobody else’s business', async () => {
      await giveUp(world(), MING.id);
      for (const [ports, kind] of [
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        const error = { ok: false, error: { kind } };
        expect(await ports.accountSync.troubles()).toEqual(error);
        expect(await ports.accountSync.retryTroubles({ userId: MING.id })).toEqual(error);
      }
      expect(await world().deps.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'failed' }, {}]);
    });
  });
};

/** A way to make each call of the area. */
export const accountSyncTries: Tries<'accountSync'> = {
  states: ({ accountSync }) => accountSync.states(),
  troubles: ({ accountSync }) => accountSync.troubles(),
  retryTroubles: ({ accountSync }) => accountSync.retryTroubles({}),
  retry: ({ accountSync }) => accountSync.retry(),
};
