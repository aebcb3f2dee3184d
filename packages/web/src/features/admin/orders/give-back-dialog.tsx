import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { issuesOf } from '@ykd/domain/member';
import { formatAmount, refundAmountIssue } from '@ykd/domain/order';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { centsIn } from '../blocks/cents';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';
import { yuan } from './order-parts';

/** Money of a payment that was taken in here goes back: a part of it, or all that is `left`, in cents. */
export function GiveBackDialog({
  order: { id: orderId },
  left,
  onClose,
}: OrderDialogProps & { left: number }) {
  const { environment } = useServices();
  // The same wish, also when it is sent again because no answer came.
  const [requestKey] = useState(() => environment.randomId());
  const [text, setText] = useState(() => formatAmount(left));
  const { queries, run, done } = useOrderAct(orderId, words.giveDone, onClose);
  const amount = centsIn(text);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.giveTitle}
      text={words.giveText(yuan(left))}
      fields={['amount']}
      issues={() =>
        issuesOf([['amount', amount === undefined ? words.notAmount : refundAmountIssue(amount, left)]])
      }
      confirmLabel={words.give.replace('…', '')}
      length={REASON}
      act={(reason) =>
        run(() =>
          queries.refund.giveBack({
            orderId,
            amount: amount === undefined || amount === left ? null : amount,
            reason,
            requestKey,
          }),
        )
      }
      onDone={done}
    >
      {({ errors, forget }) => (
        <Field label={words.giveAmount} required error={errors.fields['amount']}>
          <TextInput
            name="amount"
            inputMode="decimal"
            value={text}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setText(currentTarget.value);
              forget('amount');
            }}
          />
        </Field>
      )}
    </ConfirmWithReason>
  );
}
