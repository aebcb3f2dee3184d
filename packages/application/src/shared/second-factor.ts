import type { Right } from '@ykd/domain/access';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { SessionOwner } from '../ports/session-repository.js';
import type { AuthenticateDeps } from './authenticate.js';
import type { Caller, CallerContext } from './caller.js';
import type { ErrorOf } from './errors.js';
import type { Outcome } from './outcome.js';
import { requireRight } from './rights.js';
import { CLOCK_TOLERANCE_MS } from './session-rules.js';

/** Whether everybody of the staff has to have a second factor. */
export type SecondFactorRule = 'required' | 'optional';

/** For so long after a code what is sensitive asks for no other: 15 minutes. */
export const FRESH_FACTOR_MS = 15 * 60 * 1000;

type Standing = Pick<Caller, 'staff' | 'pending' | 'secondFactor'>;

/**
 * What a session's owner may do with it. Without the second factor that he has, or has to have, he is no staff at all: no
 * use case has to think of it.
 */
export const standingOf = (
  rule: SecondFactorRule,
  { staff, secondFactor }: Pick<SessionOwner, 'staff' | 'secondFactor'>,
): Standing => {
  if (staff === undefined) return {};
  if (secondFactor === undefined) {
    return rule === 'required' ? { pending: { staff, step: 'enrol' } } : { staff };
  }
  return secondFactor.at === null
    ? { pending: { staff, step: 'code' }, secondFactor }
    : { staff, secondFactor };
};

/** For sensitive acts: whoever has a second factor gave a code a short while ago. */
export const requireFresh = (
  { clock }: { readonly clock: Clock },
  { secondFactor }: Pick<Caller, 'secondFactor'>,
): Result<null, ErrorOf<'second-factor-needed'>> => {
  if (secondFactor === undefined) return ok(null);
  const { at } = secondFactor;
  const age = at === null ? Infinity : clock.now() - at;
  return age < FRESH_FACTOR_MS && age >= -CLOCK_TOLERANCE_MS
    ? ok(null)
    : err({ kind: 'second-factor-needed' });
};

/** The caller, who must have a right and, where he has a second factor, have given a code a short while ago. */
export const requireFreshRight = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  right: Right,
): Outcome<Caller, 'not-logged-in' | 'forbidden' | 'second-factor-needed'> => {
  const caller = await requireRight(deps, context, right);
  if (!caller.ok) return caller;
  const fresh = requireFresh(deps, caller.value);
  return fresh.ok ? caller : fresh;
};
