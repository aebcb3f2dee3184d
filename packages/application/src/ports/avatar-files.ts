import type { OwnedPicture, OwnedPictures } from './owned-pictures.js';

/** Members' pictures: one is in use when the profile of its member names it. */
export interface AvatarFiles extends OwnedPictures {
  find(name: string): Promise<OwnedPicture | undefined>;
}
