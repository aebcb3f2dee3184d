import { comparePositions, furthestPosition, isPosition, type Position } from '@ykd/domain/course';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import type { KeyValueStorage } from './key-value-storage.js';
import { createStoredList } from './stored-list.js';

/** A position that the server has not confirmed yet. `at` is epoch ms. */
export interface PendingProgress {
  readonly courseId: string;
  readonly position: Position;
  /** The lessons whose end was reached, each named by its first place. */
  readonly read?: readonly Position[];
  readonly at: number;
}

/** Positions waiting for the server, one per course, merged as the server merges them. */
export interface PendingProgressList {
  all(): readonly PendingProgress[];
  add(entry: PendingProgress): void;
  /** Removes what was sent, unless more was added meanwhile. */
  confirm(sent: PendingProgress): void;
}

const isPending = (value: unknown): value is PendingProgress => {
  const entry = value as Partial<PendingProgress> | null;
  return (
    typeof entry?.courseId === 'string' &&
    // The server takes no longer id, so such an entry would wait for ever.
    [...entry.courseId].length <= IDENTIFIER_MAX &&
    Number.isSafeInteger(entry.at) &&
    Number(entry.at) >= 0 &&
    [entry.position, ...(entry.read ?? [])].every(isPosition)
  );
};

/** Each lesson of both once. */
const joined = (a: readonly Position[], b: readonly Position[]): readonly Position[] => [
  ...a,
  ...b.filter((place) => a.every((one) => comparePositions(one, place) !== 0)),
];

// What was read never grows less, so that its length tells whether it is the same.
const same = (a: PendingProgress, b: PendingProgress): boolean =>
  a.courseId === b.courseId &&
  a.at === b.at &&
  a.read?.length === b.read?.length &&
  comparePositions(a.position, b.position) === 0;

/** The list of one user. */
export const createPendingProgress = (storage: KeyValueStorage, userId: string): PendingProgressList => {
  const { all, write } = createStoredList(storage, `ykd-progress:${userId}`, isPending);
  return {
    all,
    add: (entry) => {
      const entries = all();
      const waiting = entries.find(({ courseId }) => courseId === entry.courseId);
      const merged: PendingProgress =
        waiting === undefined
          ? entry
          : {
              courseId: entry.courseId,
              position: furthestPosition(waiting.position, entry.position),
              ...((waiting.read ?? entry.read) && { read: joined(waiting.read ?? [], entry.read ?? []) }),
              at: Math.max(waiting.at, entry.at),
            };
      write([...entries.filter(({ courseId }) => courseId !== entry.courseId), merged]);
    },
    confirm: (sent) => write(all().filter((entry) => !same(entry, sent))),
  };
};
