import { ErrorState, type ErrorStateProps } from '@ykd/adapters-ui/widgets';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { study } from '../../../messages/zh-CN/study';

/** Stands where something did not load. Tries again by itself when the connection is back. */
export function LoadFailure({
  title,
  onRetry,
  compact = false,
}: Pick<ErrorStateProps, 'title' | 'compact'> & { onRetry: () => void }) {
  const { isOnline, online$ } = useServices().environment;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const waiting = online$.subscribe(() => retry());
    return () => waiting.unsubscribe();
  }, [online$]);
  return (
    <ErrorState
      compact={compact}
      title={title}
      message={isOnline() ? undefined : study.offline}
      onRetry={onRetry}
    />
  );
}
