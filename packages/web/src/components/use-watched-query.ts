import { useQuery, type Asked } from '@ykd/adapters-ui/react';
import type { Entry, Query } from '@ykd/adapters-ui/stores';
import type { AppError } from '@ykd/application/shared';
import { useEffect } from 'react';
import {
  asyncScheduler,
  EMPTY,
  interval,
  switchMap,
  take,
  type SchedulerLike,
  type Subscription,
} from 'rxjs';
import type { Environment } from '../container/environment';
import { useServices } from '../container/services-context';

/** How often a page asks by itself. */
export interface Watching {
  readonly everyMs: number;
  /**
   * So many times, and anew from when the page is come back to. Default: without an end, which is for nobody's session: a call that the
   * page makes counts as use, and nobody is to stay logged in for a page that he left open.
   */
  readonly times?: number | undefined;
}

/** Asks again and again while the page can be seen, until it is unsubscribed. */
export const askWhileSeen = (
  { again }: Pick<Entry<unknown, unknown>, 'again'>,
  { visible$ }: Pick<Environment, 'visible$'>,
  { everyMs, times = Infinity }: Watching,
  scheduler: SchedulerLike = asyncScheduler,
): Subscription =>
  visible$
    .pipe(switchMap((isVisible) => (isVisible ? interval(everyMs, scheduler).pipe(take(times)) : EMPTY)))
    .subscribe(again);

/** What `useQuery` reads, again and again while the page can be seen; an earlier answer stays while a later call fails. */
export const useWatchedQuery = <Key, Value, Refusal extends AppError>(
  query: Query<Key, Value, Refusal>,
  key: Key,
  { everyMs, times }: Watching,
): Asked<Value, Refusal> => {
  const { environment } = useServices();
  const asked = useQuery(query, key);
  const entry = query.of(key);
  useEffect(() => {
    const asking = askWhileSeen(entry, environment, { everyMs, times });
    return () => asking.unsubscribe();
  }, [entry, environment, everyMs, times]);
  return asked;
};
