import type { OrderWatch, ShopPort } from '@ykd/application/shop';
import {
  asyncScheduler,
  BehaviorSubject,
  defer,
  distinctUntilChanged,
  EMPTY,
  interval,
  map,
  merge,
  Observable,
  of,
  race,
  retry,
  switchMap,
  take,
  tap,
  timer,
  type SchedulerLike,
} from 'rxjs';

/** What following an order tells: whether changes come by themselves now, and when the order is to be read again. */
export type FollowSignal =
  { readonly kind: 'read' } | { readonly kind: 'connection'; readonly live: boolean };

export interface FollowDeps {
  readonly shop: Pick<ShopPort, 'watch'>;
  /** Emits when the connection is back. */
  readonly online$: Observable<unknown>;
  /** Whether the page can be seen; the present state at once. */
  readonly visible$: Observable<boolean>;
  readonly scheduler?: SchedulerLike | undefined;
}

/** How often the order is read while no changes come by themselves. */
const POLL_MS = 5000;
/** How often it is read while they do: a change whose process died before it could tell is seen all the same. */
const LIVE_POLL_MS = 60_000;

/** Waits between tries to listen again: 1 s, doubled up to 30 s. */
const waitMs = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000);

const READ: FollowSignal = { kind: 'read' };

/** Emits once it listens, for what was missed before, and at each change. Errors when the way breaks. */
const listenTo = (shop: FollowDeps['shop'], orderId: string): Observable<void> =>
  new Observable((subscriber) => {
    let watch: OrderWatch | undefined;
    shop
      .watch({ orderId }, () => subscriber.next())
      .then((result) => {
        // Refused: reading the order says why.
        if (!result.ok) return subscriber.complete();
        watch = result.value;
        if (subscriber.closed) return watch.stop();
        subscriber.next();
        return watch.closed.then(() => subscriber.error(new Error('the way broke')));
      })
      .catch((error: unknown) => subscriber.error(error));
    return () => watch?.stop();
  });

/** Follows an order while the page can be seen: listens to its changes, and asks every few seconds while that is broken. */
export const followOrder = (
  { shop, online$, visible$, scheduler = asyncScheduler }: FollowDeps,
  orderId: string,
): Observable<FollowSignal> => {
  const following$ = defer(() => {
    // Undefined until the first try has come to something: a slow beginning is no trouble yet.
    const live$ = new BehaviorSubject<boolean | undefined>(undefined);
    const heard$ = listenTo(shop, orderId).pipe(
      tap({
        next: () => live$.next(true),
        error: () => live$.next(false),
        complete: () => live$.next(false),
      }),
      retry({
        delay: (_broken, tries) => race(timer(waitMs(tries), scheduler), online$.pipe(take(1))),
        resetOnSuccess: true,
      }),
      map(() => READ),
    );
    const connection$ = live$.pipe(
      distinctUntilChanged(),
      switchMap((live) =>
        merge(
          live === undefined ? EMPTY : of<FollowSignal>({ kind: 'connection', live }),
          interval(live ? LIVE_POLL_MS : POLL_MS, scheduler).pipe(map(() => READ)),
        ),
      ),
    );
    return merge(connection$, heard$);
  });
  return visible$.pipe(
    distinctUntilChanged(),
    // Whoever comes back to the page wants to see at once how things stand.
    switchMap((visible, time) => (visible ? merge(time > 0 ? of(READ) : EMPTY, following$) : EMPTY)),
  );
};
