import type { Asked } from '@ykd/adapters-ui/react';
import { Answer, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import type { ReactNode } from 'react';
import { admin } from '../messages/zh-CN/admin';
import { logs } from '../messages/zh-CN/logs';

/** A line of a log in each of the states of its loading: what is not there, and what one may not see, is said as such. */
export function LineAnswer<Line>({
  of,
  children,
}: {
  of: Asked<Line, AppError>;
  children: (line: Line) => ReactNode;
}) {
  const isForbidden = of.refusal?.kind === 'forbidden';
  return (
    <Answer
      of={of}
      failed={logs.failed}
      refused={
        isForbidden ? (
          <EmptyState drawing="broken" title={admin.refused} hint={admin.refusedHint} />
        ) : (
          <EmptyState drawing="search" title={logs.missing} hint={logs.missingHint} />
        )
      }
      waiting={<SkeletonCard lines={6} />}
    >
      {children}
    </Answer>
  );
}
