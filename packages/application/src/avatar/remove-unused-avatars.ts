import type { AvatarFiles } from '../ports/avatar-files.js';
import { removeUnusedPictures, type UnusedPicturesDeps } from '../pictures/remove-unused-pictures.js';
import { avatarKey } from './avatar-url.js';

export interface RemoveUnusedAvatarsDeps extends Pick<UnusedPicturesDeps, 'clock' | 'files'> {
  readonly avatarFiles: AvatarFiles;
}

/** Removes the pictures of members that a day after their upload no profile names, as removeUnusedPictures does. */
export const removeUnusedAvatars = ({
  clock,
  files,
  avatarFiles,
}: RemoveUnusedAvatarsDeps): Promise<number> =>
  removeUnusedPictures({ clock, files, pictures: avatarFiles, keyOf: avatarKey });
