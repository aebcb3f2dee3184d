import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckBox, ErrorState, Modal, Spinner } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { detectClient } from '@ykd/domain/access';
import { useState } from 'react';
import { phaseOf } from '../../../components/activity/phase';
import { ownName } from '../../../components/display-name';
import { useServices } from '../../../container/services-context';
import { share as words } from '../messages/zh-CN/share';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './streak-picture';
import { useStreakPicture } from './use-streak-picture';

const Picture = styled('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    marginX: 'auto',
    aspectRatio: '3 / 4',
    maxWidth: 'full',
    height: 'min(34dvh, 480px)',
    '& > img': { width: 'full', height: 'full', objectFit: 'contain', borderRadius: 'md' },
  },
});

/** Whether this device takes the file for other apps. */
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

const Buttons = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1', minWidth: '32', height: '11' } },
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
  const { base, environment, toasts } = useServices();
  const own = useStore(base, ({ user }) => user && ownName(user));
  const [isNamed, setNamed] = useState(false);
  const name = isNamed ? own : undefined;
  const checked = days.map(({ day }) => day);
  const site = new URL(environment.origin).host;
  const picture = useStreakPicture({ campaign, period, checked, today, streak, name, site });
  const { weixin, mobile } = detectClient(environment.userAgent);
  const current = streak.current > 0 ? streak.current : undefined;
  const send = async (file: File): Promise<void> => {
    try {
      await navigator.share({ files: [file] });
    } catch (cause) {
      // He thought better of it.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        toasts.commands.warning(words.notSent);
    }
  };
  return (
    <Modal open={open} onClose={onClose} title={words.title} footer="none" width="480px">
      <styled.div display="flex" flexDirection="column" gap="3">
        <Picture>
          {picture === null ? (
            <ErrorState compact title={words.failed} />
          ) : picture === undefined ? (
            <styled.span
              role="status"
              display="flex"
              alignItems="center"
              gap="2"
              color="fg.muted"
              fontSize="sm"
            >
              <Spinner size="1.5em" />
              {words.drawing}
            </styled.span>
          ) : (
            <img
              src={picture.url}
              width={PICTURE_WIDTH}
              height={PICTURE_HEIGHT}
              alt={words.alt({ campaign, name, total: streak.total, longest: streak.longest, current })}
            />
          )}
        </Picture>
        {own !== undefined && <CheckBox label={words.withName} isChecked={isNamed} onChange={setNamed} />}
        {picture &&
          (weixin && mobile ? (
            <styled.p textAlign="center" fontWeight="medium">
              {words.hold}
            </styled.p>
          ) : (
            <Buttons>
              <Button asChild variant={canShare(picture.file) ? 'outline' : 'solid'}>
                <a href={picture.url} download={picture.file.name}>
                  {words.download}
                </a>
              </Button>
              {canShare(picture.file) && (
                <Button onClick={() => void send(picture.file)}>{words.send}</Button>
              )}
            </Buttons>
          ))}
        <styled.p fontSize="sm" color="fg.muted">
          {words.private}
        </styled.p>
      </styled.div>
    </Modal>
  );
}
