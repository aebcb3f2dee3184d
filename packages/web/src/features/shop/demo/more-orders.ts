import type { OrderCloser, OrderDetail } from '@ykd/application/shop';
import { PAID_STATUS } from '@ykd/domain/order';
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
});

/** A paid order whose buyer did not get his money back. `now`: epoch ms. */
export const refusedOrder = (now: number): OrderDetail => {
  const order = sampleOrder('TRADE_REFUNDING', now);
  const note = '课程已经学完一半，不能退款';
  return {
    ...order,
    status: PAID_STATUS,
    refunds: [],
    history: [
      ...order.history,
      { event: 'REJECT_REFUND', status: PAID_STATUS, actor: 'staff', note, at: now },
    ],
  };
};
