import { CHECK_EVERY_MS } from './limits.js';
import type { PaymentTrouble } from './port.js';

/** Remembers about which orders the provider was asked a moment ago, so that impatient buyers do not flood it. */
export interface RecentChecks {
  /** Whether it may be asked at `at` (epoch ms); if so, that counts as asked. */
  admit(orderId: string, at: number): boolean;
  /** Keeps what it said, for who asks within the next moment. */
  said(orderId: string, trouble: PaymentTrouble | null): void;
  /** What it said a moment ago; null also while nothing is known. */
  lastSaid(orderId: string): PaymentTrouble | null;
}

/** Nothing asked yet. Each process remembers for itself. */
export const createRecentChecks = (): RecentChecks => {
  /** Order → when it was asked about and what came of it, the longest ago first. */
  const asked = new Map<string, { readonly since: number; readonly trouble: PaymentTrouble | null }>();
  return {
    admit: (orderId, at) => {
      for (const [id, { since }] of asked) {
        if (at - since < CHECK_EVERY_MS) break;
        asked.delete(id);
      }
      if (asked.has(orderId)) return false;
      asked.set(orderId, { since: at, trouble: null });
      return true;
    },
    said: (orderId, trouble) => {
      const last = asked.get(orderId);
      if (last !== undefined) asked.set(orderId, { ...last, trouble });
    },
    lastSaid: (orderId) => asked.get(orderId)?.trouble ?? null,
  };
};
