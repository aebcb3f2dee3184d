import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import type { OrderMoneyView } from '@ykd/application/staff-refund';
import { issuesOf } from '@ykd/domain/member';
import { refundEvidenceIssue } from '@ykd/domain/order';
import { useState, type ChangeEvent } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';
import { AmountField } from './amount-field';
import { InvoiceFate, keptAfter } from './invoice-fate';
import { yuan } from '../components/detail-parts';
import { useAmountBack } from './use-amount-back';

/** Money that went back outside of the platform, with what shows that it did: a part, or all that is left. */
export function OfflineRefundDialog({ order, money, onClose }: OrderDialogProps & { money: OrderMoneyView }) {
  const { left } = money;
  const { id: orderId } = order;
  const [evidence, setEvidence] = useState('');
  const { text, setText, isAll, wish, issues } = useAmountBack(left);
  const said = isAll ? words.offlineDone : words.offlinePartDone;
  const { queries, run, done } = useOrderAct(orderId, said, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.offlineTitle}
      text={words.offlineText(yuan(left))}
      fields={['amount', 'evidence']}
      issues={() => [...issues(), ...issuesOf([['evidence', refundEvidenceIssue(evidence)]])]}
      confirmLabel={words.offline}
      length={REASON}
      act={(reason) =>
        run(() => queries.refundOffline({ orderId, ...wish, reason, evidence: evidence.trim() }))
      }
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
          <Field label={words.evidence} required error={errors.fields['evidence']} hint={words.evidenceHint}>
            <TextInput
              name="evidence"
              value={evidence}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                setEvidence(currentTarget.value);
                forget('evidence');
              }}
            />
          </Field>
        </>
      )}
    </ConfirmWithReason>
  );
}
