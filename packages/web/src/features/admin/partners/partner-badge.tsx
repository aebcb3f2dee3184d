import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { PartnerState } from '@ykd/domain/partner';
import { partners as words } from '../messages/zh-CN/partners';

const TONES: Readonly<Record<PartnerState, BadgeProps['tone']>> = {
  ACTIVE: 'brand',
  SUSPENDED: 'amber',
  ENDED: 'neutral',
};

/** How it stands with a partner. */
export function PartnerBadge({ state }: { state: PartnerState }) {
  return <Badge tone={TONES[state]}>{words.states[state]}</Badge>;
}
