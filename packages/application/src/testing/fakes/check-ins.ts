import type { CheckInDay, CheckInEntry, CheckIns } from '../../ports/check-ins.js';
import type { FakeWorld } from './world.js';
import { fakeOwnedPictures, type FakeOwnedPictures } from './owned-pictures.js';

/** Entries and their pictures in memory. */
export interface FakeCheckIns {
  readonly checkIns: CheckIns & { readonly stored: ReadonlyMap<string, CheckInEntry> };
  readonly checkInPictures: FakeOwnedPictures;
}

const keyOf = ({ userId, campaign, day }: CheckInDay): string => JSON.stringify([userId, campaign, day]);

/** Entries and their pictures in memory. */
export const fakeCheckIns = ({
  checkIns: entries,
  campaigns,
}: Pick<FakeWorld, 'checkIns' | 'campaigns'>): FakeCheckIns => {
  const ofUser = (id: string) => [...entries.values()].filter(({ userId }) => userId === id);
  const pictures = fakeOwnedPictures(({ name }) =>
    [...entries.values()].some((entry) => entry.pictures.includes(name)),
  );

  return {
    checkIns: {
      stored: entries,
      put: async ({ at, ...save }) => {
        if (!campaigns.has(save.campaign)) return undefined;
        if (save.pictures.some((name) => pictures.stored.get(name)?.userId !== save.userId)) return undefined;
        const key = keyOf(save);
        const entry = { ...save, gmtCreated: entries.get(key)?.gmtCreated ?? at, gmtModified: at };
        entries.set(key, entry);
        return entry;
      },
      entries: async (userId, campaign) =>
        ofUser(userId)
          .filter((entry) => entry.campaign === campaign)
          .toSorted((a, b) => (a.day < b.day ? 1 : -1)),
      days: async (userId) => ofUser(userId).map(({ campaign, day }) => ({ campaign, day })),
    },
    checkInPictures: pictures,
  };
};
