import type { Clock, Note, NotePort } from '@ykd/application';
import { comparePositions } from '@ykd/domain/course';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { answerOf, createOutbox, type OutboxAnswer, type OutboxDeps } from './outbox.js';
import { createPendingNotes, type PendingNote } from './pending-notes.js';
import type { KeyValueStorage } from './stored-list.js';

/** A note as its writer sees it. `queued`: kept in this browser until the connection is back. */
export interface NoteView extends Note {
  readonly status: 'saved' | 'saving' | 'queued' | 'refused';
  /** For `refused`: why, in Chinese. */
  readonly refusal?: string;
  /** The `gmtModified` of the server's note that this one follows; absent while that has none. */
  readonly base?: number;
}

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

const placeOf = ({ outlineNum, sectionNum, bodyNum }: NotePlace) => ({
  outline: outlineNum,
  section: sectionNum,
  body: bodyNum,
});

const inOrder = (a: Note, b: Note): number =>
  comparePositions(placeOf(a), placeOf(b)) || a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1);

/** The notes of a member: shown at once, kept in the browser until the server has them. */
export const createNotesStore = (deps: NotesStoreDeps): NotesStore => {
  const { userId, note: port, clock, randomId, messageOf, online$, scheduler } = deps;
  const pending = createPendingNotes(deps.storage, userId);
  const { reader, write } = createSnapshots<NotesState>({ status: 'idle', notes: [] });
  /** As the server has them. */
  let confirmed: readonly Note[] = [];
  let turn = 0;

  const forget = (id: string): void => void (confirmed = confirmed.filter((note) => note.id !== id));
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

  const compose = (): readonly NoteView[] => {
    const changes = new Map(pending.all().map((change) => [change.id, change]));
    const waiting = outbox.getSnapshot().status === 'queued' ? 'queued' : 'saving';
    const { courseId } = reader.getSnapshot();
    const stored = confirmed.filter(({ id }) => !changes.has(id));
    const changed = [...changes.values()].flatMap(({ text, at, base, refusal, ...change }): NoteView[] =>
      text === null || change.courseId !== courseId
        ? []
        : [
            {
              ...change,
              text,
              gmtCreated: at,
              gmtModified: base ?? at,
              ...(base === undefined ? {} : { base }),
              ...(refusal === undefined ? { status: waiting } : { status: 'refused', refusal }),
            },
          ],
    );
    const saved = stored.map((note): NoteView => ({ ...note, base: note.gmtModified, status: 'saved' }));
    return [...saved, ...changed].toSorted(inOrder);
  };
  const show = (part: Partial<NotesState> = {}): void => {
    write({ ...reader.getSnapshot(), ...part });
    write({ ...reader.getSnapshot(), notes: compose() });
  };
  outbox.changes$.subscribe(() => show());

  const open = async (courseId: string): Promise<void> => {
    turn += 1;
    const mine = turn;
    if (courseId !== reader.getSnapshot().courseId) confirmed = [];
    show({ status: 'loading', courseId });
    const result = await port.list({ courseId }).catch(() => undefined);
    if (mine !== turn) return;
    if (result?.ok === true) confirmed = result.value;
    show({ status: result?.ok === true ? 'ready' : 'failed' });
  };

  const reload = (courseId: string): void => {
    if (courseId === reader.getSnapshot().courseId) void open(courseId);
  };

  const put = (change: PendingNote): void => {
    pending.put(change);
    show();
    outbox.added();
  };
  const changeOf = (note: NoteView, text: string | null): PendingNote => {
    const { id, courseId, outlineNum, sectionNum, bodyNum, gmtCreated: at } = note;
    const place = { id, courseId, outlineNum, sectionNum, bodyNum, at, text };
    // Its writer saw the server's note if the text is the same: his own was saved while he wrote on.
    const seen = confirmed.find((one) => one.id === id && one.text === note.text);
    const base = seen?.gmtModified ?? note.base;
    return base === undefined ? place : { ...place, base };
  };

  return {
    ...reader,
    open,
    add: (place, text) => put({ ...place, id: randomId(), text, at: clock.now() }),
    change: (note, text) => put(changeOf(note, text)),
    remove: (note) => {
      const isKnown = confirmed.some(({ id }) => id === note.id);
      // The server may have what it did not answer; only what it refused is certainly not there.
      if (isKnown || note.status !== 'refused') put(changeOf(note, null));
      else {
        pending.drop(note.id);
        show();
      }
    },
    restore: (note) => put(changeOf(note, note.text)),
    flush: outbox.flush,
    dispose: outbox.dispose,
  };
};
