import type { AccountSyncPort, SyncView } from '@ykd/application/account-sync';
import {
  asyncScheduler,
  catchError,
  concatMap,
  EMPTY,
  filter,
  from,
  Subject,
  switchMap,
  take,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';

/** Looks whether a change reached the chat service. */
export interface AccountSyncWatch {
  /** The change just made is on its way: looks after it for a short while. An earlier look-out ends. */
  watch(): void;
  /** Has the failing services tried again now, and looks after that. Never rejects. */
  retry(): Promise<void>;
  /** What the chat service refused, at most once for each look-out. Never errors. */
  readonly chatFailed$: Observable<SyncView>;
}

/**
 * The waits between the looks, in milliseconds: together longer than the minute for which the chat is left alone after a
 * change. What fails later is retried without a word.
 */
const LOOKS_AFTER_MS = [600, 1000, 1500, 3000, 6000, 8000, 10_000, 15_000, 15_000, 15_000];

/** The look-out for a failing chat account after a save. Specification §8 'Chat sync failure'. */
export const createAccountSyncWatch = ({
  accountSync,
  scheduler = asyncScheduler,
}: {
  readonly accountSync: Pick<AccountSyncPort, 'states' | 'retry'>;
  readonly scheduler?: SchedulerLike;
}): AccountSyncWatch => {
  const changed$ = new Subject<void>();
  const chatFailed$ = new Subject<SyncView>();

  const chatState = async (): Promise<SyncView | undefined> => {
    const states = await accountSync.states();
    return states.ok ? states.value.find(({ target }) => target === 'chat') : undefined;
  };
  const look = (afterMs: number): Observable<SyncView | undefined> =>
    timer(afterMs, scheduler).pipe(
      concatMap(chatState),
      // A look that got no answer says nothing about the chat.
      catchError(() => EMPTY),
    );

  changed$
    .pipe(
      switchMap(() =>
        from(LOOKS_AFTER_MS).pipe(
          concatMap(look),
          filter((chat) => chat?.state !== 'waiting'),
          take(1),
        ),
      ),
      filter((chat): chat is SyncView => chat?.state === 'failing' || chat?.state === 'failed'),
    )
    .subscribe((chat) => chatFailed$.next(chat));

  const watch = (): void => changed$.next();
  return {
    watch,
    retry: async () => {
      // Without an answer the server tries by itself, later; the look-out says what came of it.
      await accountSync.retry().catch(() => undefined);
      watch();
    },
    chatFailed$: chatFailed$.asObservable(),
  };
};
