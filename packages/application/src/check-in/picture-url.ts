import { picturePlace } from '../shared/picture-place.js';

/** Where pictures of check-in entries are served. */
export const CHECK_IN_PICTURE_PATH = '/uploads/checkin/';

export const CHECK_IN_PICTURE_PLACE = picturePlace(CHECK_IN_PICTURE_PATH, 'checkin');

/** Where such a picture is served and stored, by its name; and its name, by its address. */
export const {
  url: checkInPictureUrl,
  nameOf: checkInPictureNameOf,
  key: checkInPictureKey,
} = CHECK_IN_PICTURE_PLACE;
