/**
 * The progress record of one user in one course (Specification §3 'Course progress record per user'). Every field may
 * be missing or null: old records lack some.
 */
export type CourseRecord = {
  /** The id of the record itself. */
  readonly _id?: string | null | undefined;
  /** The course that it belongs to. */
  readonly courseId?: string | null | undefined;
  /** The chapter where the user was last, counted from 0. */
  readonly lastOutlineNum?: number | null | undefined;
  /** The section of that chapter, counted from 0. */
  readonly lastSectionNum?: number | null | undefined;
  /** The page of that section, counted from 0. */
  readonly lastBodyNum?: number | null | undefined;
  /** How much is done, in percent. */
  readonly progress?: number | null | undefined;
  /** What the new learning site keeps for each chapter; only whether there is any matters here. */
  readonly outlines?: readonly unknown[] | null | undefined;
  /** When the record was made, in epoch milliseconds. */
  readonly gmtCreated?: number | null | undefined;
  /** When it changed last, in epoch milliseconds. */
  readonly gmtModified?: number | null | undefined;
};
