import { useSyncExternalStore } from 'react';
import type { Snapshots } from '../snapshots.js';

/** The present snapshot of a store; the component renders again when it changes. */
export const useStore = <T>(store: Snapshots<T>): T =>
  useSyncExternalStore(store.subscribe, store.getSnapshot);

const never = () => () => undefined;

/** The same of a store that is loaded later; until then `fallback`, which has to be the same value with each render. */
export const useStoreOr = <T>(store: Snapshots<T> | undefined, fallback: T): T => {
  const read = store?.getSnapshot ?? (() => fallback);
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};
