import { CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';
import { pictureIssue } from '@ykd/domain/member';

/** What messages call a picture of an entry. */
export const CHECK_IN_PICTURE_NAME = '打卡图片';

/** The Chinese message when a file cannot be a picture of an entry: the rule of every upload, with a size of its own. */
export const checkInPictureIssue = (file: Parameters<typeof pictureIssue>[1]): string | undefined =>
  pictureIssue(CHECK_IN_PICTURE_NAME, file, CHECK_IN_PICTURE_MAX_BYTES);
