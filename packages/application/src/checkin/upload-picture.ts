import { err, ok } from '@ykd/domain/shared';
import { pictureTypeOf, PICTURE_ENDINGS } from '../pictures/picture-type.js';
import { redrawUpload } from '../pictures/redraw-upload.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInPictureDeps } from './deps.js';
import { checkInPictureIssue } from './picture-issue.js';
import { checkInPictureKey, checkInPictureUrl } from './picture-url.js';
import type { CheckInPort } from './port.js';

/** The longest side of a picture that is kept, in pixels: as wide as any page shows it, on fine screens too. */
const PICTURE_SIDE = 1600;

/** How many pictures a member may upload within an hour: three entries written twice. */
export const CHECK_IN_PICTURES_PER_HOUR = 60;
const HOUR_MS = 3600 * 1000;

/** The field of the form. */
export const CHECK_IN_PICTURE_FIELD = 'picturefile';

/** Keeps a picture for the caller. Its name is kept first, as that of an avatar: each try counts, and no file is unknown. */
export const uploadPicture = async (
  deps: CheckInPictureDeps,
  context: CallerContext,
  { bytes }: Parameters<CheckInPort['upload']>[0],
): ReturnType<CheckInPort['upload']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const ownerId = caller.value.user.id;

  const type = pictureTypeOf(bytes);
  const message = checkInPictureIssue(type, bytes.length);
  if (type === undefined || message !== undefined) {
    return err({
      kind: 'invalid-input',
      issues: [{ field: CHECK_IN_PICTURE_FIELD, message: message ?? '' }],
    });
  }

  const now = deps.clock.now();
  const name = `${deps.ids.next()}.${PICTURE_ENDINGS[type]}`;
  const file = { name, userId: ownerId, at: now };
  const oldest = await deps.checkInPictures.reserve(file, now - HOUR_MS + 1, CHECK_IN_PICTURES_PER_HOUR);
  if (oldest !== undefined) {
    const waitMs = oldest + HOUR_MS - now;
    return err({ kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  const box = { width: PICTURE_SIDE, height: PICTURE_SIDE };
  const words = { field: CHECK_IN_PICTURE_FIELD, what: '打卡图片' };
  const picture = await redrawUpload(deps.images, { bytes, type, box, ownerId }, words);
  if (!picture.ok) return picture;
  await deps.files.put(checkInPictureKey(name), picture.value);
  return ok({ imageUrl: checkInPictureUrl(name) });
};
