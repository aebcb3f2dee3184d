import {
  dayNumbersOf,
  ORDER_STATUSES,
  type DayNumbers,
  type OrderDates,
  type YkdOrder,
} from '@ykd/domain/order';
import { defineEntity } from '../entity/entity.js';
import {
  count,
  instant,
  integer,
  nullable,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';
import { skuAttrsField } from './sku-attrs.js';

/** An order as stored: everything but the derived day numbers. */
export type StoredOrder = Omit<YkdOrder, keyof DayNumbers>;

export const orderFields: FieldsOf<StoredOrder> = {
  id: text(),
  productName: text(),
  userId: text(),
  status: oneOf(ORDER_STATUSES),
  productId: text(),
  amount: integer(),
  categoryId: text(),
  skuAttrs: skuAttrsField,
  validDate: nullable(instant()),
  serviceDate: nullable(instant()),
  gmtCreated: instant(),
  gmtModified: instant(),
};

export const dayNumberFields: FieldsOf<DayNumbers> = {
  validDateDayNum: integer(),
  serviceDateDayNum: integer(),
};

/** What buying adds to an order. */
export const soldFields = {
  /** The price before the coupon, in cents; `amount` is what is paid. */
  listAmount: count(),
  couponId: nullable(text()),
  /** When the payment was made, epoch ms. */
  paidAt: nullable(instant()),
  /** For how many days it opens its courses, and its class teacher serves. */
  validDays: count(),
  serviceDays: count(),
};

export type SoldFields = RecordOf<typeof soldFields>;

/** Orders: everybody reads his own, staff with the right all of them. */
export const ykdOrder = defineEntity({
  fields: orderFields,
  derived: {
    fields: dayNumberFields,
    needs: ['gmtCreated', 'validDate', 'serviceDate'],
    compute: (order: OrderDates) => dayNumbersOf(order),
  },
  filters: ['id', 'productName', 'userId', 'status', 'productId', 'amount', 'categoryId'],
  aliases: { productIds: 'productId' },
  sorts: ['id', 'amount', 'validDate', 'serviceDate', 'gmtCreated', 'gmtModified'],
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  readAll: 'orders.see',
  otherwise: { own: 'userId' },
});
