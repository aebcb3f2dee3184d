import { DAY_MS } from '@ykd/domain/shared';
import type { AvatarFiles } from '../ports/avatar-files.js';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import { avatarKey } from './avatar-url.js';

export interface RemoveUnusedAvatarsDeps {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly avatarFiles: AvatarFiles;
}

/** How many are looked up at a time. */
const BATCH = 100;

/** Removes the pictures that a day after their upload no profile names; answers how many. */
export const removeUnusedAvatars = async ({
  clock,
  files,
  avatarFiles,
}: RemoveUnusedAvatarsDeps): Promise<number> => {
  const before = clock.now() - DAY_MS;
  let removed = 0;
  for (;;) {
    const unused = await avatarFiles.findUnused(before, BATCH);
    for (const { name, userId } of unused) {
      await files.delete(avatarKey(name));
      await avatarFiles.delete(name, userId);
    }
    removed += unused.length;
    if (unused.length < BATCH) return removed;
  }
};
