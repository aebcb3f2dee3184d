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

/** What a member wrote for an exercise of a course; instants are epoch milliseconds, never later than now. */
export type Solution = RecordOf<typeof solutionFields>;

/** What is told of a solution that was saved. */
export const savedSolutionFields = {
  ...solutionFields,
  /** The last code that stood there before and that the sender did not know of: nothing else has it any more. */
  replaced: optional(text()),
};

export type SavedSolution = RecordOf<typeof savedSolutionFields>;
