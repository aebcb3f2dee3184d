import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import { PAYOUT_STATUS_TITLES, type PayoutStatus } from '@ykd/domain/payout';

const TONES: Readonly<Record<PayoutStatus, BadgeProps['tone']>> = {
  MADE: 'amber',
  CHECKED: 'info',
  SENT: 'info',
  PAID: 'brand',
  FAILED: 'danger',
  REFUSED: 'neutral',
};

/** How a payout stands. */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  return <Badge tone={TONES[status]}>{PAYOUT_STATUS_TITLES[status]}</Badge>;
}
