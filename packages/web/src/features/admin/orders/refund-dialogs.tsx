import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { issuesOf } from '@ykd/domain/member';
import { formatAmount, refundEvidenceIssue } from '@ykd/domain/order';
import { useState, type ChangeEvent } from 'react';
import { common } from '../../../messages/zh-CN/common';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { orders as words } from '../messages/zh-CN/orders';
import { REASON, useOrderAct, type OrderDialogProps } from './act-on-order';

/** What goes back, where anything does. */
const goesBack = (cents: number) =>
  cents > 0 ? [{ what: words.consequenceAmount, count: common.price(formatAmount(cents)) }] : [];

/** The wish for money back is granted. */
export function GrantDialog({ order, onClose }: OrderDialogProps) {
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
    />
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

/** Money that went back outside of the platform, with what shows that it did. */
export function OfflineDialog({ order, onClose }: OrderDialogProps) {
  const { id: orderId, amount } = order;
  const [evidence, setEvidence] = useState('');
  const { queries, run, done } = useOrderAct(orderId, words.offlineDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.offlineTitle}
      text={words.offlineText}
      consequences={goesBack(amount)}
      fields={['evidence']}
      issues={() => issuesOf([['evidence', refundEvidenceIssue(evidence)]])}
      confirmLabel={words.offline}
      length={REASON}
      act={(reason) => run(() => queries.refundOffline({ orderId, reason, evidence: evidence.trim() }))}
      onDone={done}
    >
      {({ errors, forget }) => (
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
      )}
    </ConfirmWithReason>
  );
}
