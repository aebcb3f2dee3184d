import { hasRight, type Right } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from './authenticate.js';
import type { Caller, CallerContext } from './caller.js';
import type { Outcome } from './outcome.js';

/** Whether a caller, if there is one, has a right. */
export const mayCaller = (caller: Pick<Caller, 'staff'> | undefined, right: Right): boolean =>
  hasRight(caller?.staff, right);

/** The caller, who must have a right. */
export const requireRight = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  right: Right,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return mayCaller(caller.value, right) ? ok(caller.value) : err({ kind: 'forbidden' });
};
