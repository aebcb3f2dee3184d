import type { CheckInPictures } from '../ports/check-in-pictures.js';
import { removeUnusedPictures, type UnusedPicturesDeps } from '../pictures/remove-unused-pictures.js';
import { checkInPictureKey } from './picture-url.js';

export interface RemoveUnusedCheckInPicturesDeps extends Pick<UnusedPicturesDeps, 'clock' | 'files'> {
  readonly checkInPictures: CheckInPictures;
}

/** Removes the pictures that a day after their upload no entry names, as removeUnusedPictures does. */
export const removeUnusedCheckInPictures = ({
  clock,
  files,
  checkInPictures,
}: RemoveUnusedCheckInPicturesDeps): Promise<number> =>
  removeUnusedPictures({ clock, files, pictures: checkInPictures, keyOf: checkInPictureKey });
