import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { writeOffIssue } from '@ykd/domain/commission';
import { issuesOf } from '@ykd/domain/member';
import { formatAmount } from '@ykd/domain/order';
import { PARTNER_REASON_MAX } from '@ykd/domain/partner';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { centsIn } from '../blocks/cents';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { yuan } from '../components/detail-parts';
import { commission as words } from '../messages/zh-CN/commission';
import { useCommissionQueries } from './commission-queries';

const REASON = { min: 1, max: PARTNER_REASON_MAX } as const;
const CENTS = 'cents';

/** Writes off what is payable to a partner, or forgives what he owes. The same dialog again, because no answer came, does nothing more. */
export function WriteOffDialog({
  partnerId,
  name,
  payable: payableNow,
  onClose,
}: {
  partnerId: string;
  name: string;
  /** Cents; below 0 where he owes. */
  payable: number;
  onClose: () => void;
}) {
  const { acts, outdate } = useCommissionQueries();
  const { toasts, environment } = useServices();
  const [payable] = useState(payableNow);
  const [requestKey] = useState(() => environment.randomId());
  const [typed, setTyped] = useState(() => formatAmount(Math.abs(payable)));
  const kind = payable < 0 ? 'FORGIVE' : 'WRITE_OFF';
  const cents = centsIn(typed) ?? Number.NaN;
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.writeOffTitle(name)[kind]}
      text={words.writeOffText[kind]}
      confirmLabel={words.writeOffConfirm[kind]}
      length={REASON}
      fields={[CENTS]}
      issues={() => issuesOf([[CENTS, writeOffIssue(kind, cents, payable)]])}
      act={async (reason) => {
        const answer = await acts.writeOff({ partnerId, kind, cents, reason, requestKey });
        if (!answer.ok) outdate();
        return answer;
      }}
      onDone={() => {
        outdate();
        toasts.commands.success(words.writeOffDone(yuan(cents))[kind]);
        onClose();
      }}
    >
      {({ errors, forget }) => (
        <Field
          label={words.writeOffLabel[kind]}
          hint={words.writeOffHint(yuan(Math.abs(payable)))}
          required
          error={errors.fields[CENTS]}
        >
          <TextInput
            name={CENTS}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setTyped(currentTarget.value);
              forget(CENTS);
            }}
          />
        </Field>
      )}
    </ConfirmWithReason>
  );
}
