import type { StaffWorkOrder } from '@ykd/application/partner';
import { WORK_ORDER_ANSWER_MAX, type WorkOrderDecision } from '@ykd/domain/partner';
import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { partners as words } from '../messages/zh-CN/partners';
import { decidedWords, usePartnerAct } from './use-partner-act';

/** Decides about an application as it was when the dialog opened; the applicant reads what is written. */
export function DecideDialog({
  order,
  decision,
  onClose,
}: {
  order: StaffWorkOrder;
  decision: WorkOrderDecision;
  onClose: () => void;
}) {
  const [{ id, version, submissions }] = useState(order);
  const { acts, run, done } = usePartnerAct(words.done[decision], onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.ask(submissions[0]?.realName ?? '')[decision]}
      text={words.askText[decision]}
      confirmLabel={words.confirm[decision]}
      tone={decision === 'REFUSE' ? 'danger' : 'brand'}
      length={{ min: decision === 'APPROVE' ? 0 : 1, max: WORK_ORDER_ANSWER_MAX }}
      reasonLabel={words.answer[decision]}
      act={(answer) => run(() => acts.decide({ id, version, decision, answer }))}
      refused={decidedWords}
      onDone={done}
    />
  );
}
