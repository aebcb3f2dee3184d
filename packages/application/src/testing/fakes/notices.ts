import type { Notice, NoticeKey, Notices, TxNotices } from '../../ports/notices.js';
import { serviceNoticeId } from '../../ports/notices.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { fakeStudents } from './students.js';
import type { FakeWorld } from './world.js';

/** Notices in memory. */
export const fakeNotices = (world: FakeWorld): Notices => {
  const { notices, smsOptOuts } = world;
  const own = (userId: string): readonly Notice[] =>
    [...notices.values()].filter((notice) => notice.userId === userId);
  const mark = (wanted: readonly Notice[], at: number): void => {
    for (const notice of wanted)
      if (notice.readAt === null) notices.set(notice.id, { ...notice, readAt: at });
  };
  return {
    find: async (id) => notices.get(id),
    page: async (userId, window) =>
      rowsByKey<Notice, NoticeKey>(own(userId), ({ gmtCreated, id }) => [gmtCreated, id], window, true),
    countUnread: async (userId, most) =>
      Math.min(most, own(userId).filter(({ readAt }) => readAt === null).length),
    markRead: async (userId, ids, at) =>
      mark(
        own(userId).filter(({ id }) => ids.includes(id)),
        at,
      ),
    markAllRead: async (userId, until, at) =>
      mark(
        own(userId).filter(({ gmtCreated }) => gmtCreated <= until),
        at,
      ),
    smsOptOut: async (userId) => smsOptOuts.get(userId),
    setSmsOptOut: async (userId, since) => {
      if (since === null) smsOptOuts.delete(userId);
      else smsOptOuts.set(userId, smsOptOuts.get(userId) ?? since);
    },
    endingServices: async ({ from, below, step, limit }) => {
      const order = { key: 'gmtCreated', isDescending: false };
      const all = await fakeStudents(world).page(order, { limit: world.members.size + 1 }, { tests: [] });
      return all.list
        .flatMap(({ id: userId, serviceUntil }) =>
          serviceUntil !== null &&
          serviceUntil >= from &&
          serviceUntil < below &&
          !notices.has(serviceNoticeId(userId, serviceUntil, step))
            ? [{ userId, serviceUntil }]
            : [],
        )
        .toSorted((a, b) => a.serviceUntil - b.serviceUntil || (a.userId < b.userId ? -1 : 1))
        .slice(0, limit);
    },
  };
};

/** The same inside a transaction on a world. */
export const txNotices = ({ notices }: Pick<FakeWorld, 'notices'>): TxNotices => ({
  add: async (notice) => {
    if (notices.has(notice.id)) return false;
    notices.set(notice.id, notice);
    return true;
  },
  addAll: async (all) => {
    const added = all.filter(({ id }) => !notices.has(id));
    for (const notice of added) notices.set(notice.id, notice);
    return added.map(({ id }) => id);
  },
  remove: async (ids) => {
    for (const id of ids) notices.delete(id);
  },
});
