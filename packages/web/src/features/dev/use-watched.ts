import type { Query, Reading } from '@ykd/adapters-ui/stores';
import { useWatchedQuery } from '../../components/use-watched-query';

/** How often the page looks again. */
const LOOKING = { everyMs: 2000 };

/** What is read again and again while the page can be seen; an earlier answer stays while a later call fails. */
export const useWatched = <Value>(query: Query<undefined, Value, never>): Reading<Value, never> => {
  const { retry: _byItself, ...reading } = useWatchedQuery(query, undefined, LOOKING);
  return reading;
};
