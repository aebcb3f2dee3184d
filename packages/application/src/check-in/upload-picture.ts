import { CHECK_IN_PICTURE_BOX, CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';
import { picturePrint } from '@ykd/domain/likeness';
import { keepUpload, type UploadKind } from '../pictures/keep-upload.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInPictureDeps } from './deps.js';
import { CHECK_IN_PICTURE_NAME } from './picture-issue.js';
import { CHECK_IN_PICTURE_PLACE } from './picture-url.js';
import type { CheckInPort } from './port.js';

/** The field of the form. */
export const CHECK_IN_PICTURE_FIELD = 'picturefile';

/** How many pictures a member may upload within an hour: six full entries and a few more. */
export const CHECK_IN_PICTURES_PER_HOUR = 60;

const PICTURE: UploadKind = {
  words: {
    field: CHECK_IN_PICTURE_FIELD,
    what: CHECK_IN_PICTURE_NAME,
    maxBytes: CHECK_IN_PICTURE_MAX_BYTES,
  },
  perHour: CHECK_IN_PICTURES_PER_HOUR,
  box: CHECK_IN_PICTURE_BOX,
  place: CHECK_IN_PICTURE_PLACE,
};

/** Keeps a picture for the caller. */
export const uploadPicture = async (
  deps: CheckInPictureDeps,
  context: CallerContext,
  { bytes }: Parameters<CheckInPort['upload']>[0],
): ReturnType<CheckInPort['upload']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { checkInPictures } = deps;
  const kind: UploadKind = {
    ...PICTURE,
    keepMore: (name, { grey }) => checkInPictures.keepPrint(name, picturePrint(grey)),
  };
  return keepUpload(deps, checkInPictures, kind, { bytes, ownerId: caller.value.user.id });
};
