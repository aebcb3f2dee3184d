import { payoutListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Modal, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { PayoutLine } from '@ykd/application/payout';
import { ADMIN_PAYOUT_PATH } from '@ykd/domain/access';
import { PAYOUTS_AT_ONCE_MAX } from '@ykd/domain/payout';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { yuan } from '../components/detail-parts';
import { payouts as words } from '../messages/zh-CN/payouts';
import { changedWords, usePayoutAct } from './use-payout-act';
import { usePayoutQueries } from './payout-queries';

/** Those that are approved and go to a bank, the oldest first. */
const WAITING = {
  status: 'is:CHECKED',
  method: 'is:BANK',
  sort: 'gmtCreated',
  columns: ['payeeName', 'net'],
  size: PAYOUTS_AT_ONCE_MAX,
} as const;

/** What a list for the bank shows: just what the bank needs. */
const BANK_COLUMNS = ['bankList', 'payeeName', 'payeeBank', 'payeeAccount', 'net', 'number'] as const;

function Listed({ rows, onClose }: { rows: readonly PayoutLine[]; onClose: () => void }) {
  const { acts, run, done } = usePayoutAct(onClose);
  const navigate = useNavigate();
  const sum = rows.reduce((all, { net = 0 }) => all + net, 0);
  const { form, errors, send } = useForm<HTMLDivElement>(async () => {
    const answer = await run(() =>
      acts.sendBank({ payouts: rows.map(({ id, version }) => ({ id, version })) }),
    );
    if (!answer.ok) {
      const told = changedWords(answer.error);
      return told === undefined ? formRefusal(answer.error, []) : { fields: {}, form: told };
    }
    const { bankList } = answer.value;
    done(words.sent(bankList));
    const place = payoutListQuery.write({ bankList: `is:${bankList}`, columns: BANK_COLUMNS });
    void navigate(`${ADMIN_PAYOUT_PATH}?${place}`);
    return undefined;
  });
  const isNone = rows.length === 0;
  return (
    <Modal
      open
      onClose={onClose}
      title={words.bankTitle}
      {...(isNone ? {} : { onConfirm: send, confirmLabel: words.bankConfirm })}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="3">
        <FormAlert message={errors.form} />
        <p>{isNone ? words.bankNone : words.bankText(rows.length, yuan(sum))}</p>
        {!isNone && <styled.p color="fg.muted">{words.bankHint}</styled.p>}
      </styled.div>
    </Modal>
  );
}

/** Puts the payouts to banks that are approved onto a list, and goes there. */
export function BankDialog({ onClose }: { onClose: () => void }) {
  const waiting = useQuery(usePayoutQueries().list, WAITING);
  return (
    <Answer of={waiting} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={2} />}>
      {({ list }) => <Listed rows={list} onClose={onClose} />}
    </Answer>
  );
}
