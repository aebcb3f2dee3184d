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
  id: text({ filter: true, sort: true }),
  productName: text({ filter: true }),
  userId: text({ filter: true }),
  status: oneOf(ORDER_STATUSES, { filter: true }),
  productId: text({ filter: true }),
  amount: integer({ filter: true, sort: true }),
  categoryId: text({ filter: true }),
  skuAttrs: skuAttrsField(),
  validDate: nullable(instant({ sort: true })),
  serviceDate: nullable(instant({ sort: true })),
  gmtCreated: instant({ sort: true }),
  gmtModified: instant({ sort: true }),
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
  aliases: { productIds: 'productId' },
  defaultSort: [
    { field: 'gmtCreated', order: 'desc' },
    { field: 'id', order: 'asc' },
  ],
  open: false,
  readAll: 'orders.see',
  otherwise: { own: 'userId' },
});
