import { useSyncExternalStore } from 'react';
import type { Snapshots } from '../snapshots.js';

/** The present snapshot of a store; the component renders again when it changes. */
export const useStore = <T>(store: Snapshots<T>): T =>
  useSyncExternalStore(store.subscribe, store.getSnapshot);
