import { commissionDueAt } from '@ykd/domain/commission';
import { releaseCommission } from '../../commission/index.js';
import { closeStatements } from '../../commission/close.js';
import { takeIn } from '../../payment/take-in.js';
import { refundedOutside } from '../../payment/refunded-outside.js';
import { withBatch } from './coupon-world.js';
import { must, placed } from './purchases.js';
import type { World } from './world.js';

/** What Ming pays with Hong's coupon, and what she earns with it: 7 % of 149.00 yuan. */
export const PAID = 14_900;
export const EARNED = 1_043;

/** Ming claims a coupon of Hong's and pays an order with it. */
export const withCommission = async (world: World) => {
  const people = await withBatch(world);
  const { deps } = world;
  const { id: couponId } = must(await people.ming.couponClaim.claim({ code: people.code }));
  const order = await placed(people.ming, { couponId, amount: PAID });
  const paidAt = deps.clock.now();
  await takeIn(
    deps,
    { orderId: order.id, outTradeNo: 'trade-1' },
    { transactionId: 'transaction-1', amount: PAID, paidAt },
  );
  return {
    ...people,
    orderId: order.id,
    paidAt,
    /** The days are over. */
    release: async () => {
      deps.clock.set(commissionDueAt(paidAt));
      await releaseCommission(deps);
    },
    /** Some of the money goes back. */
    refund: (amount: number, at = deps.clock.now()) => {
      const what = { transactionId: 'transaction-1', outTradeNo: 'trade-1', orderId: order.id, amount };
      return refundedOutside(deps, { refundId: `others-${amount}`, ...what }, at);
    },
    close: (month: string) => closeStatements(deps, month),
  };
};
