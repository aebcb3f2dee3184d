import { CHECK_EVERY_MS } from './limits.js';

/** Remembers about which orders the provider was asked a moment ago, so that impatient buyers do not flood it. */
export interface RecentChecks {
  /** Whether it may be asked at `at` (epoch ms); if so, that counts as asked. */
  admit(orderId: string, at: number): boolean;
}

/** Nothing asked yet. Each process remembers for itself. */
export const createRecentChecks = (): RecentChecks => {
  /** Order → when it was asked about, the longest ago first. */
  const asked = new Map<string, number>();
  return {
    admit: (orderId, at) => {
      for (const [id, since] of asked) {
        if (at - since < CHECK_EVERY_MS) break;
        asked.delete(id);
      }
      if (asked.has(orderId)) return false;
      asked.set(orderId, at);
      return true;
    },
  };
};
