import { shopOrderOf, type ShopOrder, type StoredOrder } from '@ykd/application';
import type { OrderStatus, SkuAttr } from '@ykd/domain/order';
import { parseJson } from '../json.js';
import type { YkdOrderTable } from '../schema.js';

/** What an order from elsewhere has in the columns of buying. */
const NOT_BOUGHT = {
  list_amount: null,
  coupon_id: null,
  valid_days: null,
  service_days: null,
  paid_at: null,
  request_key: null,
  claimed_until: null,
};

/** The row of an order from elsewhere. */
export const orderRow = (order: StoredOrder): YkdOrderTable => ({
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
  ...NOT_BOUGHT,
});

/** The row of an order that was bought. */
export const shopOrderRow = (order: ShopOrder, requestKey: string): YkdOrderTable => ({
  ...orderRow(order),
  list_amount: order.listAmount,
  coupon_id: order.couponId,
  valid_days: order.validDays,
  service_days: order.serviceDays,
  paid_at: order.paidAt,
  request_key: requestKey,
});

export const orderOfRow = (row: YkdOrderTable): StoredOrder => ({
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

/** The order of a row with what it was sold for. */
export const shopOrderOfRow = (row: YkdOrderTable): ShopOrder =>
  shopOrderOf(orderOfRow(row), {
    listAmount: row.list_amount,
    couponId: row.coupon_id,
    validDays: row.valid_days,
    serviceDays: row.service_days,
    paidAt: row.paid_at,
  });
