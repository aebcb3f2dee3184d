import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';

/** What tells whether somebody is a partner, or was one. */
export interface RequirePartnerDeps extends AuthenticateDeps {
  readonly partners: { find(userId: string): Promise<object | undefined> };
}

/** The id of the caller, who must be a partner, or have been one. */
export const requirePartner = async (
  deps: RequirePartnerDeps,
  context: CallerContext,
): Outcome<string, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id } = caller.value.user;
  return (await deps.partners.find(id)) === undefined ? err({ kind: 'forbidden' }) : ok(id);
};
