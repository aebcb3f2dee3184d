/** What a student wrote down at a part of a lesson. Numbers count from 0, instants are epoch milliseconds. */
export interface Note {
  /** Unique among the notes of its member, whose device made it. */
  readonly id: string;
  readonly courseId: string;
  readonly outlineNum: number;
  readonly sectionNum: number;
  readonly bodyNum: number;
  readonly text: string;
  readonly gmtCreated: number;
  /** Grows with each change. */
  readonly gmtModified: number;
}

/** The most notes of a member in one course. */
export const NOTES_PER_COURSE_MAX = 500;
