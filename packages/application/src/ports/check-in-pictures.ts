import type { OwnedPictures } from './owned-pictures.js';

/** The pictures for check-in entries: one is in use when an entry names it. */
export type CheckInPictures = OwnedPictures;
