import { ErrorState, type ErrorStateProps } from '@ykd/adapters-ui/widgets';
import { useEffect, useEffectEvent } from 'react';
import { nextTry } from '../../container/next-try';
import { useServices } from '../../container/services-context';
import { study } from './messages/zh-CN/study';

/** Stands where something did not load. Tries again by itself. */
export function LoadFailure({
  title,
  onRetry,
  compact = false,
}: Pick<ErrorStateProps, 'title' | 'compact'> & { onRetry: () => void }) {
  const { environment } = useServices();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const waiting = nextTry(environment).subscribe(() => retry());
    return () => waiting.unsubscribe();
  }, [environment]);
  return (
    <ErrorState
      compact={compact}
      title={title}
      message={environment.isOnline() ? undefined : study.offline}
      onRetry={onRetry}
    />
  );
}
