import { styled } from '../styled/index.js';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';
import { messages } from './messages.js';

export type ErrorStateProps = {
  /** Default 加载失败. */
  title?: string | undefined;
  /** What went wrong, in the reader's words. */
  message?: ReactNode;
  /** Shows 重试. */
  onRetry?: (() => void) | undefined;
  /** Another way out, such as a link home; stands after 重试. */
  action?: ReactNode;
  compact?: boolean | undefined;
};

/** Stands where the content would be when it could not be loaded. */
export function ErrorState({
  title = messages.errorTitle,
  message = messages.errorHint,
  onRetry,
  action,
  compact,
}: ErrorStateProps) {
  const ways = (onRetry || action) && (
    <styled.div display="flex" gap="3" flexWrap="wrap" justifyContent="center">
      {onRetry && (
        <Button variant="outline" onClick={() => onRetry()}>
          {messages.retry}
        </Button>
      )}
      {action}
    </styled.div>
  );
  return (
    <div role="alert">
      <EmptyState drawing="broken" title={title} hint={message} action={ways} compact={compact} />
    </div>
  );
}
