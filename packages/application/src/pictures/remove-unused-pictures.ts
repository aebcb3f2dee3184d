import { DAY_MS } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import type { OwnedPicture, OwnedPictures } from '../ports/owned-pictures.js';
import { keepName } from './keep-name.js';

/** Pictures with their store. */
export interface UnusedPicturesDeps {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly pictures: OwnedPictures;
  /** The key of a picture in the store. */
  readonly keyOf: (name: string) => string;
}

/** How many are looked up at a time. */
const BATCH = 100;

/**
 * Removes the pictures that a day after their upload nothing names; answers how many. Their names go first: from then on
 * nothing can name them, however long the files take; one that came into use meanwhile keeps its name. A file that the
 * store does not remove gets its name back for the next sweep; the others go all the same, and then AggregateError says
 * what was wrong.
 */
export const removeUnusedPictures = async ({
  clock,
  files,
  pictures,
  keyOf,
}: UnusedPicturesDeps): Promise<number> => {
  const before = clock.now() - DAY_MS;
  const left: OwnedPicture[] = [];
  const errors: unknown[] = [];
  let removed = 0;
  let unused: readonly OwnedPicture[];
  do {
    unused = await pictures.findUnused(before, BATCH);
    const forgotten: OwnedPicture[] = [];
    for (const file of unused) {
      if (await pictures.delete(file.name, file.userId)) forgotten.push(file);
    }
    for (const file of forgotten) {
      try {
        await files.delete(keyOf(file.name));
        removed += 1;
      } catch (error) {
        left.push(file);
        errors.push(error);
      }
    }
  } while (unused.length === BATCH);
  for (const file of left) await keepName(pictures, file);
  if (errors.length === 0) return removed;
  throw new AggregateError(errors, `${errors.length} unused pictures could not be removed`);
};
