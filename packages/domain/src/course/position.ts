import type { CourseRecord } from './course-record.js';
import { deepFreeze } from '../shared/index.js';

/**
 * A place in a course: the outline (chapter), the section in it and the body (page) in that, each a non-negative safe
 * integer counted from 0 (Specification §4 'Opening a course').
 */
export type Position = { readonly outline: number; readonly section: number; readonly body: number };

/** Where a course begins: 0/0/0, the default of Specification §4. */
export const START_POSITION: Position = deepFreeze({ outline: 0, section: 0, body: 0 });

const placeNumber = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;

/**
 * The position that a progress record holds. A missing record and every number that is missing, negative or not a
 * safe integer count 0 (Specification §4: 'default 0/0/0').
 */
export const positionOf = (record: CourseRecord | null | undefined): Position => ({
  outline: placeNumber(record?.lastOutlineNum),
  section: placeNumber(record?.lastSectionNum),
  body: placeNumber(record?.lastBodyNum),
});

/**
 * Orders positions as a reader meets them: negative when `a` comes before `b`, 0 when they are the same place,
 * positive when `a` comes after. Fit for Array.prototype.sort.
 */
export const comparePositions = (a: Position, b: Position): number =>
  a.outline - b.outline || a.section - b.section || a.body - b.body;

/** The one of two positions that lies further into the course; `a` when they are the same place. */
export const furthestPosition = (a: Position, b: Position): Position => (comparePositions(a, b) >= 0 ? a : b);
