import { HOUR_MS, ok, type Result } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { Images, PictureBox, Redrawn } from '../ports/images.js';
import type { OwnedPictures } from '../ports/owned-pictures.js';
import type { ErrorOf } from '../shared/errors.js';
import type { PicturePlace } from '../shared/picture-place.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import { checkUpload, type UploadWords } from './check-upload.js';
import { PICTURE_ENDINGS } from './picture-type.js';
import { redrawUpload } from './redraw-upload.js';

export interface KeepUploadDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly images: Images;
  readonly files: FileStore;
}

/** What members upload of one kind. */
export interface UploadKind {
  readonly words: UploadWords;
  /** How many of one member may be worked on within an hour. */
  readonly perHour: number;
  /** What a picture that is kept fits in. */
  readonly box: PictureBox;
  readonly place: PicturePlace;
  /** What else is kept of a picture with its name, before its file is there. Default: nothing. */
  readonly keepMore?: (name: string, drawn: Redrawn) => Promise<void>;
}

/**
 * Keeps an upload for the member `ownerId`. Its name is kept when its turn has come, before it costs anything: so what is
 * sent away from the line does not count, what is worked on does, and no file lies in the store that nothing knows of. A
 * name without a file goes with the pictures that nobody uses.
 */
export const keepUpload = async (
  deps: KeepUploadDeps,
  names: Pick<OwnedPictures, 'reserve'>,
  { words, perHour, box, place, keepMore }: UploadKind,
  { bytes, ownerId }: { readonly bytes: Uint8Array; readonly ownerId: string },
): Promise<
  Result<{ readonly imageUrl: string }, ErrorOf<'invalid-input'> | ErrorOf<'too-many-attempts'>>
> => {
  const type = checkUpload(bytes, words);
  if (!type.ok) return type;

  const name = `${deps.ids.next()}.${PICTURE_ENDINGS[type.value]}`;
  const refuse = async (): Promise<ErrorOf<'too-many-attempts'> | undefined> => {
    const now = deps.clock.now();
    const oldest = await names.reserve({ name, userId: ownerId, at: now }, now - HOUR_MS + 1, perHour);
    return oldest === undefined ? undefined : tooManyAttempts(oldest + HOUR_MS - now);
  };
  const upload = { bytes, type: type.value, box, ownerId, refuse };
  const picture = await redrawUpload(deps.images, upload, words);
  if (!picture.ok) return picture;
  await keepMore?.(name, picture.value);
  await deps.files.put(place.key(name), picture.value.picture);
  return ok({ imageUrl: place.url(name) });
};
