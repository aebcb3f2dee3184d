import { orderFields, shopOrderOf, soldFields, type ShopOrder, type StoredOrder } from '@ykd/application';
import { mapping } from '../mapping.js';
import type { YkdOrderTable } from '../schema.js';
import { allNullable } from '../table.js';

const orders = mapping(orderFields);
const sold = mapping(allNullable(soldFields));

/** What an order from elsewhere has in the columns of buying. */
const NOT_BOUGHT = { listAmount: null, couponId: null, validDays: null, serviceDays: null, paidAt: null };

/** The row of an order from elsewhere. */
export const orderRow = (order: StoredOrder): YkdOrderTable => ({
  ...orders.rowOf(order),
  ...sold.rowOf(NOT_BOUGHT),
  request_key: null,
  claimed_until: null,
});

/** The row of an order that was bought. */
export const shopOrderRow = (order: ShopOrder, requestKey: string): YkdOrderTable => ({
  ...orders.rowOf(order),
  ...sold.rowOf(order),
  request_key: requestKey,
  claimed_until: null,
});

/** The order of a row. */
export const orderOfRow = orders.recordOf;

/** The order of a row with what it was sold for. */
export const shopOrderOfRow = (row: YkdOrderTable): ShopOrder =>
  shopOrderOf(orderOfRow(row), sold.recordOf(row));
