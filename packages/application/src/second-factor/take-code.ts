import { err, ok, type Result } from '@ykd/domain/shared';
import type { SecondFactor } from '../entities/second-factor.js';
import type { Tx } from '../ports/unit-of-work.js';
import { foldOf, securityEvent } from '../security/record.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { FACTOR_SECRET, holdFactor, type SecondFactorDeps } from './deps.js';
import { withoutCode } from './recovery-codes.js';
import { afterWrong, readCode, secondsToWait } from './rules.js';

type Refusal = ErrorOf<'not-logged-in' | 'wrong-second-factor' | 'too-many-attempts' | 'entity-not-found'>;

/** From the step before now to the one after: so far ahead of a code that is right another can have been right before. */
const AHEAD_STEPS = 2;

/**
 * Each step once: whoever looked over a shoulder is too late. One further ahead was taken while the clock was wrong, and
 * must not keep anybody out until then.
 */
const isUsed = (step: number, { lastStep }: Pick<SecondFactor, 'lastStep'>): boolean =>
  step <= lastStep && lastStep <= step + AHEAD_STEPS;

/** The factor after a code was used; undefined for a wrong one. */
const afterCode = (
  { secrets, totp, clock }: SecondFactorDeps,
  factor: SecondFactor,
  sealed: string | null,
  typed: string,
): { readonly factor: SecondFactor; readonly isRecovery: boolean } | undefined => {
  const code = readCode(typed);
  if (code === undefined) return undefined;
  const right = { ...factor, wrong: 0, waitUntil: 0 };
  if (code.kind === 'recovery') {
    const codes = withoutCode(secrets, factor, code.digits);
    return codes && { factor: { ...right, codes }, isRecovery: true };
  }
  const secret = sealed === null ? undefined : secrets.open(FACTOR_SECRET, sealed);
  const step = secret === undefined ? undefined : totp.stepOf(secret, code.digits, clock.now());
  if (step === undefined || (sealed === factor.sealedSecret && isUsed(step, factor))) return undefined;
  return { factor: { ...right, lastStep: step }, isRecovery: false };
};

/**
 * Takes a code, of the app or a recovery code, in a transaction that holds the member; `which`: of the secret that counts,
 * or of the one that he sets up. What a wrong one changes stands, too. Answers the factor as it is to be stored.
 */
export const takeCode = async (
  deps: SecondFactorDeps,
  tx: Tx,
  { context, caller, code }: { context: CallerContext; caller: Caller; code: string },
  which: 'sealedSecret' | 'pendingSecret' = 'sealedSecret',
): Promise<Result<SecondFactor, Refusal>> => {
  const userId = caller.user.id;
  const held = await holdFactor(tx, caller);
  if (!held.ok) return held;
  const factor = held.value;
  if (factor === undefined || factor[which] === null) return err({ kind: 'entity-not-found' });
  const now = deps.clock.now();
  const retryAfterSeconds = secondsToWait(factor, now);
  if (retryAfterSeconds > 0) return err({ kind: 'too-many-attempts', retryAfterSeconds });
  const used = afterCode(deps, factor, factor[which], code);
  const tell = async (detail: string): Promise<void> => {
    const event = securityEvent(deps, context, { kind: 'second-factor', userId, detail });
    await tx.securityLog.count(event, foldOf(event));
  };
  if (used === undefined || (used.isRecovery && which === 'pendingSecret')) {
    await tx.secondFactors.store(afterWrong(factor, now));
    await tell('failed');
    return err({ kind: 'wrong-second-factor' });
  }
  if (used.isRecovery) await tell('recovery');
  return ok(used.factor);
};
