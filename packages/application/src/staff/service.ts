import { isStaff } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { StaffPort } from './port.js';

/** The staff for one caller. */
export const staffPort = (deps: AuthenticateDeps, context: CallerContext): StaffPort => ({
  me: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { staff, pending } = caller.value;
    // Nothing of what he may do is told before.
    if (isStaff(pending?.staff)) return ok({ grants: [], ...(pending && { pending: pending.step }) });
    if (!isStaff(staff)) return err({ kind: 'forbidden' });
    const { role, grants } = staff;
    return ok({ ...(role === undefined ? {} : { role }), grants });
  },
});
