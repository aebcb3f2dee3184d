import type { OrderCloser, OrderDetail } from '@ykd/application/shop';
import { PAID_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { sampleOrder } from './samples';

const MINUTE_MS = 60_000;

/** A closed order that somebody closed five minutes after it was placed. */
const closedBy = (closer: Exclude<OrderCloser, 'time'>, note: string, now: number): OrderDetail => {
  const order = sampleOrder('TRADE_CLOSED', now);
  const at = order.gmtCreated + 5 * MINUTE_MS;
  const history = order.history.map((line) =>
    line.event === 'CLOSE' ? { ...line, actor: closer, note, at } : line,
  );
  return { ...order, history, gmtModified: at, closedBy: closer };
};

/** An order that its buyer cancelled. `now`: epoch ms. */
export const cancelledOrder = (now: number): OrderDetail => closedBy('member', '', now);

/** An order whose payment went back at WeChat Pay. `now`: epoch ms. */
export const returnedOrder = (now: number): OrderDetail => closedBy('provider', '付款已在微信支付退款', now);

/** An order whose buyer asked for his money and that nobody looked at yet. `now`: epoch ms. */
export const askedOrder = (now: number): OrderDetail => ({
  ...sampleOrder('TRADE_REFUNDING', now),
  refunds: [],
  refundGranted: false,
});

/** A paid order whose buyer did not get his money back. `now`: epoch ms. */
export const refusedOrder = (now: number): OrderDetail => {
  const order = sampleOrder('TRADE_REFUNDING', now);
  const note = '课程已经学完一半，不能退款';
  return {
    ...order,
    status: PAID_STATUS,
    refunds: [],
    refundGranted: false,
    history: [
      ...order.history,
      { event: 'REJECT_REFUND', status: PAID_STATUS, actor: 'staff', note, at: now },
    ],
  };
};

/** A paid order of which one part is back and another on its way. `now`: epoch ms. */
export const partlyRefundedOrder = (now: number): OrderDetail => {
  const order = sampleOrder(PAID_STATUS, now);
  const part = (amount: number, ago: number, status: 'DONE' | 'PROCESSING', note: string) => ({
    line: { event: 'REFUND_PART', status: PAID_STATUS, actor: 'staff', note, at: now - ago } as const,
    refund: { cause: 'GIVEN_BACK', amount, status, gmtCreated: now - ago, gmtModified: now - ago } as const,
  });
  const parts = [
    part(60_000, 3 * DAY_MS, 'DONE', '退款 ¥600.00'),
    part(20_000, MINUTE_MS, 'PROCESSING', '退款 ¥200.00'),
  ];
  const earlier = order.history.map((line) => ({ ...line, at: line.at - 9 * DAY_MS }));
  return {
    ...order,
    refunded: 60_000,
    refunds: parts.map(({ refund }) => refund),
    history: [...earlier, ...parts.map(({ line }) => line)],
  };
};

/** A paid order that staff entered, paid outside of the platform. `now`: epoch ms. */
export const offlineOrder = (now: number): OrderDetail => {
  const order = sampleOrder(PAID_STATUS, now);
  const history = order.history.map((line) => ({ ...line, actor: 'staff' as const }));
  return { ...order, paidOutside: true, coupon: null, amount: 240_000, history };
};
