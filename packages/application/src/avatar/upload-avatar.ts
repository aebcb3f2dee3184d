import { err, ok } from '@ykd/domain/shared';
import type { AvatarFiles } from '../ports/avatar-files.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import { checkUpload } from '../pictures/check-upload.js';
import { PICTURE_ENDINGS } from '../pictures/picture-type.js';
import { redrawUpload } from '../pictures/redraw-upload.js';
import type { Images } from '../ports/images.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { avatarKey, avatarUrl } from './avatar-url.js';

export interface UploadAvatarDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly images: Images;
  readonly files: FileStore;
  readonly avatarFiles: AvatarFiles;
}

/** The longest side of a picture that is kept, in pixels. Whatever it shows, it then stays below AVATAR_MAX_BYTES. */
const AVATAR_SIDE = 480;

/** How many pictures a member may upload within an hour. */
export const AVATARS_PER_HOUR = 20;
const HOUR_MS = 3600 * 1000;

const WORDS = { field: 'avatarfile', what: '头像图片' };

/**
 * Keeps a picture for the caller. Its name is kept first: so each try counts before it costs anything, and no file lies
 * in the store that nothing knows of. A name without a file goes with the pictures that nobody uses.
 */
export const uploadAvatar = async (
  deps: UploadAvatarDeps,
  context: CallerContext,
  { bytes }: { readonly bytes: Uint8Array },
): Outcome<{ readonly imageUrl: string }, 'not-logged-in' | 'invalid-input' | 'too-many-attempts'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;

  const type = checkUpload(bytes, WORDS);
  if (!type.ok) return type;

  const now = deps.clock.now();
  const name = `${deps.ids.next()}.${PICTURE_ENDINGS[type.value]}`;
  const file = { name, userId: caller.value.user.id, at: now };
  const oldest = await deps.avatarFiles.reserve(file, now - HOUR_MS + 1, AVATARS_PER_HOUR);
  if (oldest !== undefined) {
    const waitMs = oldest + HOUR_MS - now;
    return err({ kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  const box = { width: AVATAR_SIDE, height: AVATAR_SIDE };
  const upload = { bytes, type: type.value, box, ownerId: caller.value.user.id };
  const picture = await redrawUpload(deps.images, upload, WORDS);
  if (!picture.ok) return picture;
  await deps.files.put(avatarKey(name), picture.value);
  return ok({ imageUrl: avatarUrl(name) });
};
