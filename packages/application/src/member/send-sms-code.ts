import {
  mobileIssue,
  SMS_CODE_LENGTH,
  SMS_CODE_LIFETIME_MS,
  SMS_PER_ADDRESS_AND_HOUR,
  SMS_PER_MOBILE_AND_DAY,
  SMS_RESEND_SECONDS,
} from '@ykd/domain/member';
import { DAY_MS, err, HOUR_MS, ok } from '@ykd/domain/shared';
import type { HumanCheck } from '../ports/human-check.js';
import type { SmsLimit } from '../ports/sms-codes.js';
import { SmsUnavailableError, type SmsSender } from '../ports/sms-sender.js';
import type { Ids } from '../ports/ids.js';
import type { SecurityLog } from '../ports/security-log.js';
import { countEvent } from '../security/record.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { UNASKED_PER_ADDRESS_AND_HOUR, UNASKED_SHARE, type SmsRules } from '../shared/sms-rules.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import type { MemberPort } from './port.js';
import { smsCodeDigest, type SmsCodeDeps } from './sms-code.js';

/** What sending a code needs. Members are not among it: the answer cannot depend on who exists. */
export interface SendSmsCodeDeps extends SmsCodeDeps {
  readonly ids: Ids;
  readonly smsSender: SmsSender;
  readonly securityLog: SecurityLog;
  readonly smsRules: SmsRules;
  /** Absent: nobody is asked. */
  readonly humanCheck: HumanCheck | undefined;
}

/** The longest request that any limit remembers. */
export const SMS_MEMORY_MS = DAY_MS;

/** The longest wait first: who has to wait for a day need not hear of a minute. */
const LIMITS = [
  { by: 'mobile', windowMs: SMS_MEMORY_MS, max: SMS_PER_MOBILE_AND_DAY },
  { by: 'address', windowMs: HOUR_MS, max: SMS_PER_ADDRESS_AND_HOUR },
  { by: 'mobile', windowMs: SMS_RESEND_SECONDS * 1000, max: 1 },
] as const;

/** A limit as it is counted at an instant: a request stops counting the moment that the wait was announced to end. */
const at =
  (now: number) =>
  ({ by, windowMs, max }: Pick<SmsLimit, 'by' | 'max'> & { readonly windowMs: number }): SmsLimit => ({
    by,
    since: now - windowMs + 1,
    max,
  });

const ceilings = ({ perHour, perDay }: SmsRules) =>
  [
    { by: 'all', windowMs: DAY_MS, max: perDay },
    { by: 'all', windowMs: HOUR_MS, max: perHour },
  ] as const;

/** Up to where nobody is asked whether he is a machine. */
const unasked = ({ perHour }: SmsRules) =>
  [
    { by: 'address', windowMs: HOUR_MS, max: UNASKED_PER_ADDRESS_AND_HOUR },
    { by: 'all', windowMs: HOUR_MS, max: Math.ceil(perHour * UNASKED_SHARE) },
  ] as const;

/** Counts the request, or says why it may not be made. */
const reserve = async (
  deps: SendSmsCodeDeps,
  { address }: CallerContext,
  { mobile, proof }: Parameters<MemberPort['sendSmsCode']>[0],
): Outcome<null, 'too-many-attempts' | 'human-check-needed' | 'codes-unavailable'> => {
  const { smsRules, humanCheck } = deps;
  const now = deps.clock.now();
  const isAsked = humanCheck !== undefined && !(proof !== undefined && humanCheck.accepts(mobile, proof));
  const hard = [...LIMITS, ...ceilings(smsRules)].map(at(now));
  const soft = isAsked ? unasked(smsRules).map(at(now)) : [];
  const full = await deps.smsCodes.reserve({ mobile, address, at: now }, [...hard, ...soft]);
  if (full === undefined) return ok(null);
  // Asked at the very end: whoever may not have a code in any case does not work for it.
  if (humanCheck !== undefined && soft.includes(full.limit)) {
    return err({ kind: 'human-check-needed', question: humanCheck.ask(mobile) });
  }
  const wait = tooManyAttempts(full.oldest - full.limit.since + 1);
  const isOfAll = full.limit.by === 'all';
  await countEvent(
    deps,
    { address: isOfAll ? '' : address },
    { kind: 'limit', detail: `sms-${full.limit.by}` },
  );
  return err(isOfAll ? { ...wait, kind: 'codes-unavailable' } : wait);
};

/**
 * Sends a code to a mobile. A request counts against the limits also when the SMS service fails: a message whose receipt
 * was lost may have been delivered and paid for. Its code is kept only once the service took it, so that a failure
 * leaves nothing usable behind; the code sent before stays good for the rest of its time.
 */
export const sendSmsCode = async (
  deps: SendSmsCodeDeps,
  context: CallerContext,
  input: Parameters<MemberPort['sendSmsCode']>[0],
): ReturnType<MemberPort['sendSmsCode']> => {
  const mobile = input.mobile.trim();
  const message = mobileIssue(mobile);
  if (message !== undefined) return err({ kind: 'invalid-input', issues: [{ field: 'mobile', message }] });
  const reserved = await reserve(deps, context, { ...input, mobile });
  if (!reserved.ok) return reserved;

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
