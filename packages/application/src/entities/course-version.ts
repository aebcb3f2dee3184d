import { COURSE_VERSION_SOURCES, COURSE_VERSION_STATES } from '@ykd/domain/course';
import type { CourseOutline } from '../course/outline.js';
import { count, instant, json, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const courseVersionFields = {
  courseId: text(),
  /** Counts the versions of a course from 1. */
  number: count(),
  /** Made of all that is in it: a course has no two versions with the same one. */
  fingerprint: text(),
  title: text(),
  summary: text(),
  outline: json<CourseOutline['chapters']>(),
  state: oneOf(COURSE_VERSION_STATES),
  source: oneOf(COURSE_VERSION_SOURCES),
  lessons: count(),
  exercises: count(),
  pictures: count(),
  createdAt: instant(),
  /** The member of staff who brought it in; null where nobody of them did. */
  createdBy: nullable(text()),
  /** When, by whom and by which way it was last put live. */
  publishedAt: nullable(instant()),
  publishedBy: nullable(text()),
  publishedFrom: nullable(oneOf(COURSE_VERSION_SOURCES)),
};

/** A version of a course, without the text of its lessons. */
export type CourseVersion = RecordOf<typeof courseVersionFields>;
