import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { asyncScheduler, timer, type Observable, type SchedulerLike, type Subscription } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';

/**
 * What the reader sees of the saving: `idle` before there was anything, `saving` on the way, `saved` confirmed by the
 * server, `queued` kept in this browser until the connection is back, `refused` when the server will never take it.
 */
export interface OutboxState {
  readonly status: 'idle' | 'saving' | 'saved' | 'queued' | 'refused';
}

/** What the server said: it has the entry, it will never take it, or it does not know the sender any more. */
export type OutboxAnswer = 'saved' | 'refused' | 'not-logged-in';

/** What a result says of the entry that was sent. Forbidden: somebody else has logged in, in another tab. */
export const answerOf = (result: Result<unknown, AppError>): OutboxAnswer => {
  if (result.ok) return 'saved';
  const { kind } = result.error;
  return kind === 'not-logged-in' || kind === 'forbidden' ? 'not-logged-in' : 'refused';
};

export interface OutboxDeps<T> {
  /** What waits in this browser, the next one first. */
  all(): readonly T[];
  /** An entry whose key failed waits for the next try, with all others of that key. */
  keyOf(entry: T): string;
  /** Sends an entry, and takes it out of what waits unless the sender is not known. Rejects without an answer. */
  send(entry: T): Promise<OutboxAnswer>;
  /** Emits when the connection is back. */
  readonly online$: Observable<unknown>;
  readonly scheduler?: SchedulerLike | undefined;
}

/** Sends what waits, one entry at a time, and tries again until it is there. */
export interface Outbox extends Snapshots<OutboxState> {
  /** Something was added. */
  added(): void;
  /** Sends what is waiting. */
  flush(): void;
  /** Stops retrying and listening. What waits stays in the browser. */
  dispose(): void;
}

/** Waits between tries: 2 s, doubled up to 30 s. */
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;

/** An outbox over a list that is kept in the browser. */
export const createOutbox = <T>(deps: OutboxDeps<T>): Outbox => {
  const { all, keyOf, send, online$, scheduler = asyncScheduler } = deps;
  const { reader, write } = createSnapshots<OutboxState>({ status: 'idle' });
  let draining = false;
  let disposed = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: Subscription | undefined;

  const show = (status: OutboxState['status']): void => {
    if (!disposed) write({ status });
  };

  const drain = async (): Promise<void> => {
    if (draining || disposed) return;
    draining = true;
    retry?.unsubscribe();
    // One entry that fails again and again must not keep the others waiting.
    const failed = new Set<string>();
    let knowsSender = true;
    const next = () => all().find((entry) => !failed.has(keyOf(entry)));
    for (let entry = next(); entry !== undefined && knowsSender && !disposed; entry = next()) {
      // The word of being offline stays until a try went through.
      if (reader.getSnapshot().status !== 'queued') show('saving');
      try {
        const answer = await send(entry);
        knowsSender = answer !== 'not-logged-in';
        if (answer !== 'not-logged-in') {
          retryMs = FIRST_RETRY_MS;
          show(answer);
        }
      } catch {
        failed.add(keyOf(entry));
      }
    }
    // Nothing may wait between the last look at the list and this, or a step in between would be overlooked.
    draining = false;
    if (knowsSender && failed.size === 0) {
      // Another tab has sent what waited here: nothing is left to wait for.
      if (reader.getSnapshot().status === 'queued') show('saved');
      return;
    }
    show('queued');
    // What the server does not take from a stranger waits for the next login of the same user.
    if (!knowsSender || disposed) return;
    retry = timer(retryMs, scheduler).subscribe(() => void drain());
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  const online = online$.subscribe(() => void drain());

  return {
    ...reader,
    added: () => {
      // While offline every further step waits for the retry or the connection, not for a request of its own.
      if (reader.getSnapshot().status === 'queued') show('queued');
      else void drain();
    },
    flush: () => void drain(),
    dispose: () => {
      disposed = true;
      retry?.unsubscribe();
      online.unsubscribe();
    },
  };
};
