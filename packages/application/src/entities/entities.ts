import { couponInstance } from './coupon-instance.js';
import { workOrder } from './work-order.js';
import { ykdOrder } from './ykd-order.js';
import { ykdProduct } from './ykd-product.js';
import type { ObjectOf } from '../entity/entity.js';

export type { YkdProduct } from './ykd-product.js';

/** The classes that the generic endpoints know, each with its description. */
export const ENTITIES = {
  YkdOrder: ykdOrder,
  YkdProduct: ykdProduct,
  CouponInstance: couponInstance,
  WorkOrder: workOrder,
};

export type EntityName = keyof typeof ENTITIES;

/** The shape of each class's rows. */
export type EntityRows = { readonly [Name in EntityName]: ObjectOf<(typeof ENTITIES)[Name]> };
