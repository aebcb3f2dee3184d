import type { AppError } from '@ykd/application/shared';
import type { StaffCommissionOrder } from '@ykd/application/commission';
import { PARTNER_REASON_MAX } from '@ykd/domain/partner';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { yuan } from '../components/detail-parts';
import { commission as words } from '../messages/zh-CN/commission';
import { useCommissionQueries } from './commission-queries';

const REASON = { min: 1, max: PARTNER_REASON_MAX } as const;

/** Who was sooner with an order, and what he decided; undefined for other refusals. */
const decidedWords = (error: AppError): string | undefined =>
  error.kind === 'changed-meanwhile' && 'now' in error
    ? words.decidedMeanwhile(error.by?.name ?? null, String(error.now['commissionReview']))
    : undefined;

/** Decides about an order that is in doubt: it says what becomes of its commission. */
export function DoubtDialog({
  order: { orderId, earned, reversed, state },
  approve,
  onClose,
}: {
  order: StaffCommissionOrder;
  approve: boolean;
  onClose: () => void;
}) {
  const { acts, outdate } = useCommissionQueries();
  const { commands } = useServices().toasts;
  const left = yuan(earned - reversed);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={approve ? words.approveTitle : words.refuseTitle}
      text={approve ? words.approveText(left, state === 'RELEASED') : words.refuseText(left)}
      confirmLabel={approve ? words.approveConfirm : words.refuseConfirm}
      tone={approve ? 'brand' : 'danger'}
      length={REASON}
      act={async (reason) => {
        const answer = await acts.review({ orderId, approve, reason });
        // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
        if (!answer.ok && answer.error.kind !== 'invalid-input') outdate();
        return answer;
      }}
      refused={decidedWords}
      onDone={() => {
        outdate();
        commands.success(approve ? words.approveDone : words.refuseDone);
        onClose();
      }}
    />
  );
}
