import type { KeyValueStorage } from './stored-list.js';

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
    read: (courseId, exerciseId) => {
      try {
        return storage.getItem(keyOf(courseId, exerciseId)) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (courseId, exerciseId, code) => {
      const key = keyOf(courseId, exerciseId);
      try {
        if (code === undefined) storage.removeItem(key);
        else if (code.length <= DRAFT_MAX) storage.setItem(key, code);
      } catch {
        // Full or forbidden: then it is kept as long as the page is.
      }
    },
  };
};
