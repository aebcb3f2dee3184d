import { DAY_MS } from '@ykd/domain/shared';
import type { AvatarFile, AvatarFiles } from '../ports/avatar-files.js';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import { avatarKey } from './avatar-url.js';
import { keepName } from './keep-name.js';

export interface RemoveUnusedAvatarsDeps {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly avatarFiles: AvatarFiles;
}

/** How many are looked up at a time. */
const BATCH = 100;

/**
 * Removes the pictures that a day after their upload no profile names; answers how many. Their names go first: from then
 * on no profile can name them, however long the files take; one that came into use meanwhile keeps its name. A file that
 * the store does not remove gets its name back for the next sweep; the others go all the same, and then AggregateError
 * says what was wrong.
 */
export const removeUnusedAvatars = async ({
  clock,
  files,
  avatarFiles,
}: RemoveUnusedAvatarsDeps): Promise<number> => {
  const before = clock.now() - DAY_MS;
  const left: AvatarFile[] = [];
  const errors: unknown[] = [];
  let removed = 0;
  let unused: readonly AvatarFile[];
  do {
    unused = await avatarFiles.findUnused(before, BATCH);
    const forgotten: AvatarFile[] = [];
    for (const file of unused) {
      if (await avatarFiles.delete(file.name, file.userId)) forgotten.push(file);
    }
    for (const file of forgotten) {
      try {
        await files.delete(avatarKey(file.name));
        removed += 1;
      } catch (error) {
        left.push(file);
        errors.push(error);
      }
    }
  } while (unused.length === BATCH);
  for (const file of left) await keepName(avatarFiles, file);
  if (errors.length === 0) return removed;
  throw new AggregateError(errors, `${errors.length} unused pictures could not be removed`);
};
