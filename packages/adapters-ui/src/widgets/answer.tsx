import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { ReactElement, ReactNode } from 'react';
import type { Asked } from '../react/use-query.js';
import type { Reading } from '../stores/query.js';
import { ErrorState } from './error-state.js';
import { LoadingRegion } from './skeleton.js';

/** What may be refused has to be drawn: in a way of its own, or like a failure. */
type OnRefusal<Refusal> = [Exclude<Refusal, ErrorOf<'not-logged-in'>>] extends [never]
  ? { readonly refused?: undefined }
  : { readonly refused: 'failed' | ReactElement };

/** What is known; without `retry` a failure has no button. */
type AnswerOf<Value, Refusal> = Reading<Value, Refusal> & Partial<Pick<Asked<Value, Refusal>, 'retry'>>;

export type AnswerProps<Value, Refusal extends AppError> = OnRefusal<Refusal> & {
  readonly of: AnswerOf<Value, Refusal>;
  /** What stands there until the first answer: skeletons. */
  readonly waiting: ReactNode;
  /** The title of a failure. */
  readonly failed: string;
  /** Of a failure in a narrow place. */
  readonly compact?: boolean | undefined;
  /** What stands in the place of a value that `isEmpty`. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (value: Value) => boolean;
  readonly children: (value: Value) => ReactNode;
};

/** What is read from the server, in each of its states: on its way, failed, refused, empty, there. */
export function Answer<Value, Refusal extends AppError = never>({
  of: { status, value, isBefore, refusal, retry },
  waiting,
  failed,
  compact,
  refused,
  empty,
  isEmpty,
  children,
}: AnswerProps<Value, Refusal>): ReactNode {
  // Of who is not logged in nothing is drawn: the guard leads away.
  const isRefused = status === 'refused' && refusal?.kind !== 'not-logged-in';
  if (isRefused && refused !== 'failed') return refused;
  // What stands for another key does not stand for what this one failed to bring.
  const shown = isBefore && status === 'failed' ? undefined : value;
  if (shown !== undefined) return isEmpty?.(shown) ? empty : children(shown);
  return isRefused || status === 'failed' ? (
    <ErrorState title={failed} onRetry={retry} compact={compact} />
  ) : (
    <LoadingRegion>{waiting}</LoadingRegion>
  );
}
