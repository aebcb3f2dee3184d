import { describe, expect, it } from 'vitest';
import type { Notice } from '../../ports/notices.js';
import { HONG, MING } from '../fakes/index.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** A way to make each call. */
export const noticeTries: Tries<'notice'> = {
  unread: ({ notice }) => notice.unread(),
  list: ({ notice }) => notice.list({ size: 20 }),
  read: ({ notice }) => notice.read({ ids: ['n-1'] }),
  readAll: ({ notice }) => notice.readAll({ until: SEED_NOW }),
  settings: ({ notice }) => notice.settings(),
  setSms: ({ notice }) => notice.setSms({ wanted: false }),
};

const noticeOf = (id: string, over: Partial<Notice> = {}): Notice => ({
  id,
  userId: MING.id,
  kind: 'message',
  title: '周六直播',
  text: '晚上八点\n不要迟到',
  link: '/learn',
  messageId: 'm-1',
  gmtCreated: SEED_NOW - 1_000,
  readAt: null,
  ...over,
});

/** What every implementation of NoticePort does. */
export const noticeSuite = (world: WorldOf): void => {
  const add = (...notices: readonly Notice[]) =>
    world().deps.unitOfWork.transaction(async (tx) => {
      for (const notice of notices) await tx.notices.add(notice);
    });

  describe('NoticePort', () => {
    it('shows one’s own notices, page by page, and how many were not read', async () => {
      await add(
        noticeOf('a', { gmtCreated: SEED_NOW - 3 }),
        noticeOf('b', { gmtCreated: SEED_NOW - 2, link: null, kind: 'service' }),
        noticeOf('c', { userId: HONG.id }),
      );
      const { notice } = await loggedIn(world());
      expect(must(await notice.unread())).toEqual({ count: 2 });
      const first = must(await notice.list({ size: 1 }));
      expect(first.list).toEqual([
        {
          id: 'b',
          kind: 'service',
          title: '周六直播',
          text: '晚上八点\n不要迟到',
          link: null,
          gmtCreated: SEED_NOW - 2,
          readAt: null,
        },
      ]);
      const next = must(await notice.list({ size: 5, after: first.next ?? '' }));
      expect(next.list.map(({ id }) => id)).toEqual(['a']);
      expect(next.next).toBeNull();
      expect(await notice.list({ size: 5, after: 'nowhere' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
    });

    it('marks what was read, and nobody else’s', async () => {
      await add(noticeOf('a'), noticeOf('b'), noticeOf('c', { userId: HONG.id }));
      const { notice } = await loggedIn(world());
      expect(must(await notice.read({ ids: ['a', 'c'] }))).toEqual({ count: 1 });
      expect(await world().deps.notices.countUnread(HONG.id, 9)).toBe(1);
      const read = must(await notice.list({ size: 9 })).list.filter(({ readAt }) => readAt !== null);
      expect(read.map(({ id }) => id)).toEqual(['a']);
      // What came since is not read with what was seen.
      await add(noticeOf('d', { gmtCreated: SEED_NOW + 5 }));
      expect(must(await notice.readAll({ until: SEED_NOW }))).toEqual({ count: 1 });
      const ids = Array.from({ length: 51 }, (_, at) => `x-${at}`);
      expect(await notice.read({ ids })).toMatchObject({ error: { kind: 'invalid-input' } });
    });

    it('keeps whether one wants text messages', async () => {
      const { notice } = await loggedIn(world());
      expect(must(await notice.settings())).toEqual({ smsOptOut: null });
      const now = world().deps.clock.now();
      expect(must(await notice.setSms({ wanted: false }))).toEqual({ smsOptOut: now });
      expect(must(await notice.settings())).toEqual({ smsOptOut: now });
      expect(must(await notice.setSms({ wanted: true }))).toEqual({ smsOptOut: null });
    });

    it('needs a login', async () => {
      for (const attempt of Object.values(noticeTries)) {
        if (typeof attempt !== 'function') throw new Error('one way a call');
        expect(await attempt(world().visitor(), MING)).toMatchObject({ error: { kind: 'not-logged-in' } });
      }
    });
  });
};
