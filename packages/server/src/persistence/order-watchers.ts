import type { OrderEvents } from '@ykd/application/ports';

/** Tells of changes within this process. */
export interface OrderWatchers extends OrderEvents {
  /** Calls everybody: anything may have changed. */
  allChanged(): void;
}

/** Nobody watches yet. */
export const createOrderWatchers = (): OrderWatchers => {
  const watchers = new Map<string, Set<() => void>>();
  const changed = (orderId: string): void => {
    const ofOrder = watchers.get(orderId) ?? new Set();
    // Whoever begins to watch meanwhile is not called for this change, and who stops is not either.
    const before = [...ofOrder];
    for (const listener of before) if (ofOrder.has(listener)) listener();
  };
  return {
    changed,
    allChanged: () => {
      const orderIds = [...watchers.keys()];
      for (const orderId of orderIds) changed(orderId);
    },
    watch: (orderId, listener) => {
      const ofOrder = watchers.get(orderId) ?? new Set();
      // One of its own for each call, so that a function that watches twice is called twice.
      const called = (): void => listener();
      watchers.set(orderId, ofOrder.add(called));
      return () => {
        ofOrder.delete(called);
        if (ofOrder.size === 0 && watchers.get(orderId) === ofOrder) watchers.delete(orderId);
      };
    },
  };
};
