import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { take, type Observable, type Subscription } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/** What is known of one key of a query. */
export interface Reading<Value, Refusal> {
  /** `idle` until somebody looks, and again, unless it is fresh, once nobody does: a value may be there all the same. */
  readonly status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  /**
   * Stays while it is asked for again, and after a failure, but for what somebody else saw who has left since; goes with a
   * refusal and with the member.
   */
  readonly value?: Value | undefined;
  /** The value is that of another key, which may stand until this one's is there. */
  readonly isBefore?: boolean | undefined;
  /** Why there is no answer. */
  readonly refusal?: Refusal | undefined;
}

export interface Entry<Value, Refusal> extends Snapshots<Reading<Value, Refusal>> {
  /** Asks again, for a reader who waits; who asks meanwhile shares the answer. Never rejects. */
  ask(): Promise<void>;
  /** Asks again behind the reader's back, if anybody looks: a failure or a refusal stays until there is another answer. */
  again(): void;
  /** Somebody looks, until the returned function is called: it is asked for unless it is fresh. */
  look(): () => void;
}

/** What a query does with its entries. */
export interface KeptEntry<Value, Refusal> extends Entry<Value, Refusal> {
  isSeen(): boolean;
  /** Somebody came back to the page. */
  shown(): void;
  outdate(): void;
  /** Changes the answer that is there, and overtakes what is on its way. */
  change(next: (value: Value) => Value): void;
  /** Leaves nothing, also of what is on its way. */
  forget(): void;
}

/** Who comes back to the page is shown nothing that is older than this, ms. */
const SHOWN_FRESH_MS = 60_000;

const IDLE = { status: 'idle' } as const;

/**
 * One key of a query. `onRead` is told of each answer, and of nothing with each refusal; `onUsed`: somebody looks or asks;
 * `onLeft`: nobody looks any more.
 */
export const createEntry = <Value, Refusal extends AppError>({
  read,
  before,
  begins,
  freshMs,
  isOpen,
  now,
  again$,
  onRead,
  onUsed,
  onLeft,
}: {
  readonly read: () => Promise<Result<Value, Refusal>>;
  readonly before: { readonly value: Value } | undefined;
  readonly begins: boolean;
  readonly freshMs: number;
  readonly isOpen: () => boolean;
  readonly now: () => number;
  readonly again$: Observable<unknown>;
  readonly onRead: (value?: Value) => void;
  readonly onUsed: () => void;
  readonly onLeft: () => void;
}): KeptEntry<Value, Refusal> => {
  const { reader, write } = createSnapshots<Reading<Value, Refusal>>(
    before === undefined ? IDLE : { ...IDLE, ...before, isBefore: true },
  );
  // A late answer must not come in place of what is known by then.
  let turn = 0;
  let lookers = 0;
  /** When it was asked for what is there: what was asked before a change does not know it, however late it comes. */
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  /** What is there was there before anybody looked who looks now: it may be long ago. */
  let isLeftOver = false;
  let retry: Subscription | undefined;

  const stop = (): void => {
    turn += 1;
    asking = undefined;
    retry?.unsubscribe();
  };
  const keep = (status: 'loading' | 'failed'): void => {
    const { value, isBefore } = reader.getSnapshot();
    write({ status, value, isBefore });
  };
  const begin = (): void => {
    if (reader.getSnapshot().status !== 'loading') keep('loading');
  };
  const isBad = (): boolean => ['failed', 'refused'].includes(reader.getSnapshot().status);
  /** Also when the clock was set back meanwhile. */
  const isOlder = (ms: number): boolean => now() < askedAt || now() - askedAt >= ms;
  /** What nobody looks at is no news for who looks next. */
  const rest = (): void => {
    const { status, value, isBefore } = reader.getSnapshot();
    if (lookers > 0 || status === 'loading') return;
    if (isBad() || isOlder(freshMs)) write({ status: 'idle', value, isBefore });
  };
  const run = async (): Promise<void> => {
    stop();
    const mine = turn;
    const asked = now();
    const result = await read().catch(() => undefined);
    if (mine !== turn) return;
    asking = undefined;
    if (result === undefined) {
      if (isLeftOver && lookers > 0) write({ status: 'failed' });
      else keep('failed');
      if (lookers > 0 && !begins) retry = again$.pipe(take(1)).subscribe(() => again());
      return rest();
    }
    askedAt = asked;
    isLeftOver = false;
    if (result.ok) onRead(result.value);
    else onRead();
    write(
      result.ok ? { status: 'ready', value: result.value } : { status: 'refused', refusal: result.error },
    );
    rest();
  };
  const ask = async (): Promise<void> => {
    if (!isOpen()) return;
    onUsed();
    begin();
    await (asking ??= run());
  };
  const again = (): void => {
    if (lookers === 0 || !isOpen()) return;
    if (!isBad()) begin();
    asking ??= run();
  };
  const outdate = (): void => {
    if (begins) return;
    stop();
    askedAt = -Infinity;
    again();
  };
  const forget = (): void => {
    stop();
    askedAt = -Infinity;
    write(IDLE);
  };

  return {
    ...reader,
    ask,
    again,
    look: () => {
      onUsed();
      const { value, isBefore } = reader.getSnapshot();
      if (lookers === 0) isLeftOver = value !== undefined && isBefore !== true;
      lookers += 1;
      // A refusal that nobody saw left nothing, however new it is.
      if (value === undefined || isBad() || isOlder(freshMs)) void ask();
      return () => {
        lookers -= 1;
        if (lookers > 0) return;
        retry?.unsubscribe();
        if (begins) forget();
        else rest();
        onLeft();
      };
    },
    isSeen: () => lookers > 0,
    shown: () => {
      if (!begins && isOlder(Math.max(freshMs, SHOWN_FRESH_MS))) again();
    },
    outdate,
    change: (next) => {
      const { value, isBefore } = reader.getSnapshot();
      if (value === undefined || isBefore) return outdate();
      stop();
      const changed = next(value);
      onRead(changed);
      write({ status: 'ready', value: changed });
      return rest();
    },
    forget,
  };
};
