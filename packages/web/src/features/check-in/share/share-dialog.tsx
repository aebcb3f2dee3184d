import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, Modal } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { useState } from 'react';
import { phaseOf } from '../../../components/activity/phase';
import { ownName } from '../../../components/display-name';
import type { PictureOf } from '../../../components/picture/draw-picture';
import { PictureView, PictureWays } from '../../../components/picture/picture-view';
import { useDrawnPicture } from '../../../components/picture/use-drawn-picture';
import { useServices } from '../../../container/services-context';
import { share as words } from '../messages/zh-CN/share';
import { PICTURE_HEIGHT, PICTURE_WIDTH, streakPicture, type StreakPicture } from './streak-picture';

const STREAK_SIZE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

const drawnStreak = (said: StreakPicture): PictureOf => ({
  ...STREAK_SIZE,
  layout: (measure) => streakPicture(said, measure),
});

export type ShareDialogProps = {
  value: Pick<CampaignCheckIns, 'name' | 'period' | 'today' | 'streak' | 'days'>;
  open: boolean;
  onClose: () => void;
};

/** A picture of somebody's days in a campaign, which he keeps or gives to other apps. It is drawn here and sent nowhere. */
export function ShareDialog({ value, open, onClose }: ShareDialogProps) {
  const { name: campaign, period, today, days } = value;
  // Once a campaign is over no run goes on.
  const streak = phaseOf(value) === 'over' ? { ...value.streak, current: 0 } : value.streak;
  const { base, environment } = useServices();
  const own = useStore(base, ({ user }) => user && ownName(user));
  const [isNamed, setNamed] = useState(false);
  const name = isNamed ? own : undefined;
  const checked = days.map(({ day }) => day);
  const site = new URL(environment.origin).host;
  const said: StreakPicture = { campaign, period, checked, today, streak, name, site };
  const picture = useDrawnPicture(said, drawnStreak, words.file(campaign));
  const current = streak.current > 0 ? streak.current : undefined;
  return (
    <Modal open={open} onClose={onClose} title={words.title} footer="none" width="480px">
      <styled.div display="flex" flexDirection="column" gap="3">
        <PictureView
          picture={picture}
          size={STREAK_SIZE}
          alt={words.alt({ campaign, name, total: streak.total, longest: streak.longest, current })}
        />
        {own !== undefined && <CheckBox label={words.withName} isChecked={isNamed} onChange={setNamed} />}
        {picture && <PictureWays picture={picture} />}
        <styled.p fontSize="sm" color="fg.muted">
          {words.private}
        </styled.p>
      </styled.div>
    </Modal>
  );
}
