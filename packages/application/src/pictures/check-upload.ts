import { pictureIssue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { PictureType } from '../ports/images.js';
import type { ErrorOf } from '../shared/errors.js';
import { pictureTypeOf } from './picture-type.js';

/** How an upload is spoken of. */
export interface UploadWords {
  /** The field of the form that it is in. */
  readonly field: string;
  /** The Chinese name of the picture. */
  readonly what: string;
  /** The largest that is taken, in bytes; that of an avatar where none is named. */
  readonly maxBytes?: number;
}

/** The type that an upload's bytes are of, or why no picture is made of them. */
export const checkUpload = (
  bytes: Uint8Array,
  { field, what, maxBytes }: UploadWords,
): Result<PictureType, ErrorOf<'invalid-input'>> => {
  const type = pictureTypeOf(bytes);
  const file = { mimeType: type === undefined ? '' : `image/${type}`, size: bytes.length };
  const message = pictureIssue(what, file, maxBytes);
  if (type !== undefined && message === undefined) return ok(type);
  return err({ kind: 'invalid-input', issues: [{ field, message: message ?? '' }] });
};
