import type { AvatarFile, AvatarFiles } from '../ports/avatar-files.js';

/** Names that come back are no new uploads: no limit holds for them. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Gives a picture whose file could not be removed its name back: with it, it is found and removed later. */
export const keepName = async (pictures: Pick<AvatarFiles, 'reserve'>, file: AvatarFile): Promise<void> => {
  await pictures.reserve(file, file.at, NO_LIMIT);
};
