import { readText, type KeyValueStorage } from './key-value-storage.js';

/** Where the beats of a member wait. */
export const studyBeatsKey = (userId: string): string => `ykd-beats:${userId}`;

/** Where the changed notes of a member wait. */
export const pendingNotesKey = (userId: string): string => `ykd-notes:${userId}`;

/** Where the exercises that a member passed wait. */
export const pendingPassesKey = (userId: string): string => `ykd-passes:${userId}`;

/** Where the solutions of exercises of a member wait. */
export const pendingSolutionsKey = (userId: string): string => `ykd-solutions:${userId}`;

/** Whether a member's last visit left something behind. In a file of its own: every page asks, few have to send. */
export const hasStudyWaiting = (storage: KeyValueStorage, userId: string): boolean =>
  [studyBeatsKey, pendingNotesKey, pendingPassesKey, pendingSolutionsKey].some(
    (keyOf) => readText(storage, keyOf(userId)) !== undefined,
  );
