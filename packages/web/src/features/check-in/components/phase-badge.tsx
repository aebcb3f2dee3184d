import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { WindowPhase } from '@ykd/domain/campaign';
import { checkIn } from '../messages/zh-CN/check-in';

const TONES: Readonly<{ [P in WindowPhase]: BadgeProps['tone'] }> = {
  before: 'info',
  open: 'amber',
  over: 'neutral',
};

/** Whether a campaign is to come, open, or over. */
export function PhaseBadge({ phase }: { phase: WindowPhase }) {
  return <Badge tone={TONES[phase]}>{checkIn.phases[phase]}</Badge>;
}
