import type { OwnedPicture, OwnedPictures } from '../ports/owned-pictures.js';

/** Names that come back are no new uploads: no limit holds for them. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Gives a picture whose file could not be removed its name back: with it, it is found and removed later. */
export const keepName = async (
  pictures: Pick<OwnedPictures, 'reserve'>,
  file: OwnedPicture,
): Promise<void> => {
  await pictures.reserve(file, file.at, NO_LIMIT);
};
