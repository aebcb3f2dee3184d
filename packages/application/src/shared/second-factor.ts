import type { Right } from '@ykd/domain/access';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { AuthenticateDeps } from './authenticate.js';
import type { Caller, CallerContext } from './caller.js';
import type { ErrorOf } from './errors.js';
import type { Outcome } from './outcome.js';
import { requireRight } from './rights.js';
import { CLOCK_TOLERANCE_MS } from './session-rules.js';

/** For so long after a code what is sensitive asks for no other: 15 minutes. */
export const FRESH_FACTOR_MS = 15 * 60 * 1000;

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
