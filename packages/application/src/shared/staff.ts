import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from './authenticate.js';
import type { Caller, CallerContext } from './caller.js';
import type { Outcome } from './outcome.js';

/** Whether somebody has a role among the staff. */
export const hasRole = ({ staff }: Pick<Caller, 'staff'>): boolean => Boolean(staff?.role);

/** The caller, who must have a role among the staff. */
export const requireStaff = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return hasRole(caller.value) ? ok(caller.value) : err({ kind: 'forbidden' });
};
