import type { StudySpan } from '@ykd/domain/report';
import type { Note } from './note.js';

/** The notes of members; ids are a member's own, so that nobody can reach another's. See `UnitOfWork` for what changes them. */
export interface Notes {
  find(userId: string, id: string): Promise<Note | undefined>;
  /** All notes of a member in a course: in the order of the lessons, within a part the oldest first. */
  findByCourse(userId: string, courseId: string): Promise<readonly Note[]>;
  /** How many notes a member has that he began to write in a span. */
  countWritten(userId: string, span: StudySpan): Promise<number>;
}

export interface TxNotes {
  /** Whoever else asks for this member's notes waits until the transaction ends. */
  lockOwner(userId: string): Promise<void>;
  find(userId: string, id: string): Promise<Note | undefined>;
  countOfCourse(userId: string, courseId: string): Promise<number>;
  /** Inserts a note, or puts it in the place of the one with its id. */
  put(userId: string, note: Note): Promise<void>;
  delete(userId: string, id: string): Promise<void>;
}
