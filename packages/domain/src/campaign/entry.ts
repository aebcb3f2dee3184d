/** The most Unicode code points of a check-in entry. Beyond the Specification. */
export const CHECK_IN_TEXT_MAX = 500;

/** The most pictures of a check-in entry, as a number of pictures. Beyond the Specification. */
export const CHECK_IN_PICTURES_MAX = 9;

/** The largest picture that may be uploaded for an entry, in bytes: 3 MB, exactly this many still pass. Beyond the Specification. */
export const CHECK_IN_PICTURE_MAX_BYTES = 3 * 1_048_576;

/** Control characters but the line end, and halves of characters. */
const CONTROL = /[^\P{Cc}\n]|\p{Cs}/u;

/** Anything that can be seen. */
const VISIBLE = /[^\p{Cf}\p{DI}\s]/u;

/**
 * The text of a check-in entry as it is stored: without white space at its ends, every line end as `\n`. Storing it again
 * changes nothing. Beyond the Specification.
 */
export const checkInText = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** How many characters of {@link CHECK_IN_TEXT_MAX} a text takes, in Unicode code points. Beyond the Specification. */
export const checkInTextLength = (text: string): number => [...checkInText(text)].length;

/**
 * The Chinese message when a text cannot be a check-in entry, `undefined` when it can: 1 to {@link CHECK_IN_TEXT_MAX}
 * Unicode code points with something to see among them, white space at its ends not counted, several lines allowed,
 * without control characters. Beyond the Specification.
 */
export const checkInTextIssue = (text: string): string | undefined => {
  const entry = checkInText(text);
  if (CONTROL.test(entry)) return '打卡内容不能包含控制字符';
  if (!VISIBLE.test(entry)) return '打卡内容必须填写';
  return checkInTextLength(entry) > CHECK_IN_TEXT_MAX
    ? `打卡内容不能超过${CHECK_IN_TEXT_MAX}个字符`
    : undefined;
};

/**
 * The Chinese message when an entry names too many pictures (`count` is a number of pictures), `undefined` for {@link CHECK_IN_PICTURES_MAX} or fewer.
 * Beyond the Specification.
 */
export const checkInPicturesIssue = (count: number): string | undefined =>
  count > CHECK_IN_PICTURES_MAX ? `图片不能超过${CHECK_IN_PICTURES_MAX}张` : undefined;
