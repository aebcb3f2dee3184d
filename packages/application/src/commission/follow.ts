import {
  commissionDueAt,
  commissionMonth,
  commissionMove,
  commissionOf,
  commissionToReverse,
} from '@ykd/domain/commission';
import { refundedSoFar } from '@ykd/domain/order';
import { orderMoneyOf } from '../order/order-money.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { doubtsOf } from './doubts.js';
import { post } from './post.js';

type MoneyTx = Pick<Tx, 'commissions' | 'receipts' | 'refunds' | 'outsideRefunds' | 'orderMoney'>;
type FollowedOrder = Pick<ShopOrder, 'id' | 'amount' | 'couponId'>;

/** What somebody brought by an order with a coupon; an order without one was brought by nobody. */
const broughtBy = async (
  { commissions }: Pick<Tx, 'commissions'>,
  { id, couponId }: FollowedOrder,
): Promise<CommissionOrder | undefined> => (couponId === null ? undefined : commissions.order(id));

/**
 * Takes so much of an order's commission back: of what is held, or where it was released of what is payable, which goes below 0
 * where it was paid out already.
 */
export const takeBack = async (
  tx: Pick<Tx, 'commissions'>,
  brought: CommissionOrder,
  { cents, source, at }: { readonly cents: number; readonly source: string; readonly at: number },
): Promise<CommissionOrder> => {
  if (cents === 0) return brought;
  const { partnerId, orderId, state, reversed, version } = brought;
  const account = await tx.commissions.hold(partnerId, commissionMonth(at));
  const move = commissionMove('REVERSE', cents, state === 'RELEASED' ? 'payable' : 'held');
  const posted = await post(tx, account, { move, source, orderId, at });
  if (posted.kind === 'not-enough') throw new Error(`${orderId} holds less than ${cents}`);
  return posted.kind === 'known' ? brought : { ...brought, reversed: reversed + cents, version: version + 1 };
};

/**
 * Lets the commission of an order, which is held, follow its money: to be called in each transaction in which some of it is back,
 * after that was written. The account of the partner is held with it.
 *
 * @param source - what made the money go back
 */
export const commissionFollows = async (
  tx: MoneyTx,
  order: FollowedOrder,
  { source, at }: { readonly source: string; readonly at: number },
): Promise<void> => {
  const known = await broughtBy(tx, order);
  if (known === undefined || known.state === 'PLACED') return;
  const { paid } = await orderMoneyOf(tx, order);
  // Whoever releases or refuses it has the account, not the order.
  await tx.commissions.hold(known.partnerId, commissionMonth(at));
  const brought = (await tx.commissions.order(order.id)) ?? known;
  const { earned, reversed, rateBp } = brought;
  const refunded = refundedSoFar(paid);
  const cents = commissionToReverse({ earned, reversed, paid: paid.captured, refunded, rateBp });
  const after = await takeBack(tx, brought, { cents, source: `reverse:${source}`, at });
  if (after !== brought) await tx.commissions.storeOrder(after);
};

/**
 * The commission of an order that is paid now, and held: earned, and held for some days, or until staff have looked at what is in
 * doubt. What went back of the payment before is taken back at once.
 *
 * @param payment - when it was made, epoch ms: with that the days begin, and in that month it stands; the WeChat account that paid
 */
export const commissionEarned = async (
  tx: MoneyTx & Pick<Tx, 'couponClaims' | 'members'>,
  order: FollowedOrder,
  { paidAt, payer = null }: { readonly paidAt: number; readonly payer?: string | null | undefined },
): Promise<void> => {
  const brought = await broughtBy(tx, order);
  if (brought?.state !== 'PLACED') return;
  const { orderId, partnerId, rateBp, version } = brought;
  const doubts = await doubtsOf(tx, { ...brought, payer });
  const earned = commissionOf(order.amount, rateBp);
  const account = await tx.commissions.hold(partnerId, commissionMonth(paidAt));
  if (earned > 0) {
    const move = commissionMove('EARN', earned);
    await post(tx, account, { move, source: `earn:${orderId}`, orderId, at: paidAt });
  }
  await tx.commissions.storeOrder({
    ...brought,
    doubts,
    state: 'HELD',
    earned,
    paidAt,
    payer,
    review: doubts.length > 0 ? 'OPEN' : 'NONE',
    dueAt: doubts.length > 0 ? null : commissionDueAt(paidAt),
    version: version + 1,
  });
  await commissionFollows(tx, order, { source: `before:${orderId}`, at: paidAt });
};
