import { CLOSED_STATUS, REFUNDED_STATUS, refundedSoFar, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { onWayOf, orderMoneyOf } from '../order/order-money.js';
import { memberName } from '../shared/member-name.js';
import type { Outcome } from '../shared/outcome.js';
import { proposalViews } from '../shop/proposal-view.js';
import type { StaffRefundDeps } from './deps.js';
import { limitNow } from './limit.js';
import { RECEIPT_PICTURE_PLACE } from './pictures.js';
import type { OrderMoneyView } from './port.js';

/** The money of an order as staff see it, all of one instant where it is counted. */
export const moneyView = async (
  deps: StaffRefundDeps,
  { orderId }: { readonly orderId: string },
): Outcome<OrderMoneyView, 'order-not-found'> => {
  const counted = await deps.unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(orderId);
    if (order === undefined) return undefined;
    return { order, money: await orderMoneyOf(tx, order), invoices: await tx.invoices.ofOrder(orderId) };
  });
  if (counted === undefined) return err({ kind: 'order-not-found' });
  const { receipt, paid, left } = counted.money;
  const { orderMoney, members } = deps;
  const [offline, payment, proposals, limit] = await Promise.all([
    orderMoney.offlineRefundsOf(orderId),
    orderMoney.offlinePaymentOf(orderId),
    orderMoney.proposalsOf(orderId),
    limitNow(deps),
  ]);
  const ids = [
    ...offline.flatMap(({ actorId, secondId }) => [actorId, secondId ?? '']),
    payment?.actorId ?? '',
  ];
  const people = new Map((await members.findByIds([...new Set(ids)])).map((user) => [user.id, user]));
  const nameOf = (id: string | null): string | null => memberName(people.get(id ?? '')) ?? null;
  const { order } = counted;
  const wasPaid = order.status !== WAIT_PAY_STATUS && order.status !== CLOSED_STATUS && order.amount > 0;
  return ok({
    way: receipt !== undefined ? 'ONLINE' : wasPaid ? 'OFFLINE' : null,
    captured: wasPaid ? paid.captured : 0,
    left: wasPaid && order.status !== REFUNDED_STATUS ? left : 0,
    refunded: wasPaid ? refundedSoFar(paid) : 0,
    onWay: wasPaid ? onWayOf(paid) : 0,
    limit,
    offlineRefunds: offline.map((refund) => ({
      ...refund,
      actorName: nameOf(refund.actorId),
      secondName: nameOf(refund.secondId),
    })),
    offlinePayment:
      payment === undefined
        ? null
        : {
            ...payment,
            pictures: payment.pictures.map(RECEIPT_PICTURE_PLACE.url),
            actorName: nameOf(payment.actorId),
          },
    proposals: await proposalViews(deps, proposals),
    invoices: counted.invoices.map(({ id, title, status, amount, number }) => ({
      id,
      title,
      status,
      amount,
      number,
    })),
  });
};
