import { couponTaken, orderPlaced, type PlaceOutcome, type ShopOrders } from '@ykd/application';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { holdProduct } from '../held-product.js';
import type { Schema } from '../schema.js';
import { holdCoupon, storeCoupon } from './coupon-row.js';
import { beginHistory } from './order-history.js';
import { shopOrderOfRow, shopOrderRow } from './order-row.js';

/** How many orders of a member wait for their payment. */
const countOpen = async (
  trx: Kysely<Schema>,
  { unindexed }: DialectTraits,
  userId: string,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('ykd_order')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where((e) => e(unindexed(e.ref('status')), '=', WAIT_PAY_STATUS))
    .executeTakeFirstOrThrow();
  return count;
};

/** Places an order: see the port. */
export const placeOrder =
  ({ transaction, traits }: Pick<Database, 'transaction' | 'traits'>): ShopOrders['place'] =>
  ({ order, requestKey, actor, openMax }) =>
    transaction(async (trx): Promise<PlaceOutcome> => {
      const { userId } = order;
      // A member's orders are placed one after the other: the key is new and the count right until the end.
      await traits.lockKey(trx, `shop:place:${userId}`);
      const known = await trx
        .selectFrom('ykd_order')
        .selectAll()
        .where('user_id', '=', userId)
        .where('request_key', '=', requestKey)
        .executeTakeFirst();
      if (known !== undefined) return { kind: 'repeated', order: shopOrderOfRow(known) };
      if (order.amount > 0 && (await countOpen(trx, traits, userId)) >= openMax)
        return { kind: 'too-many-open' };
      if (!(await holdProduct(trx, traits, order.productId))) return { kind: 'product-gone' };
      if (order.couponId !== null) {
        const taken = couponTaken(await holdCoupon(trx, traits, order.couponId), order);
        if (taken === undefined) return { kind: 'coupon-in-use' };
        await storeCoupon(trx, taken);
      }
      const placed = orderPlaced(order, actor);
      await trx.insertInto('ykd_order').values(shopOrderRow(placed.order, requestKey)).execute();
      await beginHistory(trx, order.id, placed.history);
      return { kind: 'placed', order: placed.order };
    });
