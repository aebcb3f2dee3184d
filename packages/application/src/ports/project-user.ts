/**
 * A member's progress in a course ('projectuser' on the wire). Specification §3. Numbers count from 0, instants are
 * epoch milliseconds.
 */
export interface ProjectUser {
  readonly _id: string;
  readonly userId: string;
  readonly courseId: string;
  readonly lastOutlineNum: number;
  readonly lastSectionNum: number;
  readonly lastBodyNum: number;
  /** Percent, 0 to 100, whole. */
  readonly progress: number;
  /** Chapters reached with their percent; empty for courses of the old site. */
  readonly outlines: readonly { readonly outlineNum: number; readonly progress: number }[];
  readonly gmtCreated: number;
  readonly gmtModified: number;
}
