import { HELD_ORDERS_MAX, type OrderRepository, type StoredOrder } from '@ykd/application/ports';
import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS, type OrderStatus } from '@ykd/domain/order';
import type { Database } from '../database.js';
import { holdProduct } from '../held-product.js';
import type { Placeholder } from '../prepared.js';
import { keepRefunded } from './order-facts.js';
import { orderOfRow, orderRow } from './order-row.js';
import { keepTwins } from './order-twins.js';
import { limitOf, plainText } from '../planned-once.js';
import { keepOrderEnds, keepWasStudent } from '../student-facts.js';

const oldestFirst = (a: StoredOrder, b: StoredOrder): number =>
  a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1);

export const orderRepository = (database: Database): OrderRepository => {
  const newest = database.prepare((db, param: Placeholder<{ userId: string; status: string }>) =>
    db
      .selectFrom('ykd_order')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('status', '=', plainText(param('status')))
      .orderBy('gmt_created', 'desc')
      .orderBy('id')
      .limit(limitOf(HELD_ORDERS_MAX)),
  );
  const newestOf = async (userId: string, status: OrderStatus): Promise<readonly StoredOrder[]> =>
    (await newest.all({ userId, status })).map(orderOfRow).toSorted(oldestFirst);
  return {
    insert: (order) =>
      database.transaction(async (trx) => {
        // An order from elsewhere may name a product that never was here; one that is here stays.
        await holdProduct(trx, database.traits, order.productId);
        await trx.insertInto('ykd_order').values(orderRow(order)).execute();
        await keepWasStudent(trx, database.traits, order);
        if (order.status === REFUNDED_STATUS) await keepRefunded(trx, order.id);
        await keepOrderEnds(trx, database.traits, order);
        await keepTwins(trx, database.traits, [order]);
      }),
    findPaidByUser: (userId) => newestOf(userId, PAID_STATUS),
    findRefundingByUser: (userId) => newestOf(userId, REFUNDING_STATUS),
  };
};
