import type { AppError, ErrorOf } from '@ykd/application/shared';
import { err, ok, type Result } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import type { AnyCall, DataOf, KindOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { errorFromWire } from '../contracts/errors.js';
import { RequestError } from './request-error.js';

/** What people read when an answer is none of ours. */
export const UNREADABLE = '服务器的回答无法识别，请稍后再试';

const isExpected = <K extends AppError['kind']>(error: AppError, kinds: readonly K[]): error is ErrorOf<K> =>
  (kinds as readonly string[]).includes(error.kind);

const readFailure = <C extends AnyCall>(call: C, status: number, body: unknown): ErrorOf<KindOf<C>> => {
  const parsed = z.safeParse(failure, body);
  if (!parsed.success) throw new RequestError(UNREADABLE, { status, cause: parsed.error });
  const error = errorFromWire(parsed.data);
  if (error !== undefined && isExpected<KindOf<C>>(error, call.errors)) return error;
  const { message, code } = parsed.data;
  throw new RequestError(message, { status, code, cause: error });
};

/** Reads the answer to a call: the data, or an error that the call's port names. Anything else throws RequestError. */
export const readAnswer = async <C extends AnyCall>(
  call: C,
  response: Response,
): Promise<Result<DataOf<C>, ErrorOf<KindOf<C>>>> => {
  const { status } = response;
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new RequestError(UNREADABLE, { status, cause });
  });
  if (!response.ok) return err(readFailure(call, status, body));
  const parsed = z.safeParse(call.response, body);
  if (!parsed.success) throw new RequestError(UNREADABLE, { status, cause: parsed.error });
  return ok(parsed.data.data as DataOf<C>);
};
