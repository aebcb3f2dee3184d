import type { BadgeProps } from '@ykd/adapters-ui/widgets';
import type { RosterRowView, RosterView } from '@ykd/application/roster';

type Tone = NonNullable<BadgeProps['tone']>;

export const STATE_TONES: Readonly<Record<RosterView['state'], Tone>> = {
  draft: 'neutral',
  reviewed: 'amber',
  applied: 'brand',
  undone: 'info',
};

export const ROW_TONES: Readonly<Record<RosterRowView['state'], Tone>> = {
  pending: 'neutral',
  new: 'brand',
  changed: 'info',
  same: 'neutral',
  faulty: 'danger',
  skipped: 'neutral',
  made: 'brand',
  updated: 'info',
  left: 'neutral',
  unwritten: 'amber',
  reversed: 'brand',
  kept: 'amber',
  failed: 'danger',
};
