import type { ShopOrder } from '../../ports/shop-orders.js';
import type { Tx } from '../../ports/unit-of-work.js';
import { BUYER, PLACED_AT, sampleAttempt, sampleReceipt, sampleShopOrder } from './shop-samples.js';

/** The order of this id, which must be there, held. */
export const held = async (tx: Tx, id = 'o'): Promise<ShopOrder> => {
  const order = await tx.orders.hold(id);
  if (order === undefined) throw new Error(`there is no order ${id}`);
  return order;
};

/** Writes a bit of everything that a transaction writes about the order `o`, its coupon `c` and its payment `try1`. */
export const writeEverything = async (tx: Tx): Promise<void> => {
  const { orders, history, coupons, attempts, receipts, refunds, outsideRefunds, oddities } = tx;
  const order = await held(tx);
  const at = PLACED_AT + 60;
  await orders.store({ ...order, gmtModified: at });
  await history.add('o', { event: 'CLOSE', status: order.status, actor: BUYER, note: '', at });
  await orders.insert(sampleShopOrder('other'), 'another key');
  const coupon = await coupons.hold('c');
  if (coupon !== undefined) await coupons.store({ ...coupon, gmtModified: at });
  await attempts.insert(sampleAttempt('try2'), at);
  await attempts.markPaid('try1');
  await attempts.makeOpenDue('o', at);
  const receipt = sampleReceipt('t1');
  await receipts.insert({ ...receipt, paid: true }, at);
  const { transactionId, outTradeNo, orderId, amount } = receipt;
  const about = { transactionId, outTradeNo, orderId, amount };
  await outsideRefunds.insert({ ...about, refundId: 'theirs' }, at);
  await refunds.insert({
    ...about,
    id: 'ours',
    cause: 'REQUESTED',
    total: amount,
    status: 'WAITING',
    whole: false,
    attempts: 0,
    error: null,
    granted: { actor: BUYER, note: '' },
    secondId: null,
    gmtCreated: at,
    gmtModified: at,
  });
  await oddities.renew({
    id: 'odd',
    kind: 'PAID_TWICE',
    orderId,
    subject: transactionId,
    amount,
    note: '',
    gmtCreated: at,
    settledBy: null,
    settledAt: null,
  });
};
