import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { CommissionReview } from '@ykd/domain/commission';
import { commission as words } from '../messages/zh-CN/commission';

const TONES: Readonly<Record<CommissionReview, BadgeProps['tone']>> = {
  NONE: 'neutral',
  OPEN: 'amber',
  APPROVED: 'brand',
  REFUSED: 'danger',
};

/** What staff say of an order in doubt. */
export function ReviewBadge({ review }: { review: CommissionReview }) {
  return <Badge tone={TONES[review]}>{words.reviews[review]}</Badge>;
}
