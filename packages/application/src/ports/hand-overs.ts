import type { HandedStudent, HandOver } from '../entities/hand-over.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { HandedStudent, HandOver } from '../entities/hand-over.js';

/** Where a student stands among those of a hand-over. */
export type HandedKey = readonly [studentId: string];

/** A hand-over, with how many students it gave, and how many of them are back. */
export interface HandOverCounts extends HandOver {
  readonly students: number;
  readonly back: number;
}

/** A hand-over as it was about one student. */
export interface StudentHandOver {
  readonly handOver: HandOver;
  readonly student: HandedStudent;
}

/** Who gave his students to whom, as it is read. See `UnitOfWork` for what writes it. */
export interface HandOvers {
  /** The newest first, `limit` at the most. `staffId`: those in which he gave, got or did it. */
  recent(limit: number, staffId?: string): Promise<readonly HandOverCounts[]>;
  /** Those that somebody got since an instant (epoch ms), the newest first, `limit` at the most. */
  gotSince(toId: string, since: number, limit: number): Promise<readonly HandOverCounts[]>;
  /** Those about a student, the newest first, `limit` at the most. */
  ofStudent(studentId: string, limit: number): Promise<readonly StudentHandOver[]>;
  /** Who was given and is not back, by the lower ids first. */
  studentsOf(id: string): Promise<readonly string[]>;
  /** Who was given, back or not, by the lower ids first. */
  handed(id: string, window: KeyWindow<HandedKey>): Promise<KeyRows<HandedStudent>>;
  /** Those for a time that is over at an instant (epoch ms), and that have not ended: the longest over first. */
  over(now: number, limit: number): Promise<readonly HandOver[]>;
}

/** The same inside a transaction; a student who is given or comes back is held: see `TxCare.hold`. */
export interface TxHandOvers {
  insert(handOver: HandOver): Promise<void>;
  find(id: string): Promise<HandOver | undefined>;
  /** It has ended at an instant (epoch ms); the first one counts. */
  end(id: string, at: number): Promise<void>;
  /** Those for a time in which a student who is held was given and is not back, the oldest first. */
  lentOf(studentId: string): Promise<readonly StudentHandOver[]>;
  addStudent(student: HandedStudent): Promise<void>;
  findStudent(id: string, studentId: string): Promise<HandedStudent | undefined>;
  /** He is back, or will not be. */
  back(
    id: string,
    studentId: string,
    how: { readonly back: HandedStudent['back']; readonly at: number },
  ): Promise<void>;
}
