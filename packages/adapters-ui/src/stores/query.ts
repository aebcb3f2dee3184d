import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import type { Observable } from 'rxjs';
import { createEntry, type Entry, type KeptEntry } from './query-entry.js';

export type { Entry, Reading } from './query-entry.js';

/** What is read from a port, by key. */
export interface Query<Key, Value, Refusal> {
  /** What is known of a key; the same entry for the same words, as long as somebody looks or few others came after. */
  of(key: Key): Entry<Value, Refusal>;
  /** It is otherwise by now: what is looked at is asked for again, the rest when somebody looks. */
  outdate(which?: (key: Key) => boolean): void;
  /**
   * Runs a command and shows at once what it made of an answer that is there, unless it was another member's by then. Which of
   * two answers on the same key is newer nobody knows who had one while the other was on its way: then it is read again.
   * Answers what the command answers, and throws what it throws.
   */
  change<Answer, Refused>(
    key: Key,
    command: () => Promise<Result<Answer, Refused>>,
    next: (before: Value, answer: Answer) => Value,
  ): Promise<Result<Answer, Refused>>;
}

/** What queries have in common. */
export interface QueryScope {
  readonly now: () => number;
  /** Who is logged in: now, and after each change. */
  readonly member$: Observable<string | undefined>;
  /** Emits when somebody looks at the page again. */
  readonly shown$: Observable<unknown>;
  /** Subscribed to after a failure that somebody looks at; emits when another try may help. */
  readonly again$: Observable<unknown>;
}

export interface QuerySpec<Key, Value, Refusal> {
  read(key: Key): Promise<Result<Value, Refusal>>;
  /**
   * `alike`: everybody is answered the same. `each`: who is not logged in may ask, too, but is not answered what others
   * are: it is forgotten with the member. Neither: it is also not asked for without a member.
   */
  readonly isPublic?: 'alike' | 'each';
  /** Asking begins something: it is never asked by itself, and what came of it is forgotten when nobody looks any more. */
  readonly begins?: boolean;
  /** How long an answer is good enough, counted from the asking, ms. Default: each look asks. */
  readonly freshMs?: number;
  /** Whether the value of another key may stand until this one's is there. */
  keeps?(before: Key, now: Key): boolean;
}

/** So many keys stay that nobody looks at. */
const KEPT = 20;

/** What is read from a port, by key: see {@link QuerySpec}. Keys are told apart by their JSON. */
export const createQuery = <Key = undefined, Value = unknown, Refusal extends AppError = never>(
  { read, isPublic, begins = false, freshMs = 0, keeps }: QuerySpec<Key, Value, Refusal>,
  { now, member$, shown$, again$ }: QueryScope,
): Query<Key, Value, Refusal> => {
  type Kept = {
    readonly name: string;
    readonly key: Key;
    readonly entry: KeptEntry<Value, Refusal>;
    /** How many commands have changed it. */
    changes: number;
  };
  /** Who goes first stands first. */
  const entries = new Set<Kept>();
  let last: { readonly key: Key; readonly value: Value } | undefined;
  let member: string | undefined;

  /** Makes it the last that goes. */
  const keep = (kept: Kept): void => {
    entries.delete(kept);
    entries.add(kept);
    const unseen = [...entries].filter(({ entry }) => !entry.isSeen());
    for (const old of unseen.slice(0, -KEPT)) {
      old.entry.forget();
      entries.delete(old);
    }
  };
  const make = (name: string, key: Key): Kept => {
    const kept: Kept = {
      name,
      key,
      changes: 0,
      entry: createEntry<Value, Refusal>({
        read: () => read(key),
        before: last !== undefined && keeps?.(last.key, key) === true ? { value: last.value } : undefined,
        begins,
        freshMs: begins ? Infinity : freshMs,
        isOpen: () => isPublic !== undefined || member !== undefined,
        now,
        again$,
        onRead: (value) => {
          last = value === undefined ? undefined : { key, value };
        },
        // Somebody may have had it in his hand since before it was let go.
        onUsed: () => entries.add(kept),
        onLeft: () => keep(kept),
      }),
    };
    keep(kept);
    return kept;
  };
  const keptOf = (key: Key): Kept => {
    const name = String(JSON.stringify(key));
    return [...entries].find((kept) => kept.name === name) ?? make(name, key);
  };
  const each = (act: (kept: Kept) => void): void => {
    for (const kept of entries) act(kept);
  };

  shown$.subscribe(() => each(({ entry }) => entry.shown()));
  if (isPublic !== 'alike') {
    member$.subscribe((next) => {
      if (member === next) return;
      member = next;
      last = undefined;
      each(({ entry }) => entry.forget());
      if (!begins) each(({ entry }) => entry.again());
    });
  }
  return {
    of: (key) => keptOf(key).entry,
    outdate: (which = () => true) => each(({ key, entry }) => void (which(key) && entry.outdate())),
    change: async (key, command, next) => {
      const sender = member;
      const { changes, entry } = keptOf(key);
      const before = entry.getSnapshot().value;
      const result = await command();
      if (result.ok && sender === member) {
        const kept = keptOf(key);
        const { entry: shown } = kept;
        const isAlone = kept.changes === changes;
        const isRead = shown.getSnapshot().value !== before;
        kept.changes += 1;
        // What begins something is not read again.
        if (isAlone || begins) shown.change((value) => next(value, result.value));
        if (!isAlone || isRead) shown.outdate();
      }
      return result;
    },
  };
};
