import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import type { StaffPayout } from '@ykd/application/payout';
import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { PAYOUT_REASON_MAX } from '@ykd/domain/payout';
import { useState } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { useForm } from '../../../forms/use-form';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { formRefusal } from '../blocks/form-refusal';
import { Part, Quiet, yuan } from '../components/detail-parts';
import { payouts as words } from '../messages/zh-CN/payouts';
import { PaidDialog } from './paid-dialog';
import { changedWords, usePayoutAct } from './use-payout-act';

type DialogProps = { payout: StaffPayout; onClose: () => void };

const REASON = { min: 1, max: PAYOUT_REASON_MAX } as const;

/** Somebody else approves it as it was when the dialog opened. */
function CheckDialog({ payout, onClose }: DialogProps) {
  const [{ id, version, net, payeeName, method, payeeAccount }] = useState(payout);
  const { acts, run, done } = usePayoutAct(onClose);
  const { form, errors, send } = useForm<HTMLDivElement>(async () => {
    const answer = await run(() => acts.check({ id, version }));
    if (answer.ok) {
      done(words.checkDone);
      return undefined;
    }
    const told = changedWords(answer.error);
    return told === undefined ? formRefusal(answer.error, []) : { fields: {}, form: told };
  });
  return (
    <Modal open onClose={onClose} title={words.checkTitle} onConfirm={send} confirmLabel={words.checkConfirm}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="3">
        <FormAlert message={errors.form} />
        <p>
          {words.checkText(yuan(net), `${PAYEE_METHOD_TITLES[method]} ${payeeName} ${payeeAccount}`.trim())}
        </p>
        <styled.p color="fg.muted">{words.checkHint[method]}</styled.p>
      </styled.div>
    </Modal>
  );
}

/** It is refused before it goes out, or was not paid: its money is payable again. */
function BackDialog({ payout, isFailed, onClose }: DialogProps & { isFailed: boolean }) {
  const [{ id, version, method }] = useState(payout);
  const { acts, run, done } = usePayoutAct(onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={isFailed ? words.failTitle[method] : words.refuseTitle}
      text={isFailed ? words.failText[method] + words.backText : words.backText}
      confirmLabel={isFailed ? words.failConfirm : words.refuseConfirm}
      length={REASON}
      act={(reason) =>
        run(() => (isFailed ? acts.failed({ id, version, reason }) : acts.refuse({ id, version, reason })))
      }
      refused={changedWords}
      onDone={() => done(isFailed ? words.failDone : words.refuseDone)}
    />
  );
}

/** WeChat Pay is to cancel it before its receiver confirms it. */
function CancelDialog({ payout, onClose }: DialogProps) {
  const [{ id, version }] = useState(payout);
  const { acts, run, done } = usePayoutAct(onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.cancelTitle}
      text={words.cancelText + words.backText}
      confirmLabel={words.cancelConfirm}
      length={REASON}
      act={(reason) => run(() => acts.cancel({ id, version, reason }))}
      refused={changedWords}
      onDone={() => done(words.cancelDone)}
    />
  );
}

/** What is to be done about a payout, by whoever may. */
export function PayoutActs({ payout }: { payout: StaffPayout }) {
  const [ask, setAsk] = useState<'check' | 'refuse' | 'cancel' | 'paid' | 'failed'>();
  const close = () => setAsk(undefined);
  const { acts, run, done } = usePayoutAct(close);
  const { id, status, method, checkIssue, refuseIssue, cancelIssue, cancelBy, settleIssue, isLost } = payout;
  const isAtWeixin = method === 'WEIXIN' && status === 'SENT';
  const why =
    status === 'MADE' ? checkIssue : status === 'SENT' && (method === 'BANK' || isLost) ? settleIssue : null;
  const look = async () => {
    const answer = await run(() => acts.look({ id }));
    if (answer.ok) done(words.looked);
  };
  return (
    <Part title={words.act}>
      {isLost && <Quiet>{words.lost}</Quiet>}
      {(why !== null || !isLost) && (
        <Quiet>
          {why ?? (isAtWeixin && cancelBy !== null ? words.cancelling : words.means(status, method))}
        </Quiet>
      )}
      <styled.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        marginTop="3"
        css={{ '&:empty': { display: 'none' } }}
      >
        {checkIssue === null && (
          <Button size="sm" onClick={() => setAsk('check')}>
            {words.check}
          </Button>
        )}
        {settleIssue === null && (
          <>
            <Button size="sm" onClick={() => setAsk('paid')}>
              {words.paid}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setAsk('failed')}>
              {words.fail}
            </Button>
          </>
        )}
        {refuseIssue === null && (
          <Button size="sm" variant="outline" onClick={() => setAsk('refuse')}>
            {words.refuse}
          </Button>
        )}
        {cancelIssue === null && (
          <Button size="sm" variant="outline" onClick={() => setAsk('cancel')}>
            {words.cancel}
          </Button>
        )}
        {isAtWeixin && (
          <Button size="sm" variant="outline" onClick={() => void look()}>
            {words.look}
          </Button>
        )}
      </styled.div>
      {ask === 'check' && <CheckDialog payout={payout} onClose={close} />}
      {ask === 'cancel' && <CancelDialog payout={payout} onClose={close} />}
      {ask === 'paid' && <PaidDialog payout={payout} onClose={close} />}
      {(ask === 'failed' || ask === 'refuse') && (
        <BackDialog payout={payout} isFailed={ask === 'failed'} onClose={close} />
      )}
    </Part>
  );
}
