import { useQuery, type Asked } from '@ykd/adapters-ui/react';
import type { Entry, Query } from '@ykd/adapters-ui/stores';
import type { AppError } from '@ykd/application/shared';
import { useEffect } from 'react';
import { asyncScheduler, EMPTY, interval, switchMap, type SchedulerLike, type Subscription } from 'rxjs';
import type { Environment } from '../container/environment';
import { useServices } from '../container/services-context';

/** Asks again and again, every so many ms, while the page can be seen, until it is unsubscribed. */
export const askWhileSeen = (
  { again }: Pick<Entry<unknown, unknown>, 'again'>,
  { visible$ }: Pick<Environment, 'visible$'>,
  everyMs: number,
  scheduler: SchedulerLike = asyncScheduler,
): Subscription =>
  visible$
    .pipe(switchMap((isVisible) => (isVisible ? interval(everyMs, scheduler) : EMPTY)))
    .subscribe(again);

/** What `useQuery` reads, again every so many ms while the page can be seen; an earlier answer stays while a later call fails. */
export const useWatchedQuery = <Key, Value, Refusal extends AppError>(
  query: Query<Key, Value, Refusal>,
  key: Key,
  everyMs: number,
): Asked<Value, Refusal> => {
  const { environment } = useServices();
  const asked = useQuery(query, key);
  const entry = query.of(key);
  useEffect(() => {
    const asking = askWhileSeen(entry, environment, everyMs);
    return () => asking.unsubscribe();
  }, [entry, environment, everyMs]);
  return asked;
};
