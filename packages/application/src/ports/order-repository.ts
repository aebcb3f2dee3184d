import type { StoredOrder } from '../entities/ykd-order.js';

export type { StoredOrder } from '../entities/ykd-order.js';

/**
 * How many paid orders of a member are read at a time, the newest of them; an order that costs nothing is not placed beside
 * so many, so that nobody loses access by what is given to him.
 */
export const HELD_ORDERS_MAX = 100;

export interface OrderRepository {
  /** Stores an order. Its product, as far as it exists, is not deleted meanwhile, nor afterwards. */
  insert(order: StoredOrder): Promise<void>;
  /** The paid orders of a member, the newest {@link HELD_ORDERS_MAX} of them, oldest first. */
  findPaidByUser(userId: string): Promise<readonly StoredOrder[]>;
  /** The orders of a member whose refund is judged or on its way, the newest {@link HELD_ORDERS_MAX} of them, oldest first. */
  findRefundingByUser(userId: string): Promise<readonly StoredOrder[]>;
}
