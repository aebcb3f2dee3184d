import { orderFields, soldFields, type StoredOrder } from '@ykd/application/entities';
import type { ShopOrder } from '@ykd/application/ports';
import { refundedOf, shopOrderOf, type Refunded } from '@ykd/application/shop';
import { rankedNumber } from '@ykd/application/staff-list';
import { mapping } from '../mapping.js';
import type { YkdOrderTable } from '../schema.js';
import { allNullable } from '../tables/table.js';
import { SHOP_TABLES } from '../tables/shop.js';

const { rowOf } = mapping(SHOP_TABLES.ykd_order.fields);
const { recordOf: soldOf } = mapping(allNullable(soldFields));

/** What is kept of an order for those who look it up. */
const lookedUp = (paidAt: number | null, refunded: Refunded) => ({
  ...refunded,
  paidAtSort: rankedNumber(paidAt),
  refundedAtSort: rankedNumber(refunded.refundedAt),
});

/** The row of an order from elsewhere: it has nothing in the columns of buying. */
export const orderRow = (order: StoredOrder): YkdOrderTable =>
  rowOf({
    ...order,
    ...lookedUp(null, refundedOf(order, undefined)),
    listAmount: null,
    couponId: null,
    validDays: null,
    serviceDays: null,
    paidAt: null,
    requestKey: null,
    claimedUntil: null,
  });

/** The row of an order that was bought; `refunded`: how much of its money is back. */
export const shopOrderRow = (
  order: ShopOrder,
  requestKey: string,
  refunded: Refunded = refundedOf(order, undefined),
): YkdOrderTable => rowOf({ ...order, ...lookedUp(order.paidAt, refunded), requestKey, claimedUntil: null });

/** The order of a row. */
export const { recordOf: orderOfRow } = mapping(orderFields);

/** The order of a row with what it was sold for. */
export const shopOrderOfRow = (row: YkdOrderTable): ShopOrder => shopOrderOf(orderOfRow(row), soldOf(row));
