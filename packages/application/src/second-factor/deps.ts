import { isStaff } from '@ykd/domain/access';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Secrets } from '../ports/secrets.js';
import type { SecondFactor, Totp } from '../ports/second-factor.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import type { RecordDeps } from '../security/record.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { NotLoggedIn } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';

export interface SecondFactorDeps extends AuthenticateDeps, RecordDeps {
  readonly unitOfWork: UnitOfWork;
  readonly secrets: Secrets;
  readonly totp: Totp;
}

/** The purposes for which secrets are sealed, and recovery codes digested. */
export const FACTOR_SECRET = 'second-factor';
export const RECOVERY_CODE = 'recovery-code';

/** A member of staff, whether he gave a code or not. */
export const requireAnyStaff = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<Caller, 'not-logged-in' | 'forbidden'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { staff, pending } = caller.value;
  return isStaff(staff ?? pending?.staff) ? ok(caller.value) : err({ kind: 'forbidden' });
};

/**
 * Holds the caller and his second factor. His session may have ended since he called, because another one of his set up
 * another factor: it has no say any more.
 */
export const holdFactor = async (
  { secondFactors, sessions }: Pick<Tx, 'secondFactors' | 'sessions'>,
  { user, sessionId }: Pick<Caller, 'user' | 'sessionId'>,
): Promise<Result<SecondFactor | undefined, NotLoggedIn>> => {
  const factor = await secondFactors.hold(user.id);
  return (await sessions.idsOf(user.id)).includes(sessionId) ? ok(factor) : err({ kind: 'not-logged-in' });
};
