import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, type AnswerProps } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { common } from '../../../messages/zh-CN/common';
import { admin } from '../messages/zh-CN/admin';

/** A failure in a line, where a part of a page did not load: what stands beside it keeps its height. */
export function FailedLine({ title, onRetry }: { title: string; onRetry?: (() => void) | undefined }) {
  return (
    <styled.p
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      minHeight="9"
      color="danger.fg"
      fontSize="sm"
    >
      {title}
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          {common.retry}
        </Button>
      )}
    </styled.p>
  );
}

type PartProps<Value> = Omit<AnswerProps<Value, AppError>, 'refused' | 'compact'>;

/** A part of a page of which several are read by themselves: of each a failure, or a refusal, is a line. */
export function PartAnswer<Value>(props: PartProps<Value>) {
  const { status, value, isBefore, refusal, retry } = props.of;
  const isRefused = status === 'refused' && refusal?.kind !== 'not-logged-in';
  const isShown = value !== undefined && !(isBefore && status === 'failed');
  if (isShown || !(isRefused || status === 'failed')) return <Answer {...props} refused="failed" />;
  // Asking again would be refused again.
  if (isRefused && refusal?.kind === 'entity-not-found') return <FailedLine title={admin.unseen} />;
  return <FailedLine title={props.failed} onRetry={retry} />;
}
