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

/** The caller, who must be whom the sender names: another tab may have logged in as somebody else since then. */
export const requireLearner = (
  deps: AuthenticateDeps,
  context: CallerContext,
  userId: string | undefined,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> =>
  userId === undefined ? requireCaller(deps, context) : requireOwner(deps, context, userId);
