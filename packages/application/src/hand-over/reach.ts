import { hasRight, reachOf, type StaffMember } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { GivingReach } from './port.js';

/** Whose students somebody may give away: whoever manages assistants everybody's, whoever looks after students his own. */
export const givingReach = (staff: StaffMember | undefined): GivingReach => {
  if (hasRight(staff, 'assistants.manage')) return 'all';
  return reachOf(staff, 'students.see') === 'none' ? 'none' : 'own';
};

/** Whether somebody may give away the students of a member of staff. */
export const mayGive = (staff: StaffMember | undefined, userId: string, from: string): boolean => {
  const reach = givingReach(staff);
  return reach === 'all' || (reach === 'own' && from === userId);
};

/** The caller, who must be one who gives students away; `from`: those of this one. */
export const requireGiver = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  from?: string,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, staff } = caller.value;
  return mayGive(staff, user.id, from ?? user.id) ? ok(caller.value) : err({ kind: 'forbidden' });
};
