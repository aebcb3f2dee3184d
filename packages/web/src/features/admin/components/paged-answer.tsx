import type { Asked } from '@ykd/adapters-ui/react';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { AppError, KeyPage } from '@ykd/application/shared';
import type { ReactNode } from 'react';
import { Refused } from './refused';
import { StepPager, type useTurns } from './step-pager';

/** A page of rows, with the ways to those before and after it. */
export function PagedAnswer<Row>({
  of,
  words: { failed, list },
  nobody,
  stepsOf,
  children,
}: {
  of: Asked<KeyPage<Row>, AppError>;
  /** What is said where it cannot be read, and what the list is called. */
  words: { readonly failed: string; readonly list: string };
  /** What is said where there is no row. */
  nobody: { readonly title: string; readonly hint: string };
  stepsOf: ReturnType<typeof useTurns>['stepsOf'];
  children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <Answer
      of={of}
      failed={failed}
      waiting={<SkeletonCard lines={6} />}
      refused={<Refused />}
      isEmpty={({ list: rows }) => rows.length === 0}
      empty={
        <Card>
          <EmptyState {...nobody} />
        </Card>
      }
    >
      {(page) => (
        <>
          {children(page.list)}
          <StepPager label={list} {...stepsOf(page)} />
        </>
      )}
    </Answer>
  );
}
