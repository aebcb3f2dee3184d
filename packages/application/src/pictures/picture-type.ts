import type { PictureType } from '../ports/images.js';

/** The bytes with which files of each type begin. */
const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** How the names of files of each type end. */
export const PICTURE_ENDINGS: Readonly<Record<PictureType, string>> = { png: 'png', jpeg: 'jpg', gif: 'gif' };

/** What a file says of itself in its first bytes, whatever its name claims; undefined for none of the pictures taken. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];
