import type { CourseOutline, Lesson } from '@ykd/application/course';
import {
  courseVersionFields,
  reportBuildFields,
  reportConsentFields,
  yearReportFields,
} from '@ykd/application/entities';
import { noteFields, projectUserFields, solutionFields } from '@ykd/application/ports';
import { count, instant, integer, json, text } from '@ykd/application/entity';
import { table } from './table.js';

/** The part of a course that a row is about: it counts from 0. */
const lessonKey = { courseId: text(), outlineNum: integer(), sectionNum: integer() };

/** Courses, and what members do in them. */
export const LEARNING_TABLES = {
  course: table({
    courseId: text(),
    title: text(),
    summary: text(),
    outline: json<CourseOutline['chapters']>(),
    fingerprint: text(),
    gmtModified: instant(),
  }),
  course_lesson: table({ ...lessonKey, title: text(), bodies: json<Lesson['bodies']>() }),
  /** What is searched of a part of a lesson. */
  course_text: table({
    ...lessonKey,
    bodyNum: integer(),
    lesson: text(),
    part: text(),
    text: text(),
    /** The title of the lesson and the text without regard to case. */
    foldedLesson: text(),
    folded: text(),
  }),
  exercise_pass: table({ userId: text(), courseId: text(), exerciseId: text(), gmtCreated: instant() }),
  /** The lessons whose end members reached; none is ever taken away. */
  lesson_read: table({ userId: text(), ...lessonKey, gmtCreated: instant() }),
  project_user: table(projectUserFields, { _id: 'id' }),
  /** The logs of a member never overlap: a beat is counted by the gaps that the others leave. */
  study_log: table({
    userId: text(),
    at: instant(),
    seconds: integer(),
    ...lessonKey,
    beatId: text(),
  }),
  year_report: table(yearReportFields),
  report_build: table(reportBuildFields),
  report_consent: table(reportConsentFields),
  /** The running number of a member, which his reports have on their covers. */
  member_number: table({ userId: text(), number: count() }),
  note: table({ userId: text(), ...noteFields }),
  solution: table({ userId: text(), ...solutionFields }),
  /** Every content that a course had or may have; what learners read is a copy of the live one in the tables above. */
  course_version: table(courseVersionFields),
  course_version_lesson: table({
    ...lessonKey,
    number: count(),
    title: text(),
    bodies: json<Lesson['bodies']>(),
  }),
};
