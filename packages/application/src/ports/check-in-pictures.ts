import type { OwnedPictures } from './owned-pictures.js';

/** The pictures for check-in entries: one is in use when an entry names it. */
export interface CheckInPictures extends OwnedPictures {
  /** Keeps the print of a picture, by which entries with it are compared; nothing for one that is not known. */
  keepPrint(name: string, print: string): Promise<void>;
}
