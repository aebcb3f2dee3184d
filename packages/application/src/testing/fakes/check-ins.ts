import type { AvatarFile } from '../../ports/avatar-files.js';
import type { CheckInPictures } from '../../ports/check-in-pictures.js';
import type { CheckInDay, CheckInEntry, CheckIns } from '../../ports/check-ins.js';

/** Entries and their pictures in memory. */
export interface FakeCheckIns {
  readonly checkIns: CheckIns & { readonly stored: ReadonlyMap<string, CheckInEntry> };
  readonly checkInPictures: CheckInPictures & { readonly stored: ReadonlyMap<string, AvatarFile> };
}

const keyOf = ({ userId, campaign, day }: CheckInDay): string => JSON.stringify([userId, campaign, day]);
const byAge = (a: AvatarFile, b: AvatarFile): number => a.at - b.at || (a.name < b.name ? -1 : 1);

/** Entries and their pictures in memory. */
export const fakeCheckIns = (): FakeCheckIns => {
  const entries = new Map<string, CheckInEntry>();
  const pictures = new Map<string, AvatarFile>();
  const ofUser = (id: string) => [...entries.values()].filter(({ userId }) => userId === id);
  const isUsed = ({ name }: AvatarFile): boolean =>
    [...entries.values()].some((entry) => entry.pictures.includes(name));

  return {
    checkIns: {
      stored: entries,
      put: async ({ at, ...save }) => {
        if (save.pictures.some((name) => pictures.get(name)?.userId !== save.userId)) return undefined;
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
    checkInPictures: {
      stored: pictures,
      reserve: async (file, since, max) => {
        if (pictures.has(file.name)) throw new Error(`a picture ${file.name} exists`);
        const counting = [...pictures.values()].filter(
          ({ userId, at }) => userId === file.userId && at >= since,
        );
        if (counting.length >= max) return Math.min(file.at, ...counting.map(({ at }) => at));
        pictures.set(file.name, file);
        return undefined;
      },
      delete: async (name, userId) => {
        const file = pictures.get(name);
        return file?.userId === userId && !isUsed(file) && pictures.delete(name);
      },
      findUnused: async (before, limit) =>
        [...pictures.values()]
          .filter((file) => file.at < before && !isUsed(file))
          .toSorted(byAge)
          .slice(0, limit),
    },
  };
};
