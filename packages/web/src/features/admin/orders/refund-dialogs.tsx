import type { OrderMoneyView } from '@ykd/application/staff-refund';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';
import { InvoiceFate, keptAfter } from './invoice-fate';
import { yuan } from '../components/detail-parts';

/** What goes back, where anything does. */
const goesBack = (cents: number) =>
  cents > 0 ? [{ what: words.consequenceAmount, count: yuan(cents) }] : [];

/** The wish for money back is granted. */
export function GrantDialog({
  order,
  money,
  onClose,
}: OrderDialogProps & { money: OrderMoneyView | undefined }) {
  const { id: orderId, amount, refundedAmount } = order;
  const { queries, run, done } = useOrderAct(orderId, words.granted, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.grantTitle}
      text={amount === 0 ? words.grantFree : words.grantText}
      consequences={goesBack(amount - refundedAmount)}
      confirmLabel={words.grant}
      length={REASON}
      act={(reason) => run(() => queries.decideRefund({ orderId, grant: true, reason }))}
      onDone={done}
    >
      {money !== undefined && <InvoiceFate invoices={money.invoices} kept={keptAfter(money, money.left)} />}
    </ConfirmWithReason>
  );
}

/** The wish is refused: the buyer reads why. */
export function RefuseDialog({ order, onClose }: OrderDialogProps) {
  const { id: orderId } = order;
  const { queries, run, done } = useOrderAct(orderId, words.refusedDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.refuseTitle}
      text={words.refuseText}
      confirmLabel={words.refuse}
      length={REASON}
      act={(reason) => run(() => queries.decideRefund({ orderId, grant: false, reason }))}
      onDone={done}
    />
  );
}
