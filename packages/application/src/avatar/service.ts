import type { CallerContext } from '../shared/caller.js';
import type { AvatarPort } from './port.js';
import { removeAvatar, type RemoveAvatarDeps } from './remove-avatar.js';
import { uploadAvatar, type UploadAvatarDeps } from './upload-avatar.js';

export const avatarPort = (
  deps: UploadAvatarDeps & RemoveAvatarDeps,
  context: CallerContext,
): AvatarPort => ({
  upload: (input) => uploadAvatar(deps, context, input),
  remove: (input) => removeAvatar(deps, context, input),
});
