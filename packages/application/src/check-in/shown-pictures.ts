import type { CheckInPictures } from '../ports/check-in-pictures.js';
import type { FileStore, StoredFile } from '../ports/file-store.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import { reachStudent } from '../student/reach.js';
import type { Students } from '../student/students.js';
import { CHECK_IN_PICTURE_PLACE } from './picture-url.js';

/** The pictures of entries, for whom may see them: the member whose they are, and staff who review his entries. */
export interface ShownCheckInPictures {
  /** Whether a caller may see the picture. One that was removed nobody may see, also while its file is still there. */
  mayBeSeen(name: string, context: CallerContext): Promise<boolean>;
  /** The file of a picture that may be seen. */
  read(name: string): Promise<StoredFile | undefined>;
}

/** Pictures in a store. */
export const createShownCheckInPictures = (
  deps: AuthenticateDeps & {
    readonly students: Students;
    readonly files: Pick<FileStore, 'get'>;
    readonly checkInPictures: Pick<CheckInPictures, 'find'>;
  },
): ShownCheckInPictures => ({
  mayBeSeen: async (name, context) => {
    if (!CHECK_IN_PICTURE_PLACE.isName(name)) return false;
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return false;
    const owner = (await deps.checkInPictures.find(name))?.userId;
    if (owner === undefined) return false;
    if (owner === caller.value.user.id) return true;
    return mayCaller(caller.value, 'checkins.review') && (await reachStudent(deps, context, owner)).ok;
  },
  read: (name) => deps.files.get(CHECK_IN_PICTURE_PLACE.key(name)),
});
