/**
 * The progress record of one user in one course (Specification §3 'Course progress record per user'). The three
 * numbers say where the user was last, counted from 0; `progress` is in percent; `gmtCreated` and `gmtModified` are
 * epoch milliseconds. Every field may be missing: old records lack some.
 */
export type CourseRecord = {
  readonly _id?: string;
  readonly courseId?: string;
  readonly lastOutlineNum?: number;
  readonly lastSectionNum?: number;
  readonly lastBodyNum?: number;
  readonly progress?: number;
  readonly outlines?: readonly unknown[];
  readonly gmtCreated?: number;
  readonly gmtModified?: number;
};
