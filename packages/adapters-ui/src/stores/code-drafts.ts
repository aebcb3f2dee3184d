import { readText, writeText, type KeyValueStorage } from './key-value-storage.js';

/** The programs that a member is writing, one an exercise, in this browser. */
export interface CodeDrafts {
  read(courseId: string, exerciseId: string): string | undefined;
  /** `undefined`: nothing is left of it. */
  write(courseId: string, exerciseId: string, code: string | undefined): void;
}

/** Longer ones are not kept. */
const DRAFT_MAX = 50_000;

/** The drafts of one member. */
export const createCodeDrafts = (storage: KeyValueStorage, userId: string): CodeDrafts => {
  const keyOf = (courseId: string, exerciseId: string) => `ykd-code:${userId}:${courseId}:${exerciseId}`;
  return {
    read: (courseId, exerciseId) => readText(storage, keyOf(courseId, exerciseId)),
    write: (courseId, exerciseId, code) => {
      if (code === undefined || code.length <= DRAFT_MAX)
        writeText(storage, keyOf(courseId, exerciseId), code);
    },
  };
};
