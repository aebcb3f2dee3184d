import type { Greeting } from '../entities/greeting.js';

export type { Greeting } from '../entities/greeting.js';

/** Wishes to greet, in the transaction that pays the order. */
export interface TxGreetings {
  /** The buyer of an order, which was paid at `at` (epoch ms), shall be greeted, once and for all; due at once. */
  wish(orderId: string, at: number): Promise<void>;
}

/** The outbox of greetings. */
export interface Greetings {
  find(orderId: string): Promise<Greeting | undefined>;
  /** Takes greetings that are due, the longest due first, for `leaseMs`; nobody else gets them meanwhile. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Greeting[]>;
  /**
   * Stores how a greeting stands, unless it was sent already: what a worker reports whose lease has ended changes
   * nothing. `dueAt`: when it is tried next, epoch ms; null: never.
   */
  store(greeting: Greeting, dueAt: number | null): Promise<void>;
}
