import type { SaveNoteInput } from '@ykd/application/note';
import { IDENTIFIER_MAX } from '@ykd/domain/shared';
import type { KeyValueStorage } from './key-value-storage.js';
import { createStoredList, type StoredList } from './stored-list.js';
import { pendingNotesKey } from './study-waiting.js';

/** A change of a note that the server has not confirmed yet. */
export interface PendingNote extends Omit<SaveNoteInput, 'userId' | 'text' | 'at'> {
  /** Null: the note is to be removed. */
  readonly text: string | null;
  /** When the note was begun, epoch ms. */
  readonly at: number;
  /** Why the server does not take it: it stays until its writer decides. */
  readonly refusal?: string;
}

const isPending = (value: unknown): value is PendingNote => {
  const entry = (value ?? {}) as Partial<PendingNote>;
  const { id, courseId, outlineNum, sectionNum, bodyNum, text, at, base = 0 } = entry;
  return (
    [id, courseId].every((part) => typeof part === 'string' && [...part].length <= IDENTIFIER_MAX) &&
    [outlineNum, sectionNum, bodyNum, at, base].every(
      (part) => Number.isSafeInteger(part) && Number(part) >= 0,
    ) &&
    (text === null || typeof text === 'string')
  );
};

/** The changes of a member that wait, at most one a note. */
export interface PendingNotes extends Pick<StoredList<PendingNote>, 'all'> {
  /** Takes the place of what waited for the same note. */
  put(change: PendingNote): void;
  /** Removes what was sent, unless it was changed meanwhile. */
  confirm(sent: PendingNote): void;
  drop(id: string): void;
}

const same = (a: PendingNote, b: PendingNote): boolean =>
  a.id === b.id && a.text === b.text && a.base === b.base;

/** The list of one member. */
export const createPendingNotes = (storage: KeyValueStorage, userId: string): PendingNotes => {
  const { all, write } = createStoredList(storage, pendingNotesKey(userId), isPending);
  return {
    all,
    put: (change) => write([...all().filter(({ id }) => id !== change.id), change]),
    confirm: (sent) => write(all().filter((change) => !same(change, sent))),
    drop: (id) => write(all().filter((change) => change.id !== id)),
  };
};
