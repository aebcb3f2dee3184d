import type { OrderRepository, StoredOrder } from '@ykd/application';
import { PAID_STATUS, type OrderStatus, type SkuAttr } from '@ykd/domain/order';
import type { Database } from './database.js';
import { parseJson } from './json.js';
import type { Placeholder } from './prepared.js';
import type { YkdOrderTable } from './schema.js';

const rowOf = (order: StoredOrder): YkdOrderTable => ({
  id: order.id,
  product_name: order.productName,
  user_id: order.userId,
  status: order.status,
  product_id: order.productId,
  amount: order.amount,
  category_id: order.categoryId,
  sku_attrs: JSON.stringify(order.skuAttrs),
  valid_date: order.validDate,
  service_date: order.serviceDate,
  gmt_created: order.gmtCreated,
  gmt_modified: order.gmtModified,
});

const orderOf = (row: YkdOrderTable): StoredOrder => ({
  id: row.id,
  productName: row.product_name,
  userId: row.user_id,
  status: row.status as OrderStatus,
  productId: row.product_id,
  amount: row.amount,
  categoryId: row.category_id,
  skuAttrs: parseJson(row.sku_attrs) as readonly SkuAttr[],
  validDate: row.valid_date,
  serviceDate: row.service_date,
  gmtCreated: row.gmt_created,
  gmtModified: row.gmt_modified,
});

/** Orders in the database. */
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
        // Its product cannot be deleted before the order is there to be seen.
        await trx
          .selectFrom('ykd_product')
          .select('id')
          .where('id', '=', order.productId)
          .modifyEnd(database.traits.forShare)
          .execute();
        await trx.insertInto('ykd_order').values(rowOf(order)).execute();
      }),
    findPaidByUser: async (userId) => (await paidByUser.all({ userId })).map(orderOf),
  };
};
