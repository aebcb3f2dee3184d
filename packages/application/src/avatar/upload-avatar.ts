import type { AvatarFiles } from '../ports/avatar-files.js';
import { keepUpload, type KeepUploadDeps, type UploadKind } from '../pictures/keep-upload.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { AVATAR_PLACE } from './avatar-url.js';

export interface UploadAvatarDeps extends AuthenticateDeps, KeepUploadDeps {
  readonly avatarFiles: AvatarFiles;
}

/** How many pictures a member may upload within an hour. */
export const AVATARS_PER_HOUR = 20;

const AVATAR: UploadKind = {
  words: { field: 'avatarfile', what: '头像图片' },
  perHour: AVATARS_PER_HOUR,
  // Whatever it shows, it then stays below AVATAR_MAX_BYTES.
  box: { width: 480, height: 480 },
  place: AVATAR_PLACE,
};

/** Keeps a picture for the caller. */
export const uploadAvatar = async (
  deps: UploadAvatarDeps,
  context: CallerContext,
  { bytes }: { readonly bytes: Uint8Array },
): Outcome<{ readonly imageUrl: string }, 'not-logged-in' | 'invalid-input' | 'too-many-attempts'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return keepUpload(deps, deps.avatarFiles, AVATAR, { bytes, ownerId: caller.value.user.id });
};
