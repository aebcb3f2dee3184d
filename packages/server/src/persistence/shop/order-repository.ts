import type { OrderRepository } from '@ykd/application/ports';
import { PAID_STATUS } from '@ykd/domain/order';
import type { Database } from '../database.js';
import { holdProduct } from '../held-product.js';
import type { Placeholder } from '../prepared.js';
import { orderOfRow, orderRow } from './order-row.js';

export const orderRepository = (database: Database): OrderRepository => {
  const paidByUser = database.prepare((db, param: Placeholder<{ userId: string }>) =>
    db
      .selectFrom('ykd_order')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where((e) => e(database.traits.unindexed(e.ref('status')), '=', PAID_STATUS))
      .orderBy('gmt_created')
      .orderBy('id'),
  );
  return {
    insert: (order) =>
      database.transaction(async (trx) => {
        // An order from elsewhere may name a product that never was here; one that is here stays.
        await holdProduct(trx, database.traits, order.productId);
        await trx.insertInto('ykd_order').values(orderRow(order)).execute();
      }),
    findPaidByUser: async (userId) => (await paidByUser.all({ userId })).map(orderOfRow),
  };
};
