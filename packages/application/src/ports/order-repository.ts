import type { StoredOrder } from '../entities/ykd-order.js';

export type { StoredOrder } from '../entities/ykd-order.js';

export interface OrderRepository {
  /** Stores an order. Its product, as far as it exists, is not deleted meanwhile, nor afterwards. */
  insert(order: StoredOrder): Promise<void>;
  /** The paid orders of a member, oldest first. */
  findPaidByUser(userId: string): Promise<readonly StoredOrder[]>;
}
