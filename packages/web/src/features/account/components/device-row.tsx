import { styled } from '@ykd/adapters-ui/styled';
import { Badge, LaptopIcon, PhoneIcon, SubmitButton } from '@ykd/adapters-ui/widgets';
import { deviceInWords } from '@ykd/application/device';
import type { SessionView } from '@ykd/application/member';
import { detectClient } from '@ykd/domain/access';
import { useState } from 'react';
import { account } from '../messages/zh-CN/account';
import { lastUsedInWords } from '../../../components/last-used';

export type DeviceRowProps = {
  session: SessionView;
  now: number;
  /** Ends it; without this the device is only shown. */
  onEnd?: (() => Promise<void>) | undefined;
};

/** One device: what it is, where and when it was used last. */
export function DeviceRow({ session, now, onEnd }: DeviceRowProps) {
  const [ending, setEnding] = useState(false);
  const { devices } = account;
  const device = deviceInWords(session.userAgent);
  const Icon = detectClient(session.userAgent).mobile ? PhoneIcon : LaptopIcon;
  const used = session.current ? devices.now : devices.used(lastUsedInWords(session.lastSeenAt, now));

  const end = async (): Promise<void> => {
    setEnding(true);
    await onEnd?.();
    setEnding(false);
  };
  return (
    <styled.li
      display="flex"
      alignItems="center"
      gap="4"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
    >
      <styled.span color={session.current ? 'brand.fg' : 'fg.subtle'}>
        <Icon size={24} />
      </styled.span>
      <styled.div flex="1" minWidth="0">
        <styled.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" fontWeight="medium">
          {device}
          {session.current && <Badge tone="brand">{devices.current}</Badge>}
        </styled.p>
        <styled.p
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          fontSize="sm"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          <span>{used}</span>
          <span>{devices.address(session.address)}</span>
        </styled.p>
      </styled.div>
      {onEnd && (
        <SubmitButton
          type="button"
          size="sm"
          variant="outline"
          submitting={ending}
          aria-label={devices.endOf(device)}
          onClick={() => void end()}
        >
          {devices.end}
        </SubmitButton>
      )}
    </styled.li>
  );
}
