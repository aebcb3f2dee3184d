/**
 * The progress record of one user in one course (Specification §3 'Course progress record per user'). Every field may
 * be missing: old records lack some.
 */
export type CourseRecord = {
  /** The id of the record itself. */
  readonly _id?: string;
  /** The course that it belongs to. */
  readonly courseId?: string;
  /** The chapter where the user was last, counted from 0. */
  readonly lastOutlineNum?: number;
  /** The section of that chapter, counted from 0. */
  readonly lastSectionNum?: number;
  /** The page of that section, counted from 0. */
  readonly lastBodyNum?: number;
  /** How much is done, in percent. */
  readonly progress?: number;
  /** What the new learning site keeps for each chapter; only whether there is any matters here. */
  readonly outlines?: readonly unknown[];
  /** When the record was made, in epoch milliseconds. */
  readonly gmtCreated?: number;
  /** When it changed last, in epoch milliseconds. */
  readonly gmtModified?: number;
};
