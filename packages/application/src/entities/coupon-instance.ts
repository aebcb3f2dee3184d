import { COUPON_STATUSES, type CouponInstance } from '@ykd/domain/coupon';
import { defineEntity } from '../entity/entity.js';
import {
  either,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Field,
  type FieldsOf,
} from '../entity/field.js';

/** What a coupon takes off. */
export const couponRuleField: Field<CouponInstance['rule']> = either(
  object({ kind: oneOf(['AMOUNT']), cents: integer(), minAmount: optional(integer()) }),
  object({
    kind: oneOf(['PERCENT']),
    percent: integer(),
    maxCents: optional(integer()),
    minAmount: optional(integer()),
  }),
);

export const couponFields: FieldsOf<CouponInstance> = {
  id: text(),
  receiverUserId: text(),
  productId: text(),
  name: text(),
  rule: couponRuleField,
  status: oneOf(COUPON_STATUSES),
  orderId: nullable(text()),
  expiresAt: instant(),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** Coupons: everybody reads his own, staff with the right all of them. */
export const couponInstance = defineEntity({
  fields: couponFields,
  filters: ['id', 'receiverUserId', 'productId', 'status'],
  aliases: { productIds: 'productId' },
  sorts: ['id', 'expiresAt', 'gmtCreated'],
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  readAll: 'coupons.see',
  otherwise: { own: 'receiverUserId' },
});
