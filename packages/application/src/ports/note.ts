import { count, instant, text, type RecordOf } from '../entity/field.js';

export const noteFields = {
  /** Unique among the notes of its member, whose device made it. */
  id: text(),
  courseId: text(),
  outlineNum: count(),
  sectionNum: count(),
  bodyNum: count(),
  text: text(),
  gmtCreated: instant(),
  /** Grows with each change. */
  gmtModified: instant(),
};

/** What a student wrote down at a part of a lesson. Numbers count from 0, instants are epoch milliseconds. */
export type Note = RecordOf<typeof noteFields>;

/** The most notes of a member in one course. */
export const NOTES_PER_COURSE_MAX = 500;
