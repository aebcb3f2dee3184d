import { wordsForReaders } from '@ykd/adapters-http/client';
import { isRouteErrorResponse } from 'react-router-dom';
import { errors } from '../../messages/zh-CN/errors';

/** What the error page says. */
export interface ErrorWords {
  /** 500 unless the error knows better. Specification §2. Undefined: no server answered, so nothing of it failed. */
  readonly status: number | undefined;
  readonly title: string;
  readonly message: string;
}

const DEFAULT_STATUS = 500;

const statusOf = (error: unknown): number | undefined => {
  if (isRouteErrorResponse(error)) return error.status;
  const status = error instanceof Error ? (error as { readonly status?: unknown }).status : undefined;
  if (typeof status === 'number') return status;
  return wordsForReaders(error) === undefined ? DEFAULT_STATUS : undefined;
};

/** Puts an error into words; a bug's own text is for the console. */
export const describeError = (error: unknown): ErrorWords => {
  const status = statusOf(error);
  if (status === 404) return { status, title: errors.notFoundTitle, message: errors.notFoundHint };
  return { status, title: errors.title, message: wordsForReaders(error) ?? errors.unknown };
};
