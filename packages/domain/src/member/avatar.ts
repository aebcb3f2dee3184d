import { deepFreeze, MEGABYTE } from '../shared/index.js';

/** The largest avatar, in bytes; exactly this many still pass (Specification §5, §9). */
export const AVATAR_MAX_BYTES = MEGABYTE;

/** The media types of an avatar: png, jpeg, gif, jpg (Specification §5). */
export const AVATAR_TYPES: readonly string[] = deepFreeze([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/jpg',
]);

/**
 * The Chinese message when a file cannot be a picture of this name, `undefined` when it can: the rule of avatars
 * ({@link avatarIssue}) for any upload. Beyond the Specification.
 *
 * @param name - the Chinese name of the picture, with which the message begins
 * @param file - the media type, as a browser names it, and the size in bytes
 * @param maxBytes - the largest size that still passes, in bytes; that of an avatar where none is named
 */
export const pictureIssue = (
  name: string,
  file: { readonly mimeType: string; readonly size: number },
  maxBytes = AVATAR_MAX_BYTES,
): string | undefined => {
  if (!AVATAR_TYPES.includes(file.mimeType.toLowerCase())) return `${name}只支持 png、jpeg、gif、jpg 格式`;
  return file.size <= maxBytes ? undefined : `${name}大小不能超过 ${maxBytes / MEGABYTE}M`;
};

/**
 * The Chinese message when a picture cannot be an avatar, `undefined` when it can: a type other than png, jpeg, gif
 * or jpg, or more than 1048576 bytes (Specification §5, §8). The media type is compared without regard to case;
 * `size` is in bytes.
 *
 * @param file - the media type, as a browser names it, and the size in bytes
 */
export const avatarIssue = (file: { readonly mimeType: string; readonly size: number }): string | undefined =>
  pictureIssue('头像图片', file);
