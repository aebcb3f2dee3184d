import type { NotePort } from '@ykd/application/note';
import type { Clock, Note } from '@ykd/application/ports';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { changeOf, noteViews, type NoteView } from './note-views.js';
import { answerOf, createOutbox, type OutboxAnswer, type OutboxDeps } from './outbox.js';
import { createPendingNotes, type PendingNote } from './pending-notes.js';
import type { KeyValueStorage } from './key-value-storage.js';

export interface NotesState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly courseId?: string;
  /** In the order of the lessons; what waits in this browser is there before the server knows it. */
  readonly notes: readonly NoteView[];
}

/** What a note is written at. */
export type NotePlace = Pick<Note, 'courseId' | 'outlineNum' | 'sectionNum' | 'bodyNum'>;

export interface NotesStore extends Snapshots<NotesState> {
  /** Loads the notes of a course; again after a failure or when they may have changed. */
  open(courseId: string): Promise<void>;
  add(place: NotePlace, text: string): void;
  /** `note`: as it was when its writer began to change it. */
  change(note: NoteView, text: string): void;
  remove(note: NoteView): void;
  /** Takes a removal back. */
  restore(note: NoteView): void;
  flush(): void;
  dispose(): void;
}

export interface NotesStoreDeps extends Pick<OutboxDeps<never>, 'online$' | 'scheduler'> {
  /** Whose notes they are; the server takes them from nobody else. */
  readonly userId: string;
  readonly note: NotePort;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly randomId: () => string;
  /** The Chinese message of a refusal. */
  readonly messageOf: (
    error: Exclude<Awaited<ReturnType<NotePort['save']>>, { ok: true }>['error'],
  ) => string;
}

/** The notes of a member: shown at once, kept in the browser until the server has them. */
export const createNotesStore = (deps: NotesStoreDeps): NotesStore => {
  const { userId, note: port, clock, randomId, messageOf, online$, scheduler } = deps;
  const pending = createPendingNotes(deps.storage, userId);
  const { reader, write } = createSnapshots<NotesState>({ status: 'idle', notes: [] });
  /** As the server has them. */
  let confirmed: readonly Note[] = [];
  /** How often that changed by what was sent from here. */
  let confirmations = 0;
  let turn = 0;

  const forget = (id: string): void => {
    confirmations += 1;
    confirmed = confirmed.filter((note) => note.id !== id);
  };
  const learn = (note: Note): void => {
    forget(note.id);
    if (note.courseId === reader.getSnapshot().courseId) confirmed = [...confirmed, note];
  };

  const save = async (change: PendingNote, text: string): Promise<OutboxAnswer> => {
    const { refusal: _old, ...input } = change;
    const result = await port.save({ ...input, text, userId });
    const answer = answerOf(result);
    if (answer === 'not-logged-in') return answer;
    pending.confirm(change);
    if (result.ok) {
      learn(result.value);
      // Written on while this was on its way: the next change follows this one.
      const next = pending.all().find(({ id }) => id === change.id);
      if (next !== undefined) pending.put({ ...next, base: result.value.gmtModified });
      return answer;
    }
    if (result.error.kind === 'note-changed') {
      // Both texts stay: this one becomes a note of its own.
      const { base: _base, ...own } = input;
      pending.put({ ...own, id: randomId(), at: clock.now() });
      reload(change.courseId);
      return 'saved';
    }
    if (!pending.all().some(({ id }) => id === change.id)) {
      pending.put({ ...change, refusal: messageOf(result.error) });
    }
    return answer;
  };

  const send = async (change: PendingNote): Promise<OutboxAnswer> => {
    if (change.text !== null) return save(change, change.text);
    const { id, base } = change;
    const result = await port.remove({ userId, id, ...(base === undefined ? {} : { base }) });
    const answer = answerOf(result);
    if (answer === 'not-logged-in') return answer;
    pending.confirm(change);
    if (result.ok) {
      forget(id);
      return answer;
    }
    // What another device wrote meanwhile stays, and is shown.
    reload(change.courseId);
    return 'saved';
  };

  const outbox = createOutbox<PendingNote>({
    all: () => pending.all().filter(({ refusal }) => refusal === undefined),
    keyOf: ({ id }) => id,
    send,
    online$,
    scheduler,
  });

  const show = (part: Partial<NotesState> = {}): void => {
    const { notes: _old, ...state } = { ...reader.getSnapshot(), ...part };
    const waiting = outbox.getSnapshot().status === 'queued' ? 'queued' : 'saving';
    write({ ...state, notes: noteViews(state.courseId, confirmed, pending.all(), waiting) });
  };
  const changes = outbox.changes$.subscribe(() => show());

  /** The notes as the server has them; an answer that does not know what was sent meanwhile is asked for again. */
  const list = async (courseId: string, mine: number): Promise<readonly Note[] | undefined> => {
    const before = confirmations;
    const result = await port.list({ courseId }).catch(() => undefined);
    if (result?.ok !== true) return undefined;
    return mine === turn && before !== confirmations ? list(courseId, mine) : result.value;
  };

  const open = async (courseId: string): Promise<void> => {
    turn += 1;
    const mine = turn;
    if (courseId !== reader.getSnapshot().courseId) confirmed = [];
    show({ status: 'loading', courseId });
    const listed = await list(courseId, mine);
    if (mine !== turn) return;
    if (listed !== undefined) confirmed = listed;
    show({ status: listed === undefined ? 'failed' : 'ready' });
  };

  const reload = (courseId: string): void => {
    if (courseId === reader.getSnapshot().courseId) void open(courseId);
  };

  const put = (change: PendingNote): void => {
    pending.put(change);
    show();
    outbox.added();
  };

  return {
    ...reader,
    open,
    add: (place, text) => put({ ...place, id: randomId(), text, at: clock.now() }),
    change: (note, text) => put(changeOf(note, text, confirmed)),
    remove: (note) => {
      const isKnown = confirmed.some(({ id }) => id === note.id);
      // The server may have what it did not answer; only what it refused is certainly not there.
      if (isKnown || note.status !== 'refused') put(changeOf(note, null, confirmed));
      else {
        pending.drop(note.id);
        show();
      }
    },
    restore: (note) => put(changeOf(note, note.text, confirmed)),
    flush: outbox.flush,
    dispose: () => {
      outbox.dispose();
      changes.unsubscribe();
    },
  };
};
