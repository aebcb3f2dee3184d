import type { StaffCheckInPort, StaffEntry } from '@ykd/application/check-in';
import type { Clock } from '@ykd/application/ports';
import type { AppError } from '@ykd/application/shared';
import { distinctUntilChanged, map, startWith, Subject, type Observable } from 'rxjs';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { memberIdOf, type BaseStore } from './base-store.js';
import type { KeyValueStorage } from './key-value-storage.js';
import { answerOf, createOutbox, type Outbox, type OutboxDeps, type OutboxState } from './outbox.js';
import {
  createPendingReviews,
  isSameEntry,
  reviewedEntry,
  type PendingReview,
  type PendingReviews,
} from './pending-reviews.js';

/** What was said of entries and is not confirmed. */
export interface ReviewsState extends OutboxState {
  /** In the order in which it was said. */
  readonly waiting: readonly PendingReview[];
  /** What the server does not take. */
  readonly refused: readonly PendingReview[];
}

/** Where staff say something of entries of the daily check-in, with a connection or without. */
export interface MemberReviews extends Snapshots<ReviewsState> {
  /** Entries as they stand once the server confirmed what was said of them. */
  readonly saved$: Observable<StaffEntry>;
  /** Keeps what was said in the browser first, then sends it. */
  say(entry: StaffEntry, said: Pick<PendingReview, 'mark' | 'comment'> & { readonly name: string }): void;
  /** What was refused is wanted no more. */
  drop(requestKey: string): void;
  flush(): void;
}

export interface MemberReviewsDeps extends Pick<OutboxDeps<never>, 'online$' | 'scheduler'> {
  readonly base: BaseStore;
  readonly storage: KeyValueStorage;
  readonly port: Pick<StaffCheckInPort, 'review' | 'comment'>;
  readonly clock: Clock;
  readonly randomId: () => string;
  /** Says why something was refused. */
  readonly messageOf: (error: AppError, said: PendingReview) => string;
}

/** The queue of one member. */
interface Queue extends Pick<Outbox, 'added' | 'flush' | 'dispose' | 'changes$' | 'getSnapshot'> {
  readonly pending: PendingReviews;
}

const NOTHING: ReviewsState = { status: 'idle', waiting: [], refused: [] };

/**
 * The reviews of whoever is logged in: a queue for each member, made when he is known and let go when he leaves, so that what one said
 * is never shown to another one, or sent in his name. Each has a key by which it arrives once.
 */
export const createMemberReviews = ({
  base,
  storage,
  port,
  clock,
  randomId,
  messageOf,
  ...timing
}: MemberReviewsDeps): MemberReviews => {
  const { reader, write } = createSnapshots(NOTHING);
  const saved$ = new Subject<StaffEntry>();
  let queue: Queue | undefined;

  const show = (): void => {
    if (queue === undefined) return write(NOTHING);
    const all = queue.pending.all();
    write({
      status: queue.getSnapshot().status,
      waiting: all.filter(({ refusal }) => refusal === undefined),
      refused: all.filter(({ refusal }) => refusal !== undefined),
    });
  };

  const open = (memberId: string): Queue => {
    const pending = createPendingReviews(storage, memberId);
    const { added, flush, dispose, changes$, getSnapshot } = createOutbox<PendingReview>({
      all: () => pending.all().filter(({ refusal }) => refusal === undefined),
      // What was said later of an entry waits for what was said before.
      keyOf: ({ userId, campaign, day }) => JSON.stringify([userId, campaign, day]),
      send: async (said) => {
        const { userId, campaign, day, requestKey, mark, comment, version } = said;
        const key = { userId, campaign, day, requestKey, by: memberId };
        const result =
          mark === null
            ? await port.comment({ ...key, text: comment })
            : await port.review({ ...key, mark, comment, version });
        const answer = answerOf(result);
        if (answer === 'not-logged-in') return answer;
        if (!result.ok) {
          pending.refuse(requestKey, messageOf(result.error, said));
          return answer;
        }
        pending.drop(requestKey);
        const { value } = result;
        const isOwn = value.reviewer?.id === memberId && !value.isChangedSince;
        if (isOwn && value.version === version + 1) pending.rebase(said, version, value.version);
        // Whoever is there by now may be another one.
        if (memberIdOf(base.getSnapshot()) === memberId) saved$.next(value);
        return answer;
      },
      ...timing,
    });
    changes$.subscribe(show);
    return { pending, added, flush, dispose, changes$, getSnapshot };
  };

  base.changes$
    .pipe(startWith(base.getSnapshot()), map(memberIdOf), distinctUntilChanged())
    .subscribe((memberId) => {
      queue?.dispose();
      queue = memberId === undefined ? undefined : open(memberId);
      show();
      // What the last visit could not send.
      queue?.flush();
    });

  return {
    ...reader,
    saved$: saved$.asObservable(),
    say: (entry, { mark, comment, name }) => {
      if (queue === undefined) return;
      const key = reviewedEntry(entry);
      const before = reader.getSnapshot().waiting.findLast((said) => isSameEntry(said, key));
      // Pressed twice: it is said already.
      if (comment === '' && before?.mark === mark) return;
      const said = { ...key, mark, comment, name, version: entry.version, wasOpen: entry.mark === 'none' };
      queue.pending.add({ ...said, requestKey: randomId(), at: clock.now() });
      show();
      queue.added();
    },
    drop: (requestKey) => {
      queue?.pending.drop(requestKey);
      show();
    },
    flush: () => queue?.flush(),
  };
};
