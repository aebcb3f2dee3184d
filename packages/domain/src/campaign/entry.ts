import { deepFreeze, longTextIssue, MEGABYTE, withLineFeeds } from '../shared/index.js';

/** The most Unicode code points of a check-in entry. Beyond the Specification. */
export const CHECK_IN_TEXT_MAX = 500;

/** The most pictures of a check-in entry, as a number of pictures. Beyond the Specification. */
export const CHECK_IN_PICTURES_MAX = 9;

/** The largest picture that may be uploaded for an entry, in bytes: 3 MB, exactly this many still pass. Beyond the Specification. */
export const CHECK_IN_PICTURE_MAX_BYTES = 3 * MEGABYTE;

/**
 * What a picture of an entry fits in once it is kept, in pixels: as wide as any page shows it, and so high that the
 * letters of a long screenshot can still be read. Beyond the Specification.
 */
export const CHECK_IN_PICTURE_BOX: { readonly width: number; readonly height: number } = deepFreeze({
  width: 1600,
  height: 4096,
});

/**
 * The text of a check-in entry as it is stored: without white space at its ends, every line end as `\n`. Storing it again
 * changes nothing. Beyond the Specification.
 */
export const checkInText = (text: string): string => withLineFeeds(text).trim();

/** How many characters of {@link CHECK_IN_TEXT_MAX} a text takes, in Unicode code points. Beyond the Specification. */
export const checkInTextLength = (text: string): number => [...checkInText(text)].length;

/**
 * The Chinese message when a text cannot be a check-in entry, `undefined` when it can: the rule of {@link longTextIssue}
 * with at most {@link CHECK_IN_TEXT_MAX} code points, white space at its ends not counted. Beyond the Specification.
 */
export const checkInTextIssue = (text: string): string | undefined =>
  longTextIssue('打卡内容', checkInText(text), CHECK_IN_TEXT_MAX);

/**
 * The Chinese message when an entry names too many pictures (`count` is a number of pictures), `undefined` for {@link CHECK_IN_PICTURES_MAX} or fewer.
 * Beyond the Specification.
 */
export const checkInPicturesIssue = (count: number): string | undefined =>
  count > CHECK_IN_PICTURES_MAX ? `图片不能超过${CHECK_IN_PICTURES_MAX}张` : undefined;
