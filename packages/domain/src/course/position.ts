import type { CourseRecord } from './course-record.js';
import { deepFreeze } from '../shared/index.js';

/**
 * A place in a course: the outline (chapter), the section in it and the body (page) in that, each a non-negative safe
 * integer counted from 0 (Specification §4 'Opening a course').
 */
export type Position = { readonly outline: number; readonly section: number; readonly body: number };

/** Where a course begins: 0/0/0, the default of Specification §4. */
export const START_POSITION: Position = deepFreeze({ outline: 0, section: 0, body: 0 });

const isPlaceNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Whether a value is a position (Specification §4 'Opening a course'). Takes anything, for example stored text that was
 * parsed.
 */
export const isPosition = (value: unknown): value is Position => {
  const { outline, section, body } = (value ?? {}) as Partial<Position>;
  return [outline, section, body].every(isPlaceNumber);
};

const placeNumber = (value: unknown): number => (isPlaceNumber(value) && value > 0 ? value : 0);

/**
 * The position that a progress record holds. A missing record and every number that is missing, negative or not a
 * safe integer count 0 (Specification §4 'Opening a course').
 */
export const positionOf = (record: CourseRecord | null | undefined): Position => ({
  outline: placeNumber(record?.lastOutlineNum),
  section: placeNumber(record?.lastSectionNum),
  body: placeNumber(record?.lastBodyNum),
});

/**
 * Orders positions as a reader meets them: negative when `a` comes before `b`, 0 when they are the same place,
 * positive when `a` comes after. Only the sign counts: it is not the number of pages between them. Fit for
 * Array.prototype.sort. Beyond the Specification.
 */
export const comparePositions = (a: Position, b: Position): number =>
  a.outline - b.outline || a.section - b.section || a.body - b.body;

/**
 * The one of two positions that lies further into the course; `a` when they are the same place. Beyond the
 * Specification.
 */
export const furthestPosition = (a: Position, b: Position): Position => (comparePositions(a, b) >= 0 ? a : b);
