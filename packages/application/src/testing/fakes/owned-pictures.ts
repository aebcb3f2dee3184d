import type { OwnedPicture, OwnedPictures } from '../../ports/owned-pictures.js';

/** Pictures' names in memory. */
export interface FakeOwnedPictures extends OwnedPictures {
  readonly stored: ReadonlyMap<string, OwnedPicture>;
}

/** Pictures' names in memory; whether one is used, `isUsed` tells. */
export const fakeOwnedPictures = (
  isUsed: (picture: OwnedPicture) => boolean,
  stored = new Map<string, OwnedPicture>(),
): FakeOwnedPictures => {
  const byAge = (a: OwnedPicture, b: OwnedPicture): number => a.at - b.at || (a.name < b.name ? -1 : 1);

  return {
    stored,
    reserve: async (file, since, max) => {
      if (stored.has(file.name)) throw new Error(`a picture ${file.name} exists`);
      const counting = [...stored.values()].filter(({ userId, at }) => userId === file.userId && at >= since);
      if (counting.length >= max) return Math.min(file.at, ...counting.map(({ at }) => at));
      stored.set(file.name, file);
      return undefined;
    },
    find: async (name) => stored.get(name),
    delete: async (name, userId) => {
      const file = stored.get(name);
      return file?.userId === userId && !isUsed(file) && stored.delete(name);
    },
    findUnused: async (before, limit) =>
      [...stored.values()]
        .filter((file) => file.at < before && !isUsed(file))
        .toSorted(byAge)
        .slice(0, limit),
  };
};
