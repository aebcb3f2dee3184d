import type { OrderEvents } from '../../ports/order-events.js';

/** Changes of orders, told within this process. */
export const fakeOrderEvents = (): OrderEvents => {
  const watchers = new Map<string, Set<() => void>>();
  return {
    changed: (orderId) => {
      const ofOrder = watchers.get(orderId) ?? new Set();
      // Whoever begins to watch meanwhile is not called for this change, and who stops is not either.
      const before = [...ofOrder];
      for (const listener of before) if (ofOrder.has(listener)) listener();
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
