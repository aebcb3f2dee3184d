import { comparePositions, furthestPosition, isPosition, type Position } from '@ykd/domain/course';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';

/** A string store that survives a reload, such as `localStorage`. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A position that the server has not confirmed yet. `at` is epoch ms. */
export interface PendingProgress {
  readonly courseId: string;
  readonly position: Position;
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
    isPosition(entry.position)
  );
};

const same = (a: PendingProgress, b: PendingProgress): boolean =>
  a.courseId === b.courseId && a.at === b.at && comparePositions(a.position, b.position) === 0;

const parse = (text: string | null): readonly PendingProgress[] => {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isPending) : [];
  } catch {
    // Somebody else wrote there: what cannot be read cannot be sent.
    return [];
  }
};

/** The list of one user. The storage is read at every step, because other tabs write to it too. */
export const createPendingProgress = (storage: KeyValueStorage, userId: string): PendingProgressList => {
  const key = `ykd-progress:${userId}`;
  // Set while the storage is full or forbidden: this tab then remembers by itself, for that must not stop the reading.
  let memory: readonly PendingProgress[] | undefined;

  const all = (): readonly PendingProgress[] => {
    if (memory !== undefined) return memory;
    try {
      return parse(storage.getItem(key));
    } catch {
      return [];
    }
  };

  const write = (entries: readonly PendingProgress[]): void => {
    try {
      if (entries.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(entries));
      memory = undefined;
    } catch {
      memory = entries;
    }
  };

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
              at: Math.max(waiting.at, entry.at),
            };
      write([...entries.filter(({ courseId }) => courseId !== entry.courseId), merged]);
    },
    confirm: (sent) => write(all().filter((entry) => !same(entry, sent))),
  };
};
