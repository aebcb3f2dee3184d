import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useStore } from '@ykd/adapters-ui/react';
import { createSessionsStore, type SessionsState } from '@ykd/adapters-ui/stores';
import { Button, ErrorState, LoadingRegion, Modal, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { SessionView } from '@ykd/application';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { account } from '../../../messages/zh-CN/account';
import type { AccountDialogProps } from './account-dialog-props';
import { DeviceRow } from './device-row';
import { deviceInWords } from '../device-words';
import { WeixinBinding } from './weixin-binding';

const { devices } = account;

export type DeviceListProps = SessionsState & {
  now: number;
  onRetry: () => void;
  onEnd: (session: SessionView) => Promise<void>;
};

/** The list in each of its states. */
export function DeviceList({ status, sessions, now, onRetry, onEnd }: DeviceListProps) {
  if (status === 'failed') return <ErrorState title={devices.failed} onRetry={onRetry} compact />;
  if (status !== 'ready') {
    return (
      <LoadingRegion>
        <SkeletonText lines={4} />
      </LoadingRegion>
    );
  }
  return (
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
          {devices.alone}
        </styled.p>
      )}
    </>
  );
}

/** 登录设备: where the member is logged in, and how to end it there. */
export function DevicesDialog({ open, onClose }: AccountDialogProps) {
  const { member, toasts, environment } = useServices();
  const [store] = useState(() => createSessionsStore({ member }));
  const [asking, setAsking] = useState(false);
  const state = useStore(store);
  const others = state.sessions.filter(({ current }) => !current).length;
  useEffect(() => void store.load(), [store]);

  const failed = (error: unknown): void =>
    void toasts.commands.error(devices.endFailed, { description: wordsForReaders(error) });
  const end = async (session: SessionView): Promise<void> => {
    try {
      await store.end(session.id);
      toasts.commands.success(devices.ended(deviceInWords(session.userAgent)));
    } catch (error) {
      failed(error);
    }
  };
  const endOthers = async (): Promise<void> => {
    toasts.commands.success(devices.endedOthers(await store.endOthers()));
  };

  return (
    <Modal open={open} onClose={onClose} title={devices.title}>
      <styled.p marginBottom="5" fontSize="sm" color="fg.muted">
        {devices.hint}
      </styled.p>
      <DeviceList {...state} now={environment.clock.now()} onRetry={() => void store.load()} onEnd={end} />
      {others > 0 && (
        <Button variant="outline" block marginTop="4" color="danger.fg" onClick={() => setAsking(true)}>
          {devices.endOthers}
        </Button>
      )}
      <WeixinBinding />
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={devices.endOthers}
        width="420px"
        confirmLabel={devices.end}
        confirmTone="danger"
        onConfirm={endOthers}
        onError={failed}
      >
        {devices.endOthersText(others)}
      </Modal>
    </Modal>
  );
}
