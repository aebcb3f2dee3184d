import type { Care } from '../entities/care.js';

/** How many are in somebody’s care. */
export interface CareCount {
  /** Those whom the list of students shows. */
  readonly students: number;
  /** The others, who work here, or did and were no students. */
  readonly unlisted: number;
}

/** A student who is in other hands than before. */
export interface CareMove {
  readonly studentId: string;
  /** All who looked after him, and all who do, in the order of {@link TxCare.ofStudent}. */
  readonly before: readonly Care[];
  readonly after: readonly Care[];
}

/** How many left somebody's care, and who they are, in the order of their ids. */
export interface CareMoves extends CareCount {
  readonly moves: readonly CareMove[];
}

/** Who looks after whom, inside a transaction. */
export interface TxCare {
  /** Holds a student, whose care nobody else changes until the transaction ends; false where there is none. */
  hold(studentId: string): Promise<boolean>;
  /**
   * Puts a student into somebody's care, in the way that is named from then on; a class teacher takes the place of the one
   * before. False, and nothing written, where there is no such student or no such member.
   */
  assign(care: Care): Promise<boolean>;
  /** Takes a student out of somebody's care; false where he was not in it. */
  end(studentId: string, staffId: string): Promise<boolean>;
  /** The class teacher first, then the assistants, those of the longest standing first. */
  ofStudent(studentId: string): Promise<readonly Care[]>;
  /**
   * Whoever is in the care of `from` is in that of `to` instead, since `since` (epoch ms), in the same way; where he is so
   * already, a class teacher’s care counts. Answers whom it moved.
   */
  handOver(from: string, to: string, since: number): Promise<CareMoves>;
  /** Takes everybody out of somebody’s care. Answers whom it moved. */
  endAll(staffId: string): Promise<CareMoves>;
  /** How many students are in somebody's care, of those whom the list of students shows. */
  countOf(staffId: string): Promise<number>;
}
