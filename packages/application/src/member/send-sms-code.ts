import {
  mobileIssue,
  SMS_CODE_LENGTH,
  SMS_CODE_LIFETIME_MS,
  SMS_PER_ADDRESS_AND_HOUR,
  SMS_PER_MOBILE_AND_DAY,
  SMS_RESEND_SECONDS,
} from '@ykd/domain/member';
import { DAY_MS, err, HOUR_MS, ok } from '@ykd/domain/shared';
import type { SmsLimit } from '../ports/sms-codes.js';
import { SmsUnavailableError, type SmsSender } from '../ports/sms-sender.js';
import type { Ids } from '../ports/ids.js';
import type { SecurityLog } from '../ports/security-log.js';
import { countEvent } from '../security/record.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import { smsCodeDigest, type SmsCodeDeps } from './sms-code.js';

/** What sending a code needs. Members are not among it: the answer cannot depend on who exists. */
export interface SendSmsCodeDeps extends SmsCodeDeps {
  readonly ids: Ids;
  readonly smsSender: SmsSender;
  readonly securityLog: SecurityLog;
}

/** The longest request that any limit remembers. */
export const SMS_MEMORY_MS = DAY_MS;

/** The longest wait first: who has to wait for a day need not hear of a minute. */
const LIMITS = [
  { by: 'mobile', windowMs: SMS_MEMORY_MS, max: SMS_PER_MOBILE_AND_DAY },
  { by: 'address', windowMs: HOUR_MS, max: SMS_PER_ADDRESS_AND_HOUR },
  { by: 'mobile', windowMs: SMS_RESEND_SECONDS * 1000, max: 1 },
] as const;

/** A request stops counting at the very instant that the wait was announced to end. */
const limitsAt = (now: number): readonly SmsLimit[] =>
  LIMITS.map(({ by, windowMs, max }) => ({ by, since: now - windowMs + 1, max }));

/**
 * Sends a code to a mobile. A request counts against the limits also when the SMS service fails: a message whose receipt
 * was lost may have been delivered and paid for. Its code is kept only once the service took it, so that a failure
 * leaves nothing usable behind; the code sent before stays good for the rest of its time.
 */
export const sendSmsCode = async (
  deps: SendSmsCodeDeps,
  context: CallerContext,
  input: { readonly mobile: string },
): Outcome<null, 'invalid-input' | 'too-many-attempts' | 'sms-unavailable'> => {
  const mobile = input.mobile.trim();
  const message = mobileIssue(mobile);
  if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'mobile', message }] });

  const now = deps.clock.now();
  const full = await deps.smsCodes.reserve({ mobile, address: context.address, at: now }, limitsAt(now));
  if (full !== undefined) {
    await countEvent(deps, context, { kind: 'limit', detail: `sms-${full.limit.by}` });
    const waitMs = full.oldest - full.limit.since + 1;
    return err(tooManyAttempts(waitMs));
  }

  const code = deps.secrets.digits(SMS_CODE_LENGTH);
  try {
    await deps.smsSender.sendCode({ mobile, code });
  } catch (error) {
    if (error instanceof SmsUnavailableError) return err({ kind: 'sms-unavailable' });
    throw error;
  }
  await deps.smsCodes.store({
    mobile,
    address: context.address,
    digest: smsCodeDigest(deps.secrets, mobile, code),
    expiresAt: deps.clock.now() + SMS_CODE_LIFETIME_MS,
  });
  return ok(null);
};
