import { orderFields, soldFields, type StoredOrder } from '@ykd/application/entities';
import type { ShopOrder } from '@ykd/application/ports';
import { shopOrderOf } from '@ykd/application/shop';
import { mapping } from '../mapping.js';
import type { YkdOrderTable } from '../schema.js';
import { allNullable } from '../tables/table.js';
import { SHOP_TABLES } from '../tables/shop.js';

const { rowOf } = mapping(SHOP_TABLES.ykd_order.fields);
const { recordOf: soldOf } = mapping(allNullable(soldFields));

/** The row of an order from elsewhere: it has nothing in the columns of buying. */
export const orderRow = (order: StoredOrder): YkdOrderTable =>
  rowOf({
    ...order,
    listAmount: null,
    couponId: null,
    validDays: null,
    serviceDays: null,
    paidAt: null,
    requestKey: null,
    claimedUntil: null,
  });

/** The row of an order that was bought. */
export const shopOrderRow = (order: ShopOrder, requestKey: string): YkdOrderTable =>
  rowOf({ ...order, requestKey, claimedUntil: null });

/** The order of a row. */
export const { recordOf: orderOfRow } = mapping(orderFields);

/** The order of a row with what it was sold for. */
export const shopOrderOfRow = (row: YkdOrderTable): ShopOrder => shopOrderOf(orderOfRow(row), soldOf(row));
