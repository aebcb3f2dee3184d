import { picturePlace } from '../shared/picture-place.js';

/** Where pictures of lessons are served: whoever knows the address of one may look at it. */
export const COURSE_PICTURE_PATH = '/uploads/course/';

export const COURSE_PICTURE_PLACE = picturePlace(COURSE_PICTURE_PATH, 'courses');

/**
 * Where a picture of a lesson is served and stored, by its name; and its name, by its address. A name is made of the
 * picture's bytes, so that it never becomes another picture, and two courses with the same one share it.
 */
export const {
  url: coursePictureUrl,
  nameOf: coursePictureNameOf,
  key: coursePictureKey,
} = COURSE_PICTURE_PLACE;
