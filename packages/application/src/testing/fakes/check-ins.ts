import type {
  CheckInComment,
  CheckInDay,
  CheckInEntry,
  CheckInKey,
  CheckIns,
  TxCheckIns,
} from '../../ports/check-ins.js';
import { UNREVIEWED } from '../../entities/check-in-entry.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';

/** Entries and their pictures in memory. */
export interface FakeCheckIns {
  readonly checkIns: CheckIns & { readonly stored: ReadonlyMap<string, CheckInEntry> };
  readonly checkInPictures: FakeOwnedPictures;
}

const keyOf = ({ userId, campaign, day }: CheckInDay): string => JSON.stringify([userId, campaign, day]);

const oldestFirst = (comments: Iterable<CheckInComment>): readonly CheckInComment[] =>
  [...comments].toSorted((a, b) => a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1));

/** Entries and their pictures in memory. */
export const fakeCheckIns = (world: FakeWorld): FakeCheckIns => {
  const { checkIns: entries, checkInComments: comments, campaigns, care } = world;
  const ofUser = (id: string) => [...entries.values()].filter(({ userId }) => userId === id);
  const pictures = fakeOwnedPictures(({ name }) =>
    [...entries.values()].some((entry) => entry.pictures.includes(name)),
  );
  const ofDay = ({ campaign, day, mark, caredBy }: Parameters<CheckIns['ofDay']>[0]) =>
    [...entries.values()].filter(
      (one) =>
        one.campaign === campaign &&
        one.day === day &&
        isListed(world, one.userId) &&
        (mark === undefined || one.mark === mark) &&
        (caredBy === undefined ||
          [...care.values()].some(
            ({ studentId, staffId }) => studentId === one.userId && staffId === caredBy,
          )),
    );

  return {
    checkIns: {
      stored: entries,
      put: async ({ at, ...save }) => {
        if (!campaigns.has(save.campaign)) return undefined;
        if (save.pictures.some((name) => pictures.stored.get(name)?.userId !== save.userId)) return undefined;
        const key = keyOf(save);
        const before = entries.get(key);
        const entry = {
          ...(before ?? UNREVIEWED),
          ...save,
          gmtCreated: before?.gmtCreated ?? at,
          gmtModified: at,
          version: before === undefined ? UNREVIEWED.version : before.version + 1,
        };
        entries.set(key, entry);
        return entry;
      },
      entries: async (userId, campaign) =>
        ofUser(userId)
          .filter((entry) => entry.campaign === campaign)
          .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
      days: async (userId) => ofUser(userId).map(({ campaign, day }) => ({ campaign, day })),
      ofDay: async (which, order, window) =>
        rowsByKey<CheckInEntry, CheckInKey>(
          ofDay(which),
          ({ gmtCreated, userId }) => [gmtCreated, userId],
          window,
          order === 'desc',
        ),
      countOfDay: async (which) => ({
        entries: ofDay(which).length,
        open: ofDay({ ...which, mark: 'none' }).length,
      }),
      commentsOf: async (userId, campaign) =>
        oldestFirst(comments.values()).filter((one) => one.userId === userId && one.campaign === campaign),
      commentsOfDay: async ({ campaign, day }, userIds) =>
        oldestFirst(comments.values()).filter(
          (one) => one.campaign === campaign && one.day === day && userIds.includes(one.userId),
        ),
    },
    checkInPictures: pictures,
  };
};

/** Entries in memory, inside a transaction on a world. */
export const txCheckIns = ({
  checkIns: entries,
  checkInComments: comments,
}: Pick<FakeWorld, 'checkIns' | 'checkInComments'>): TxCheckIns => ({
  hold: async (day) => {
    const entry = entries.get(keyOf(day));
    if (entry === undefined) return undefined;
    const { pictures: _pictures, ...held } = entry;
    return held;
  },
  store: async (marked) => {
    const entry = entries.get(keyOf(marked));
    if (entry !== undefined) entries.set(keyOf(marked), { ...entry, ...marked });
  },
  findComment: async (id) => comments.get(id),
  countComments: async (day, most) =>
    Math.min(most, [...comments.values()].filter((one) => keyOf(one) === keyOf(day)).length),
  insertComment: async (comment) => void comments.set(comment.id, comment),
  removeComment: async (id) => void comments.delete(id),
});
