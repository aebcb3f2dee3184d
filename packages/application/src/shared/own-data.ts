import { err, ok } from '@ykd/domain/shared';
import type { AuthenticateDeps } from './authenticate.js';
import { requireCaller } from './authenticate.js';
import type { Caller, CallerContext } from './caller.js';
import type { Outcome } from './outcome.js';

/** The caller, provided that `userId` is his own: ids in payloads are not trusted. */
export const requireOwner = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  userId: string,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return caller.value.user.id === userId ? ok(caller.value) : err({ kind: 'forbidden' });
};
