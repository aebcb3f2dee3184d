import type { OrderStatus } from './order-status.js';
import type { SkuAttr } from './sku.js';

/** An order (Specification §3 'Order (YkdOrder)'). */
export type YkdOrder = {
  /** The id of the order. */
  readonly id: string;
  /** The name of the product when it was bought. */
  readonly productName: string;
  /** Who ordered. */
  readonly userId: string;
  /** The state of the order. */
  readonly status: OrderStatus;
  /** The product that was bought. */
  readonly productId: string;
  /** The price, in integer cents; {@link formatAmount} shows it. */
  readonly amount: number;
  /** The category of the product; {@link EMPLOYMENT_CATEGORY_ID} marks employment classes. */
  readonly categoryId: string;
  /** What was chosen, and so what the order opens; see {@link courseGrantsOf}. */
  readonly skuAttrs: readonly SkuAttr[];
  /** An instant of the last day of the courses, in epoch milliseconds; null when there is none. */
  readonly validDate: number | null;
  /** An instant of the last day of the class teacher's service, in epoch milliseconds; null when there is none. */
  readonly serviceDate: number | null;
  /** When it was created, in epoch milliseconds. */
  readonly gmtCreated: number;
  /** When it changed last, in epoch milliseconds. */
  readonly gmtModified: number;
  /** Whole Shanghai days from the day of creation to `validDate`; see {@link dayNumbersOf}. */
  readonly validDateDayNum: number;
  /** Whole Shanghai days from the day of creation to `serviceDate`; see {@link dayNumbersOf}. */
  readonly serviceDateDayNum: number;
};
