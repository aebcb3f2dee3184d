import { DAY_MS, MEGABYTE } from '../shared/index.js';

/** How many rows a roster has at the most, its titles not counted. Beyond the Specification. */
export const ROSTER_ROWS_MAX = 5_000;

/** How many columns a roster has at the most. Beyond the Specification. */
export const ROSTER_COLUMNS_MAX = 50;

/** How long a cell of a roster may be, in UTF-16 code units. Beyond the Specification. */
export const ROSTER_CELL_MAX = 4_000;

/** How long all cells of a roster may be together, in UTF-16 code units. Beyond the Specification. */
export const ROSTER_TEXT_MAX = 4_000_000;

/** How large a file with a roster, or a pasted one, may be, in bytes. Beyond the Specification. */
export const ROSTER_BYTES_MAX = 8 * MEGABYTE;

/** For how long (milliseconds) a roster that was applied can be undone. Beyond the Specification. */
export const ROSTER_UNDO_MS = 7 * DAY_MS;

/** The number of students that are there already which a roster changes without being asked about it. Beyond the Specification. */
export const ROSTER_CHANGED_FREE = 20;

/** Above this share, in percent, of the students that somebody reaches, a roster changes many. Beyond the Specification. */
export const ROSTER_CHANGED_SHARE = 10;

/**
 * Whether a roster changes so many students that whoever applies it has to type how many: more than
 * {@link ROSTER_CHANGED_FREE}, and more than {@link ROSTER_CHANGED_SHARE} percent of those he reaches. Beyond the
 * Specification.
 *
 * @param changed - how many students that are there already it changes
 * @param reached - how many students whoever applies it reaches
 */
export const changesMany = (changed: number, reached: number): boolean =>
  changed > ROSTER_CHANGED_FREE && changed * 100 > reached * ROSTER_CHANGED_SHARE;

/**
 * Whether a roster that was applied can still be undone at the instant `now`, in epoch milliseconds as `appliedAt` is. Beyond
 * the Specification.
 */
export const mayUndoRoster = (appliedAt: number, now: number): boolean => now - appliedAt <= ROSTER_UNDO_MS;
