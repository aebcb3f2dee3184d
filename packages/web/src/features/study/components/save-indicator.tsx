import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import type { ProgressQueueState } from '@ykd/adapters-ui/stores';
import { AlertCircleIcon, CloudCheckIcon, CloudOffIcon, Spinner } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { study } from '../messages/zh-CN/study';

const COLOURS = {
  idle: 'fg.subtle',
  saving: 'fg.muted',
  saved: 'brand.fg',
  queued: 'amber.fg',
  refused: 'danger.fg',
} as const;

function Icon({ status }: { status: ProgressQueueState['status'] }) {
  if (status === 'saving') return <Spinner />;
  if (status === 'queued') return <CloudOffIcon size={18} />;
  if (status === 'refused') return <AlertCircleIcon size={18} />;
  return <CloudCheckIcon size={18} />;
}

/** Whether what was read is safe. */
export function SaveIndicator() {
  const status = useStore(useServices().progressSaving, (state) => state.status);
  return (
    <styled.span
      role="status"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      fontSize="sm"
      color={COLOURS[status]}
    >
      <Icon status={status} />
      {study.save[status]}
    </styled.span>
  );
}
