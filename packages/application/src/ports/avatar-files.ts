import type { OwnedPictures } from './owned-pictures.js';

/** Members' pictures: one is in use when the profile of its member names it. */
export type AvatarFiles = OwnedPictures;
