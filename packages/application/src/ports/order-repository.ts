import type { YkdOrder } from '@ykd/domain/order';

/** An order as stored: everything but the derived day numbers. */
export type StoredOrder = Omit<YkdOrder, 'validDateDayNum' | 'serviceDateDayNum'>;

export interface OrderRepository {
  /** Stores an order. Its product, as far as it exists, is not deleted meanwhile, nor afterwards. */
  insert(order: StoredOrder): Promise<void>;
  /** The paid orders of a member, oldest first. */
  findPaidByUser(userId: string): Promise<readonly StoredOrder[]>;
}
