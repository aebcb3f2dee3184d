import { CHECK_IN_PICTURE_MAX_BYTES } from '@ykd/domain/campaign';
import type { PictureType } from '../ports/images.js';

/** The Chinese message when a file cannot be a picture of an entry. `type`: what its bytes are. */
export const checkInPictureIssue = (type: PictureType | undefined, size: number): string | undefined => {
  if (type === undefined) return '打卡图片只支持 png、jpeg、gif、jpg 格式';
  return size <= CHECK_IN_PICTURE_MAX_BYTES ? undefined : '打卡图片大小不能超过 3M';
};
