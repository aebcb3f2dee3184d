import type { AppError } from '@ykd/application/shared';
import { useEffect, useSyncExternalStore } from 'react';
import type { Query, Reading } from '../stores/query.js';

/** What is known of a key, and how to ask again. */
export type Asked<Value, Refusal> = Reading<Value, Refusal> & { readonly retry: () => void };

/** What is known of a key of a query. It is asked for while the component is there, as long as it `isWanted`. */
export const useQuery = <Key, Value, Refusal extends AppError>(
  query: Query<Key, Value, Refusal>,
  key: Key,
  isWanted = true,
): Asked<Value, Refusal> => {
  const entry = query.of(key);
  const reading = useSyncExternalStore(entry.subscribe, entry.getSnapshot);
  useEffect(() => (isWanted ? entry.look() : undefined), [entry, isWanted]);
  return { ...reading, retry: () => void entry.ask() };
};
