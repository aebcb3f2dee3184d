import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { Snapshots } from '../snapshots.js';

/** The present snapshot of a store; the component renders again when it changes. */
export function useStore<T>(store: Snapshots<T>): T;
/**
 * A part of it; the component renders again only when that part changes.
 * @param select has to answer the same value for the same snapshot: a part of it, nothing newly made
 */
export function useStore<T, S>(store: Snapshots<T>, select: (snapshot: T) => S): S;
export function useStore<T, S>(store: Snapshots<T>, select?: (snapshot: T) => S): T | S {
  return useSyncExternalStore(store.subscribe, () => {
    const snapshot = store.getSnapshot();
    return select === undefined ? snapshot : select(snapshot);
  });
}

const never = () => () => undefined;

/** The same of a store that is loaded later; until then `fallback`, which has to be the same value with each render. */
export const useStoreOr = <T>(store: Snapshots<T> | undefined, fallback: T): T => {
  const read = store?.getSnapshot ?? (() => fallback);
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
};

/**
 * The snapshot of a store for what takes long to draw: a change is drawn once, in slices between which the page answers
 * to the reader.
 */
export const useStoreInSlices = <T>(store: Snapshots<T>): T => {
  const [snapshot, setSnapshot] = useState(store.getSnapshot);
  useEffect(() => {
    const show = () => {
      const next = store.getSnapshot();
      startTransition(() => setSnapshot(() => next));
    };
    // What happened since the first rendering.
    show();
    return store.subscribe(show);
  }, [store]);
  return snapshot;
};
