import type { CheckInPictures } from '../../ports/check-in-pictures.js';
import type {
  CheckInComment,
  CheckInDay,
  CheckInEntry,
  CheckInKey,
  CheckIns,
  TxCheckIns,
} from '../../ports/check-ins.js';
import {
  bandsOf,
  findCopy,
  likenessNow,
  piecesOf,
  SAME_BAND_MAX,
  SAME_PIECE_MAX,
  saidSince,
  type CopyLookup,
} from '../../check-in/likeness.js';
import { UNREVIEWED, writtenAnew } from '../../entities/check-in-entry.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';

/** Entries and their pictures in memory. */
export interface FakeCheckIns {
  readonly checkIns: CheckIns & { readonly stored: ReadonlyMap<string, CheckInEntry> };
  readonly checkInPictures: FakeOwnedPictures & CheckInPictures;
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
  /** Since when each entry says what it says, and the print of each picture. */
  const since = new Map<string, number>();
  const prints = new Map<string, string>();
  const printsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const [print, file] = [prints.get(name), pictures.stored.get(name)];
      return print === undefined || file === undefined ? [] : [{ print, since: file.at }];
    });
  /** The first with each key, so many of each. */
  const firstWith = <T extends { readonly since: number; readonly keys: readonly string[] }>(
    all: readonly T[],
    keys: readonly string[],
    most: number,
  ): readonly T[] => {
    const inOrder = all.toSorted((a, b) => a.since - b.since);
    return [
      ...new Set(keys.flatMap((key) => inOrder.filter((one) => one.keys.includes(key)).slice(0, most))),
    ];
  };
  const lookupIn = (campaign: string): CopyLookup => {
    const there = [...entries.values()].filter((one) => one.campaign === campaign);
    return {
      texts: async (bands, before) =>
        firstWith(
          there
            .map((one) => ({ ...one, since: since.get(keyOf(one)) ?? before, keys: bandsOf(one.text) }))
            .filter((one) => one.since < before),
          bands,
          SAME_BAND_MAX,
        ),
      pictures: async (pieces, before) =>
        firstWith(
          there
            .flatMap((one) =>
              printsOf(one.pictures).map((shown) => ({ ...one, ...shown, keys: piecesOf(shown.print) })),
            )
            .filter((one) => one.since < before),
          pieces,
          SAME_PIECE_MAX,
        ),
    };
  };
  const ofDay = ({ campaign, day, mark, caredBy, isSuspect }: Parameters<CheckIns['ofDay']>[0]) =>
    [...entries.values()].filter(
      (one) =>
        one.campaign === campaign &&
        one.day === day &&
        isListed(world, one.userId) &&
        (mark === undefined || one.mark === mark) &&
        (isSuspect === undefined || (one.likeKind !== null && one.verdict === 'none')) &&
        (caredBy === undefined ||
          [...care.values()].some(
            ({ studentId, staffId }) => studentId === one.userId && staffId === caredBy,
          )),
    );

  const putNow: CheckIns['put'] = async ({ at, ...save }) => {
    const key = keyOf(save);
    const [said, saysSince] = [entries.get(key)?.text, since.get(key)];
    const from = saidSince(
      said === undefined || saysSince === undefined ? undefined : { text: said, since: saysSince },
      save.text,
      at,
    );
    if (!campaigns.has(save.campaign)) return undefined;
    if (save.pictures.some((name) => pictures.stored.get(name)?.userId !== save.userId)) return undefined;
    since.set(key, from);
    const before = entries.get(key);
    const entry = {
      ...(before ?? UNREVIEWED),
      ...save,
      madeUpBy: null,
      madeUpReason: null,
      gmtCreated: before?.gmtCreated ?? at,
      gmtModified: at,
      ...(before === undefined || before.madeUpBy === null ? {} : writtenAnew(before, at)),
      version: before === undefined ? UNREVIEWED.version : before.version + 1,
    };
    // At once, so that nobody comes between; what it is like follows.
    entries.set(key, entry);
    const compared = { ...save, since: from, prints: printsOf(save.pictures) };
    const copied = await findCopy(compared, lookupIn(save.campaign));
    const judged = { ...entry, ...likenessNow(before, save.text, copied) };
    if (entries.get(key) === entry) entries.set(key, judged);
    return judged;
  };

  return {
    checkIns: {
      stored: entries,
      put: putNow,
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
      some: async (campaign, keys) =>
        keys.flatMap(({ userId, day }) => entries.get(keyOf({ userId, campaign, day })) ?? []),
      countOfDay: async (which) => ({
        entries: ofDay(which).length,
        open: ofDay({ ...which, mark: 'none' }).length,
        suspects: ofDay({ ...which, isSuspect: true }).length,
      }),
      commentsOf: async (userId, campaign) =>
        oldestFirst(comments.values()).filter((one) => one.userId === userId && one.campaign === campaign),
      commentsOfDay: async ({ campaign, day }, userIds) =>
        oldestFirst(comments.values()).filter(
          (one) => one.campaign === campaign && one.day === day && userIds.includes(one.userId),
        ),
    },
    checkInPictures: {
      ...pictures,
      keepPrint: async (name, print) => {
        if (pictures.stored.has(name)) prints.set(name, print);
      },
    },
  };
};

/** Entries in memory, inside a transaction on a world. */
export const txCheckIns = ({
  checkIns: entries,
  checkInComments: comments,
  campaigns,
}: Pick<FakeWorld, 'checkIns' | 'checkInComments' | 'campaigns'>): TxCheckIns => ({
  makeUp: async ({ by, reason, at, ...day }) => {
    if (!campaigns.has(day.campaign) || entries.has(keyOf(day))) return false;
    const madeUp = { madeUpBy: by, madeUpReason: reason, gmtCreated: at, gmtModified: at };
    entries.set(keyOf(day), { ...day, ...UNREVIEWED, mark: 'read', text: '', pictures: [], ...madeUp });
    return true;
  },
  takeBack: async (day) => {
    entries.delete(keyOf(day));
    const under = [...comments.values()].filter((one) => keyOf(one) === keyOf(day)).map(({ id }) => id);
    for (const id of under) comments.delete(id);
    return under;
  },
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
  judge: async (judged) => {
    const entry = entries.get(keyOf(judged));
    if (entry !== undefined) entries.set(keyOf(judged), { ...entry, ...judged });
  },
  findComment: async (id) => comments.get(id),
  commentsOn: async (day) => oldestFirst(comments.values()).filter((one) => keyOf(one) === keyOf(day)),
  insertComment: async (comment) => void comments.set(comment.id, comment),
  removeComment: async (id) => void comments.delete(id),
});
