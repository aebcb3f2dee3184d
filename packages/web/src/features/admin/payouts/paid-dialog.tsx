import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { StaffPayout } from '@ykd/application/payout';
import { issuesOf } from '@ykd/domain/member';
import { payoutReferenceIssue } from '@ykd/domain/payout';
import { useState, type ChangeEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { yuan } from '../components/detail-parts';
import { payouts as words } from '../messages/zh-CN/payouts';
import { changedWords, usePayoutAct } from './use-payout-act';

const REFERENCE = 'reference';

/** It was paid, under a number. It is about the payout as it was when the dialog opened. */
export function PaidDialog({ payout, onClose }: { payout: StaffPayout; onClose: () => void }) {
  const [{ id, version, net, payeeName, method }] = useState(payout);
  const [reference, setReference] = useState('');
  const { acts, run, done } = usePayoutAct(onClose);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = issuesOf([[REFERENCE, payoutReferenceIssue(reference)]]);
    if (wrong.length > 0) return fieldErrors(wrong);
    const answer = await run(() => acts.paid({ id, version, reference }));
    if (answer.ok) {
      done(words.paidDone);
      return undefined;
    }
    const told = changedWords(answer.error);
    return told === undefined ? formRefusal(answer.error, [REFERENCE]) : { fields: {}, form: told };
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={words.paidTitle[method]}
      onConfirm={send}
      confirmLabel={words.paidConfirm}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p color="fg.muted">{words.paidText(payeeName, yuan(net)) + words.paidHint[method]}</styled.p>
        <Field label={words.columns.reference.title} required error={errors.fields[REFERENCE]}>
          <TextInput
            name={REFERENCE}
            value={reference}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setReference(currentTarget.value);
              forget(REFERENCE);
            }}
          />
        </Field>
      </styled.div>
    </Modal>
  );
}
