import type { AppError } from '@ykd/application/shared';
import type * as z from 'zod/mini';
import type { AnyCall } from '../contracts/call.js';
import { identifier } from '../contracts/values.js';
import { Refusal } from '../plugins/answers.js';

/** That there is no such thing, of whichever kind; what holds another comes before it. */
const MISSING = ['entity-not-found', 'order-not-found', 'course-not-found'] as const;

/** Whether a field of a query takes ids, and nothing else. */
const isId = ({ query }: AnyCall, field: string): boolean => {
  const fields = (query as z.core.$ZodObject | undefined)?._zod.def.shape ?? {};
  return Object.hasOwn(fields, field) && fields[field] === identifier;
};

/**
 * What a reading call answers where all that is wrong are ids in its query that nothing can have, too long or with control
 * characters: that nothing has them. Undefined where something else is wrong, such as an id that is not said at all, or
 * where the call tells what is. `said`: the query as it came.
 */
export const missingFor = (call: AnyCall, said: unknown, error: unknown): AppError | undefined => {
  const kind = MISSING.find((one) => call.errors.includes(one));
  if (kind === undefined || call.method !== 'GET' || call.errors.includes('invalid-input')) return undefined;
  if (!(error instanceof Refusal) || error.refusal.kind !== 'invalid-input') return undefined;
  const { issues } = error.refusal;
  const words = said as Readonly<Record<string, unknown>>;
  const isSaid = (field: string): boolean => isId(call, field) && typeof words[field] === 'string';
  return issues.length > 0 && issues.every(({ field }) => isSaid(field)) ? { kind } : undefined;
};
