import { troubleOf, type Trouble } from './errors.js';

/** Whether a database still does its work, as far as its errors tell. */
export interface StorageHealth {
  /** What is the matter now; undefined for nothing. Damage outweighs a file that is gone, and that writes that fail. */
  trouble(): Trouble | undefined;
  /** Told of whatever the database threw. */
  note(error: unknown): void;
  /** A write was stored: whatever kept others from it is over. Damage is not. */
  wrote(): void;
  /** The file that is written lies where it belongs. */
  located(): void;
  /** A check found this damage; nothing: it found none, and what was seen before is over. */
  checked(problems: readonly string[]): void;
  /** Calls back whenever the answer of `trouble` changes, with what showed it. */
  onChange(listener: (trouble: Trouble | undefined, cause: unknown) => void): void;
}

/** The health of a database of which nothing bad is known. */
export const createStorageHealth = (): StorageHealth => {
  const listeners: Parameters<StorageHealth['onChange']>[0][] = [];
  let damaged = false;
  let gone = false;
  let unwritable: Trouble | undefined;
  const trouble = (): Trouble | undefined => {
    if (damaged) return 'corrupted';
    return gone ? 'file-gone' : unwritable;
  };
  const change = (cause: unknown, run: () => void): void => {
    const before = trouble();
    run();
    const now = trouble();
    if (now !== before) for (const listener of listeners) listener(now, cause);
  };
  return {
    trouble,
    note: (error) => {
      const seen = troubleOf(error);
      if (seen === undefined) return;
      change(error, () => {
        if (seen === 'corrupted') damaged = true;
        else if (seen === 'file-gone') gone = true;
        else unwritable = seen;
      });
    },
    wrote: () => change(undefined, () => (unwritable = undefined)),
    located: () => change(undefined, () => (gone = false)),
    checked: (problems) => change(problems, () => (damaged = problems.length > 0)),
    onChange: (listener) => void listeners.push(listener),
  };
};
