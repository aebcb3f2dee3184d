import type { SecondFactor } from '../entities/second-factor.js';

/** So many recovery codes are handed out at a time, each of so many digits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_DIGITS = 12;

/** Codes of the app have so many digits. */
const APP_DIGITS = 6;

/** After so many wrong codes in a row none is looked at for so long. */
export const WRONG_CODES_MAX = 5;
export const WRONG_CODES_WAIT_MS = 15 * 60 * 1000;

/** Nobody has set up anything yet. */
export const noFactor = (userId: string): SecondFactor => ({
  userId,
  sealedSecret: null,
  pendingSecret: null,
  since: null,
  lastStep: 0,
  codes: [],
  wrong: 0,
  waitUntil: 0,
});

/** Whole seconds until a code is looked at again; a wait that a clock ahead wrote is no longer than any other. */
export const secondsToWait = ({ waitUntil }: Pick<SecondFactor, 'waitUntil'>, now: number): number =>
  Math.ceil(Math.max(0, Math.min(waitUntil - now, WRONG_CODES_WAIT_MS)) / 1000);

/** How it stands after a wrong code. */
export const afterWrong = (factor: SecondFactor, now: number): SecondFactor =>
  factor.wrong + 1 < WRONG_CODES_MAX
    ? { ...factor, wrong: factor.wrong + 1 }
    : { ...factor, wrong: 0, waitUntil: now + WRONG_CODES_WAIT_MS };

/** What was typed, without what people put in between; which kind of code it can be. */
export const readCode = (
  typed: string,
): { readonly kind: 'app' | 'recovery'; readonly digits: string } | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  if (digits.length === APP_DIGITS) return { kind: 'app', digits };
  return digits.length === RECOVERY_DIGITS ? { kind: 'recovery', digits } : undefined;
};

/** As people read it. */
export const shownRecoveryCode = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1-');
