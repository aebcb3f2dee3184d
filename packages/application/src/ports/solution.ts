import { instant, object, optional, text, type RecordOf } from '../entity/field.js';

const datedCode = object({ code: text(), at: instant() });

export const solutionFields = {
  courseId: text(),
  /** It stays when the course has no such exercise any more. */
  exerciseId: text(),
  /** The program as the member left it. */
  last: datedCode,
  /** The last program that passed. */
  passed: optional(datedCode),
};

/**
 * What a member wrote for an exercise of a course. Instants are epoch milliseconds; that of `last` is another one for every
 * code that was ever stored there, and grows.
 */
export type Solution = RecordOf<typeof solutionFields>;
