import type { Secrets } from '../ports/secrets.js';
import { RECOVERY_CODE } from './deps.js';
import { RECOVERY_CODES, RECOVERY_DIGITS, shownRecoveryCode } from './rules.js';

const textOf = (userId: string, digits: string): string => `${userId} ${digits}`;

/** New recovery codes of a member: as they are shown, and what is kept of them. */
export const newRecoveryCodes = (
  secrets: Pick<Secrets, 'digits' | 'digest'>,
  userId: string,
): { readonly shown: readonly string[]; readonly digests: readonly string[] } => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => secrets.digits(RECOVERY_DIGITS));
  return {
    shown: codes.map(shownRecoveryCode),
    digests: codes.map((digits) => secrets.digest(RECOVERY_CODE, textOf(userId, digits))),
  };
};

/** The codes that are left when this one is used; undefined when it is none of them. A keyed digest tells nothing by its time. */
export const withoutCode = (
  secrets: Pick<Secrets, 'digest' | 'olderDigests'>,
  { userId, codes }: { readonly userId: string; readonly codes: readonly string[] },
  digits: string,
): readonly string[] | undefined => {
  const text = textOf(userId, digits);
  const known = [secrets.digest(RECOVERY_CODE, text), ...secrets.olderDigests(RECOVERY_CODE, text)];
  const left = codes.filter((code) => !known.includes(code));
  return left.length < codes.length ? left : undefined;
};
