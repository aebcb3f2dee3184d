import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import type { Reading } from '@ykd/adapters-ui/stores';
import { Answer, Button, Modal, SkeletonText } from '@ykd/adapters-ui/widgets';
import { deviceInWords } from '@ykd/application/device';
import type { SessionView } from '@ykd/application/member';
import type { ErrorOf } from '@ykd/application/shared';
import { useState } from 'react';
import { useSessionQueries } from '../session-queries';
import { useServices } from '../../../container/services-context';
import { account } from '../messages/zh-CN/account';
import type { AccountDialogProps } from './account-dialog-props';
import { DeviceRow } from './device-row';
import { WeixinBinding } from './weixin-binding';

const { devices: words } = account;

export type DeviceListProps = {
  devices: Reading<readonly SessionView[], ErrorOf<'not-logged-in'>> & { retry: () => void };
  now: number;
  onEnd: (session: SessionView) => Promise<void>;
};

/** The list in each of its states. */
export function DeviceList({ devices, now, onEnd }: DeviceListProps) {
  return (
    <Answer compact of={devices} waiting={<SkeletonText lines={4} />} failed={words.failed}>
      {(sessions) => (
        <>
          <styled.ul listStyle="none">
            {sessions.map((session) => (
              <DeviceRow
                key={session.id}
                session={session}
                now={now}
                onEnd={session.current ? undefined : () => onEnd(session)}
              />
            ))}
          </styled.ul>
          {sessions.every(({ current }) => current) && (
            <styled.p paddingTop="4" borderTopWidth="1px" borderColor="line" fontSize="sm" color="fg.muted">
              {words.alone}
            </styled.p>
          )}
        </>
      )}
    </Answer>
  );
}

/** 登录设备: where the member is logged in, and how to end it there. */
export function DevicesDialog({ open, onClose }: AccountDialogProps) {
  const { toasts, environment } = useServices();
  const { sessions, endSession, endOtherSessions } = useSessionQueries();
  const [asking, setAsking] = useState(false);
  const devices = useQuery(sessions, undefined);
  const others = devices.value?.filter(({ current }) => !current).length ?? 0;

  const failed = (error: unknown): void =>
    void toasts.commands.error(words.endFailed, { description: wordsForReaders(error) });
  const end = async (session: SessionView): Promise<void> => {
    try {
      await endSession(session.id);
      toasts.commands.success(words.ended(deviceInWords(session.userAgent)));
    } catch (error) {
      failed(error);
    }
  };
  const endOthers = async (): Promise<void> => {
    toasts.commands.success(words.endedOthers(await endOtherSessions()));
  };

  return (
    <Modal open={open} onClose={onClose} title={words.title}>
      <styled.p marginBottom="5" fontSize="sm" color="fg.muted">
        {words.hint}
      </styled.p>
      <DeviceList devices={devices} now={environment.clock.now()} onEnd={end} />
      {others > 0 && (
        <Button variant="outline" block marginTop="4" color="danger.fg" onClick={() => setAsking(true)}>
          {words.endOthers}
        </Button>
      )}
      <WeixinBinding />
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={words.endOthers}
        width="420px"
        confirmLabel={words.end}
        confirmTone="danger"
        onConfirm={endOthers}
        onError={failed}
      >
        {words.endOthersText(others)}
      </Modal>
    </Modal>
  );
}
