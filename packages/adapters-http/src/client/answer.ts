import type { AppError, ErrorOf } from '@ykd/application/shared';
import type { Issue } from '@ykd/domain/member';
import { err, ok, type Result } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import type { AnyCall, DataOf, KindOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { errorFromWire } from '../contracts/errors.js';
import { identifier } from '../contracts/values.js';
import { RequestError } from './request-error.js';

/** What people read when an answer is none of ours. */
export const UNREADABLE = '服务器的回答无法识别，请稍后再试';

const isExpected = <K extends AppError['kind']>(error: AppError, kinds: readonly K[]): error is ErrorOf<K> =>
  (kinds as readonly string[]).includes(error.kind);

/** Whether all that is wrong are ids that nothing can have: the query of the call takes them for nothing else. */
const areIdsOfNothing = ({ method, query }: AnyCall, issues: readonly Issue[]): boolean => {
  const fields = (query as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
  return (
    method === 'GET' &&
    issues.length > 0 &&
    issues.every(({ field }) => Object.hasOwn(fields, field) && fields[field] === identifier)
  );
};

/** That there is no such thing, of whichever kind; what holds another comes before it. */
const MISSING = ['entity-not-found', 'order-not-found', 'course-not-found'] as const;

/** What a call says of its failure; of an id from an address that nothing can have, that nothing has it. */
const failureOf = (call: AnyCall, error: AppError): AppError => {
  const missing = MISSING.find((kind) => call.errors.includes(kind));
  if (missing === undefined || error.kind !== 'invalid-input' || call.errors.includes(error.kind))
    return error;
  return areIdsOfNothing(call, error.issues) ? { kind: missing } : error;
};

const readFailure = <C extends AnyCall>(call: C, status: number, body: unknown): ErrorOf<KindOf<C>> => {
  const parsed = z.safeParse(failure, body);
  if (!parsed.success) throw new RequestError(UNREADABLE, { status, cause: parsed.error });
  const told = errorFromWire(parsed.data);
  const error = told && failureOf(call, told);
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
