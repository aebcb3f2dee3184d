import { styled } from '../styled/index.js';
import type { ReactNode } from 'react';
import type { DrawingName } from './drawings/art.js';
import { Drawing } from './drawings/drawing.js';
import { messages } from './messages.js';

export type EmptyStateProps = {
  /** Default 无数据. */
  title?: string | undefined;
  hint?: ReactNode;
  /** What to do next: a button or a link. */
  action?: ReactNode;
  drawing?: DrawingName | undefined;
  /** For a narrow column or a table: a smaller drawing and less air. */
  compact?: boolean | undefined;
};

/** Stands where a list would be when there is nothing in it. */
export function EmptyState({
  title = messages.noData,
  hint,
  action,
  drawing = 'book',
  compact = false,
}: EmptyStateProps) {
  return (
    <styled.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="4"
      py={compact ? '6' : '12'}
    >
      <Drawing name={drawing} width={compact ? 112 : 160} />
      <styled.p textStyle="heading" marginTop="2">
        {title}
      </styled.p>
      {hint && (
        <styled.div color="fg.muted" fontSize="sm" maxWidth="80" textWrap="pretty">
          {hint}
        </styled.div>
      )}
      {action && <styled.div marginTop="3">{action}</styled.div>}
    </styled.div>
  );
}
