import type { OrderStatus } from './order-status.js';
import type { SkuAttr } from './sku.js';

/**
 * An order (Specification §3 'Order (YkdOrder)'). `amount` is in integer cents; `gmtCreated`, `gmtModified`,
 * `validDate` and `serviceDate` are epoch milliseconds, the latter two null when the order has no such date;
 * `validDateDayNum` and `serviceDateDayNum` are whole Shanghai days from the creation, derived by `dayNumbersOf`.
 */
export type YkdOrder = {
  readonly id: string;
  readonly productName: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly productId: string;
  readonly amount: number;
  readonly categoryId: string;
  readonly skuAttrs: readonly SkuAttr[];
  readonly validDate: number | null;
  readonly serviceDate: number | null;
  readonly gmtCreated: number;
  readonly gmtModified: number;
  readonly validDateDayNum: number;
  readonly serviceDateDayNum: number;
};
