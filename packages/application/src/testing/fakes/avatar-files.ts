import { avatarUrl } from '../../avatar/avatar-url.js';
import type { AvatarFile, AvatarFiles } from '../../ports/avatar-files.js';
import type { FakeMembers } from './members.js';

/** Pictures' names in memory; whether one is used, the members in memory tell. */
export interface FakeAvatarFiles extends AvatarFiles {
  readonly stored: ReadonlyMap<string, AvatarFile>;
}

/** Pictures' names in memory. */
export const fakeAvatarFiles = (members: FakeMembers): FakeAvatarFiles => {
  const stored = new Map<string, AvatarFile>();
  const byAge = (a: AvatarFile, b: AvatarFile): number => a.at - b.at || (a.name < b.name ? -1 : 1);
  const isUsed = ({ name, userId }: AvatarFile): boolean =>
    members.stored.get(userId)?.user.avatarUrl === avatarUrl(name);

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
