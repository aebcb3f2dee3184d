import type { CheckInPictures } from '../ports/check-in-pictures.js';
import type { FileStore, StoredFile } from '../ports/file-store.js';
import { CHECK_IN_PICTURE_PLACE } from './picture-url.js';

/** The pictures of entries, for whom may see them: as entries are shown to nobody else, the member whose they are. */
export interface ShownCheckInPictures {
  /** Whether this member may see the picture. One that was removed nobody may see, also while its file is still there. */
  mayBeSeen(name: string, userId: string): Promise<boolean>;
  /** The file of a picture that may be seen. */
  read(name: string): Promise<StoredFile | undefined>;
}

/** Pictures in a store. */
export const createShownCheckInPictures = ({
  files,
  checkInPictures,
}: {
  readonly files: Pick<FileStore, 'get'>;
  readonly checkInPictures: Pick<CheckInPictures, 'find'>;
}): ShownCheckInPictures => ({
  mayBeSeen: async (name, userId) =>
    CHECK_IN_PICTURE_PLACE.isName(name) && (await checkInPictures.find(name))?.userId === userId,
  read: (name) => files.get(CHECK_IN_PICTURE_PLACE.key(name)),
});
