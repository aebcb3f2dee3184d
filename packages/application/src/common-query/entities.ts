import type { CouponInstance } from '@ykd/domain/coupon';
import type { COURSE_PRODUCT_TYPE, ProductStatus, SkuAttr, YkdOrder } from '@ykd/domain/order';

/** A product of the shop. Specification §3 (YkdProduct); the price is in cents. */
export interface YkdProduct {
  readonly id: string;
  readonly name: string;
  readonly type: typeof COURSE_PRODUCT_TYPE;
  readonly status: ProductStatus;
  /** Place in the list, ascending. */
  readonly sort: number;
  readonly categoryId: string;
  readonly amount: number;
  readonly description: string;
  readonly skuAttrs: readonly SkuAttr[];
  /** The address of its picture on this site; null for none. */
  readonly imageUrl: string | null;
  readonly gmtCreated: number;
  readonly gmtModified: number;
}

/** The classes that the generic endpoints know, with the shape of their rows. */
export interface EntityRows {
  readonly YkdOrder: YkdOrder;
  readonly YkdProduct: YkdProduct;
  readonly CouponInstance: CouponInstance;
}

export type EntityName = keyof EntityRows;
