import type { EntityName, Row } from '@ykd/application';
import { COUPON_STATUSES } from '@ykd/domain/coupon';
import { COURSE_PRODUCT_TYPE, ORDER_STATUSES, PRODUCT_STATUSES } from '@ykd/domain/order';
import * as z from 'zod/mini';
import { instant } from './values.js';

/** The attributes of a product or an order. */
export const skuAttrs = z.array(
  z.object({
    name: z.exactOptional(z.string()),
    values: z.array(
      z.object({
        value: z.string(),
        extraInfo: z.exactOptional(
          z.object({
            stages: z.exactOptional(z.array(z.string())),
            courseIds: z.exactOptional(z.array(z.string())),
            old: z.exactOptional(z.boolean()),
            validDays: z.exactOptional(z.int()),
            serviceDays: z.exactOptional(z.int()),
          }),
        ),
        amount: z.exactOptional(z.int()),
      }),
    ),
  }),
);

const ykdOrder = z.object({
  id: z.exactOptional(z.string()),
  productName: z.exactOptional(z.string()),
  userId: z.exactOptional(z.string()),
  status: z.exactOptional(z.enum(ORDER_STATUSES)),
  productId: z.exactOptional(z.string()),
  amount: z.exactOptional(z.int()),
  categoryId: z.exactOptional(z.string()),
  skuAttrs: z.exactOptional(skuAttrs),
  validDate: z.exactOptional(z.nullable(instant)),
  serviceDate: z.exactOptional(z.nullable(instant)),
  gmtCreated: z.exactOptional(instant),
  gmtModified: z.exactOptional(instant),
  validDateDayNum: z.exactOptional(z.int()),
  serviceDateDayNum: z.exactOptional(z.int()),
});

const ykdProduct = z.object({
  id: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
  type: z.exactOptional(z.literal(COURSE_PRODUCT_TYPE)),
  status: z.exactOptional(z.enum(PRODUCT_STATUSES)),
  sort: z.exactOptional(z.int()),
  categoryId: z.exactOptional(z.string()),
  amount: z.exactOptional(z.int()),
  description: z.exactOptional(z.string()),
  skuAttrs: z.exactOptional(skuAttrs),
  imageUrl: z.exactOptional(z.nullable(z.string())),
  gmtCreated: z.exactOptional(instant),
  gmtModified: z.exactOptional(instant),
});

/** What a coupon takes off. */
export const couponRule = z.union([
  z.object({ kind: z.literal('AMOUNT'), cents: z.int(), minAmount: z.exactOptional(z.int()) }),
  z.object({
    kind: z.literal('PERCENT'),
    percent: z.int(),
    maxCents: z.exactOptional(z.int()),
    minAmount: z.exactOptional(z.int()),
  }),
]);

const couponInstance = z.object({
  id: z.exactOptional(z.string()),
  receiverUserId: z.exactOptional(z.string()),
  productId: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
  rule: z.exactOptional(couponRule),
  status: z.exactOptional(z.enum(COUPON_STATUSES)),
  orderId: z.exactOptional(z.nullable(z.string())),
  expiresAt: z.exactOptional(instant),
  gmtCreated: z.exactOptional(instant),
  gmtModified: z.exactOptional(instant),
});

/** The rows of each class that the generic endpoints know; every field may be left out by `includeFields`. */
export const rowSchemas: { readonly [C in EntityName]: z.core.$ZodType<Row<C>> } = {
  YkdOrder: ykdOrder,
  YkdProduct: ykdProduct,
  CouponInstance: couponInstance,
};
