import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { WindowPhase } from '@ykd/domain/campaign';
import { campaign } from '../../messages/zh-CN/campaign';

const TONES: Readonly<{ [P in WindowPhase]: BadgeProps['tone'] }> = {
  before: 'info',
  open: 'amber',
  over: 'neutral',
};

/** Whether a campaign is to come, open, or over. */
export function PhaseBadge({ phase }: { phase: WindowPhase }) {
  return <Badge tone={TONES[phase]}>{campaign.phases[phase]}</Badge>;
}
