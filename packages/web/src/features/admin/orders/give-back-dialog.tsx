import type { OrderMoneyView } from '@ykd/application/staff-refund';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';
import { AmountField } from './amount-field';
import { InvoiceFate, keptAfter } from './invoice-fate';
import { yuan } from '../components/detail-parts';
import { useAmountBack } from './use-amount-back';

/** Money of a payment that was taken in here goes back: a part of it, or all that is left. */
export function GiveBackDialog({
  order: { id: orderId },
  money,
  onClose,
}: OrderDialogProps & { money: OrderMoneyView }) {
  const { left } = money;
  const { text, setText, wish, issues } = useAmountBack(left);
  const { queries, run, done } = useOrderAct(orderId, words.giveDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.giveTitle}
      text={words.giveText(yuan(left))}
      fields={['amount']}
      issues={issues}
      confirmLabel={words.give.replace('…', '')}
      length={REASON}
      act={(reason) => run(() => queries.refund.giveBack({ orderId, ...wish, reason }))}
      onDone={done}
    >
      {({ errors, forget }) => (
        <>
          <AmountField
            label={words.giveAmount}
            value={text}
            error={errors.fields['amount']}
            onChange={(next) => {
              setText(next);
              forget('amount');
            }}
          />
          <InvoiceFate invoices={money.invoices} kept={keptAfter(money, wish.amount ?? left)} />
        </>
      )}
    </ConfirmWithReason>
  );
}
