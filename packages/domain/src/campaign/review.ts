import { deepFreeze, frozenTable, longTextIssue } from '../shared/index.js';
import { checkInText } from './entry.js';

/**
 * What staff say of an entry of the daily check-in with one press: they have read it, like it, or find it excellent. `none`: nobody
 * has looked at it. Beyond the Specification.
 */
export type CheckInMark = 'none' | 'read' | 'like' | 'excellent';

/** All of them, the least first. Beyond the Specification. */
export const CHECK_IN_MARKS: readonly CheckInMark[] = deepFreeze(['none', 'read', 'like', 'excellent']);

/** What people read for each. Beyond the Specification. */
export const CHECK_IN_MARK_TITLES: Readonly<Record<CheckInMark, string>> = frozenTable({
  none: '待点评',
  read: '已阅',
  like: '赞',
  excellent: '优秀',
});

/** The most Unicode code points of a comment on an entry. Beyond the Specification. */
export const CHECK_IN_COMMENT_MAX = 500;

/** The most comments on one entry, as a number of comments. Beyond the Specification. */
export const CHECK_IN_COMMENTS_MAX = 20;

/**
 * The Chinese message when a text cannot be a comment on an entry, which is stored as {@link checkInText} has it; `undefined` when it can: the rule
 * of {@link longTextIssue} with at most {@link CHECK_IN_COMMENT_MAX} code points, white space at its ends not counted. Beyond the Specification.
 */
export const checkInCommentIssue = (text: string): string | undefined =>
  longTextIssue('点评', checkInText(text), CHECK_IN_COMMENT_MAX);
