import type { ShopOrders } from '../../ports/shop-orders.js';
import { outsideLine, outsideOddity, outsideSteps } from '../../shop/outside-refund.js';
import { givenBack, orderIn, putOddity, putOrder, type ShopWorld } from './shop-world.js';

/** Takes money in memory that others gave back: see the port. */
export const fakeRefundedOutside =
  (world: ShopWorld): ShopOrders['refundedOutside'] =>
  async ({ refund, at }) => {
    const { outsideRefunds, receipts, refunds } = world;
    const { refundId, transactionId } = refund;
    if (outsideRefunds.has(refundId)) return false;
    outsideRefunds.set(refundId, refund);
    const back = givenBack(world, transactionId);
    const receipt = receipts.get(transactionId);
    const ours = [...refunds.values()].find((one) => one.transactionId === transactionId);
    const known = receipt && { ...receipt, kept: receipt.paid || ours !== undefined };
    putOddity(world, outsideOddity(refund, known, back, at), true);
    if (receipt === undefined || back < receipt.amount) return true;
    if (ours !== undefined && ours.status !== 'DONE')
      refunds.set(ours.id, { ...ours, status: 'OUTSIDE', error: null, gmtModified: at, dueAt: Infinity });
    const order = receipt.paid ? orderIn(world, receipt.orderId) : undefined;
    for (const step of order === undefined ? [] : outsideSteps(order, at)) {
      const line = outsideLine(step.event, back, at);
      putOrder(world, step.order, [{ ...line, status: step.order.status }]);
    }
    return true;
  };
