import type { OrderStatus } from '@ykd/domain/order';
import type { Watcher } from './watcher.js';

/** An order as it was asked for. */
export interface Placing {
  readonly key: string;
  readonly ware: number;
  readonly couponId: string | undefined;
  /** Cents. */
  readonly amount: number;
  /** The order, once the platform confirmed it. */
  orderId?: string;
}

/** Money that staff give back, as it is asked for. */
export interface Gift {
  readonly orderId: string;
  /** Cents; null: all that is left. */
  readonly amount: number | null;
  readonly reason: string;
  readonly requestKey: string;
}

/** What one buyer knows: everything that was confirmed to him, to staff about him, or to WeChat Pay. */
export interface Facts {
  readonly userId: string;
  readonly placings: Placing[];
  /** The numbers of payments that he could make at WeChat Pay, and those that nobody began. */
  readonly trades: string[];
  readonly strays: string[];
  /** How orders stood, in the order in which that was said; `also`: said while something else was under way. */
  readonly seen: { readonly orderId: string; readonly status: OrderStatus }[];
  readonly also: { readonly orderId: string; readonly status: OrderStatus }[];
  readonly cancelled: Set<string>;
  readonly asked: Set<string>;
  readonly granted: Set<string>;
  readonly refused: Set<string>;
  /** What staff gave back, or tried to, each under a key; and the keys that were confirmed. */
  readonly gifts: Gift[];
  readonly given: Set<string>;
  /** Transactions and refunds whose notification the platform took in. */
  readonly told: Set<string>;
  /** The pages that follow an order. */
  readonly watchers: Watcher[];
  /** What was done and answered, for people. */
  readonly trace: string[];
  /** What must not have happened. */
  readonly complaints: string[];
}

/** Nothing happened yet. */
export const noFacts = (userId: string): Facts => ({
  userId,
  placings: [],
  trades: [],
  strays: [],
  seen: [],
  also: [],
  cancelled: new Set(),
  asked: new Set(),
  granted: new Set(),
  refused: new Set(),
  gifts: [],
  given: new Set(),
  told: new Set(),
  watchers: [],
  trace: [],
  complaints: [],
});
