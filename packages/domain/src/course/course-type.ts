import { deepFreeze } from '../shared/index.js';

/** The two types of course, by the learning site that they were made for (Specification §4 'Course type'). */
export const COURSE_TYPES = deepFreeze(['OLD', 'NEW'] as const);

/** Which learning site a course was made for, `OLD` or `NEW` (Specification §4 'Course type'). */
export type CourseType = 'OLD' | 'NEW';

/** The ids of the courses of the old learning site; every other id is NEW (Specification §4). */
export const OLD_COURSE_IDS: readonly string[] = deepFreeze(['j1test', 'g1', 'g1-new', 'e1', 'f8']);

const oldIds: ReadonlySet<string> = new Set(OLD_COURSE_IDS);

/** The type of a course by its id; ids compare exactly, unknown ids are NEW (Specification §4). */
export const courseTypeOf = (courseId: string): CourseType => (oldIds.has(courseId) ? 'OLD' : 'NEW');

/**
 * Whether the progress records of a course hold outlines: those of the old learning site must not, because a record
 * with outlines opens on the new one (Specification §4 'Opening a course').
 */
export const recordsOutlines = (courseId: string): boolean => courseTypeOf(courseId) === 'NEW';
