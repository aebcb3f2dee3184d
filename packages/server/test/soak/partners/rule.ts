import type { CommissionDoubt } from '@ykd/domain/commission';
import { DAY_MS } from '@ykd/domain/shared';
import type { Ledger } from '../ledger.js';
import { isDecided, PAID_ONCE } from '../rows.js';
import type { Cast } from './cast.js';
import type { History } from './rows.js';

/** The rule is written here once more, from what is agreed and not from how it is done. */
const WINDOW_DAYS = 30;
const USUAL_BP = 700;

/** Half to even, by whole numbers of any size. */
const shareOf = (cents: number, rateBp: number): number => {
  const product = BigInt(Math.max(0, cents)) * BigInt(rateBp);
  const [whole, rest] = [product / 10_000n, product % 10_000n];
  return Number(whole + (rest > 5_000n || (rest === 5_000n && whole % 2n === 1n) ? 1n : 0n));
};

/** What an order is to bring to whom. */
export interface Due {
  readonly orderId: string;
  readonly partnerId: string;
  readonly claimId: string;
  readonly rateBp: number;
  readonly doubts: readonly CommissionDoubt[];
  /** Somebody decides about its refund, or that is on its way. */
  readonly isRefunding: boolean;
  /** Null where it never was paid. */
  readonly paidAt: number | null;
  /** Cents: by what was paid, and by what of that is left. */
  readonly earned: number;
  readonly left: number;
}

const rateFor = (
  { rates }: History,
  partnerId: string,
  { product_id: productId, gmt_created: at }: History['orders'][number],
): number => {
  const agreed = rates.filter(
    (rate) =>
      rate.partner_id === partnerId &&
      rate.gmt_created <= at &&
      (rate.product_id === null || rate.product_id === productId),
  );
  const forOne = agreed.filter(({ product_id: id }) => id !== null);
  return (forOne.at(-1) ?? agreed.at(-1))?.rate_bp ?? USUAL_BP;
};

/** What is to be had of each order that was placed with a coupon of some partner. */
export const duesOf = (
  history: History,
  { receipts, refunds, outside }: Ledger,
  { partners, buyers }: Cast,
): readonly Due[] =>
  history.orders.flatMap((order): Due[] => {
    if (!history.claims.some(({ coupon_id: id }) => id === order.coupon_id)) return [];
    const { id: orderId, user_id: buyerId, product_id: productId, gmt_created: placedAt, amount } = order;
    const claim = history.claims.findLast(
      ({ user_id: userId, product_id: id, claimed_at: at }) =>
        userId === buyerId && id === productId && at <= placedAt && at >= placedAt - WINDOW_DAYS * DAY_MS,
    );
    if (claim === undefined) return [];
    const { partner_id: partnerId, id: claimId } = claim;
    const rateBp = rateFor(history, partnerId, order);
    const paying = receipts.find(({ paid_order_id: id }) => id === orderId);
    const isPaid = PAID_ONCE.includes(order.status);
    const back = [
      ...refunds.filter((one) => one.order_id === orderId && one.status === 'DONE' && isDecided(one)),
      ...outside.filter((one) => one.transaction_id === paying?.transaction_id),
    ].reduce((sum, one) => sum + one.amount, 0);
    const isNeighbour = buyerId === buyers[1].userId && partnerId === partners[0].userId;
    return [
      {
        orderId,
        partnerId,
        claimId,
        rateBp,
        doubts: isNeighbour ? ['device'] : [],
        isRefunding: order.status === 'TRADE_REFUNDING',
        paidAt: isPaid ? order.paid_at : null,
        earned: isPaid ? shareOf(amount, rateBp) : 0,
        left: isPaid ? shareOf(amount - back, rateBp) : 0,
      },
    ];
  });
