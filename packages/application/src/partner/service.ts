import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { apply } from './apply.js';
import type { PartnerDeps } from './deps.js';
import { agree, savePayee, saveProfile } from './own-changes.js';
import type { PartnerPort } from './port.js';
import { asSeenByOthers, standingOf } from './standing.js';

/** The way to be a partner, and oneself as one, for one caller. */
export const partnerPort = (deps: PartnerDeps, context: CallerContext): PartnerPort => ({
  standing: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, viewing } = caller.value;
    const own = await standingOf(deps, user.id);
    return ok(viewing === undefined ? own : asSeenByOthers(own));
  },
  apply: (input) => apply(deps, context, input),
  saveProfile: (input) => saveProfile(deps, context, input),
  savePayee: (input) => savePayee(deps, context, input),
  agree: (input) => agree(deps, context, input),
});
