import { hasControl, withLineFeeds } from './text.js';

/** Control characters and halves of characters, but for what a text of several lines may hold. */
const CONTROL_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** What ends a line though it is no control character. */
const LINE_END = /[\u2028\u2029]/u;

/** What turns the direction of the text that follows, so that it reads as another one. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/u;

/** Anything that can be seen. */
const VISIBLE = /[^\p{Cf}\p{DI}\s]/u;

const lengthIssue = (title: string, stored: string, max: number): string | undefined =>
  [...stored].length > max ? `${title}不能超过${max}个字符` : undefined;

const controlIssue = (title: string, stored: string): string | undefined =>
  CONTROL_IN_LINES.test(stored) ? `${title}不能包含控制字符` : undefined;

const directionIssue = (title: string, text: string): string | undefined =>
  DIRECTION.test(text) ? `${title}不能包含文字方向控制符` : undefined;

/**
 * The Chinese message, beginning with `title`, when a text is not one line that reads as it is written; `undefined` when it
 * is: no control characters as {@link hasControl} knows them, no other line ends, no bidirectional embeddings, overrides and
 * isolates. The joiners of emoji are none of these. Beyond the Specification.
 *
 * @param title - what the text is called
 */
export const lineIssue = (title: string, text: string): string | undefined =>
  hasControl(text) || LINE_END.test(text) ? `${title}不能包含控制字符` : directionIssue(title, text);

/**
 * The Chinese message, beginning with `title`, when a text of several lines, which may be empty, cannot be stored;
 * `undefined` when it can: at most `max` Unicode code points as {@link withLineFeeds} makes it, and no control characters
 * but line ends and tabs. Beyond the Specification.
 *
 * @param title - what the text is called
 */
export const linesIssue = (title: string, text: string, max: number): string | undefined => {
  const stored = withLineFeeds(text);
  return controlIssue(title, stored) ?? lengthIssue(title, stored, max);
};

/**
 * The Chinese message, beginning with `title`, when a text of several lines cannot be stored; `undefined` when it can: the
 * rule of {@link linesIssue} with at most `max` Unicode code points, and something to see among them. Beyond the
 * Specification.
 *
 * @param title - what the text is called
 */
export const longTextIssue = (title: string, text: string, max: number): string | undefined => {
  const stored = withLineFeeds(text);
  return (
    controlIssue(title, stored) ??
    (VISIBLE.test(stored) ? lengthIssue(title, stored, max) : `${title}必须填写`)
  );
};

/**
 * The Chinese message, beginning with `title`, when what one writes and others go by cannot be stored; `undefined` when it can:
 * the rule of {@link longTextIssue} with at most `max` Unicode code points, and no bidirectional embeddings, overrides and
 * isolates. Beyond the Specification.
 *
 * @param title - what the text is called
 */
export const plainTextIssue = (title: string, text: string, max: number): string | undefined =>
  directionIssue(title, text) ?? longTextIssue(title, text, max);

/**
 * The Chinese message, beginning with `title`, when a line that is required cannot be stored; `undefined` when it can: the rules of
 * {@link lineIssue} and {@link longTextIssue} with at most `max` Unicode code points. Beyond the Specification.
 *
 * @param title - what the text is called
 */
export const requiredLineIssue = (title: string, text: string, max: number): string | undefined =>
  lineIssue(title, text) ?? longTextIssue(title, text, max);
