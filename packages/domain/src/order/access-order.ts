import type { MergeableOrder } from './main-order.js';

/** The part of a {@link YkdOrder} that decides access (Specification §3 'Order', §4). */
export type AccessOrder = MergeableOrder & {
  /** The id that {@link CourseAccess} names the order by. */
  readonly id: string;
  /** The state; only {@link PAID_STATUS} counts. */
  readonly status: string;
  /** When it was created, in epoch milliseconds. */
  readonly gmtCreated: number;
  /** The attributes that grants are read from; not trusted, see {@link skuGrant}. */
  readonly skuAttrs?: unknown;
};
