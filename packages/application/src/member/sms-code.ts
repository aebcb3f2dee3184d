import { SMS_CODE_MAX_TRIES } from '@ykd/domain/member';
import type { Clock } from '../ports/clock.js';
import type { Secrets } from '../ports/secrets.js';
import type { SmsCodes } from '../ports/sms-codes.js';
import type { CallerContext } from '../shared/caller.js';

export interface SmsCodeDeps {
  readonly clock: Clock;
  readonly smsCodes: SmsCodes;
  readonly secrets: Secrets;
}

const PURPOSE = 'sms-code';

/** The mobile goes in, so that equal codes of two mobiles differ. */
const textOf = (mobile: string, code: string): string => `${mobile}:${code}`;

/** How a code is stored. */
export const smsCodeDigest = (secrets: Secrets, mobile: string, code: string): string =>
  secrets.digest(PURPOSE, textOf(mobile, code));

/** Uses up one try of a mobile's code, and the code itself when it is the right one: true for one caller only. */
export const redeemSmsCode = (
  deps: SmsCodeDeps,
  { address }: CallerContext,
  mobile: string,
  code: string,
): Promise<boolean> =>
  deps.smsCodes.redeem({
    mobile,
    address,
    digest: smsCodeDigest(deps.secrets, mobile, code),
    olderDigests: deps.secrets.olderDigests(PURPOSE, textOf(mobile, code)),
    at: deps.clock.now(),
    maxTries: SMS_CODE_MAX_TRIES,
  });
