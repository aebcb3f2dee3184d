import { useQuery } from '@ykd/adapters-ui/react';
import type { Query, Reading } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { EMPTY, interval, switchMap } from 'rxjs';
import { useServices } from '../../container/services-context';

/** How often the page looks again. */
const LOOK_MS = 2000;

/** What is read again and again while the page can be seen; an earlier answer stays while a later call fails. */
export const useWatched = <Value>(query: Query<undefined, Value, never>): Reading<Value, never> => {
  const { visible$ } = useServices().environment;
  const { retry: _byItself, ...reading } = useQuery(query, undefined);
  useEffect(() => {
    const looking = visible$
      .pipe(switchMap((isVisible) => (isVisible ? interval(LOOK_MS) : EMPTY)))
      .subscribe(() => query.of(undefined).again());
    return () => looking.unsubscribe();
  }, [query, visible$]);
  return reading;
};
