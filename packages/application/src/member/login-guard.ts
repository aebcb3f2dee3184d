import { usernameKey } from '@ykd/domain/member';
import { HOUR_MS } from '@ykd/domain/shared';
import type { DeviceStanding } from '../ports/known-devices.js';
import type { LoginAttempts } from '../ports/login-attempts.js';
import type { Secrets } from '../ports/secrets.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';

export interface LoginGuardDeps {
  readonly loginAttempts: LoginAttempts;
  readonly secrets: Secrets;
}

/** Wrong passwords for one account, and for one member, from one address before the wait begins. */
export const MAX_LOGIN_FAILURES = 5;
/** Wrong passwords on a device that the account knows before the wait begins: nobody else brings it about. */
export const MAX_DEVICE_FAILURES = 10;
/** How far back these count, and so the longest wait: 15 minutes. */
export const LOGIN_FAILURE_WINDOW_MS = 15 * 60 * 1000;
/** Wrong passwords for one account from everywhere that it does not know, before a code is asked for there. */
export const MAX_STRANGER_FAILURES = 10;
/** How far back those count: an hour. */
export const STRANGER_WINDOW_MS = HOUR_MS;

const EVERYWHERE = '*';

/** A place where guesses are counted, and how many may be. */
interface Bucket {
  readonly account: string;
  readonly address: string;
  readonly max: number;
  readonly windowMs: number;
}

/** What is tried. */
export interface LoginTry {
  /** As it was typed. */
  readonly account: string;
  readonly pwd: string;
  /** The member behind the account, if there is one. */
  readonly memberId: string | undefined;
  /** How the account knows where it comes from, and the device's name. */
  readonly standing: DeviceStanding;
  readonly device: string;
  /** Epoch ms. */
  readonly now: number;
}

/** A try that may go on, or why not. `hears`: whether he may hear that the password is right. */
export type Admitted =
  | {
      readonly passes: true;
      readonly hears: boolean;
      /** The password was right. */
      succeed(): Promise<void>;
    }
  | { readonly passes: false; readonly error: ErrorOf<'too-many-attempts' | 'code-needed'> };

/** Under which names a try is counted at an address. */
const namesOf = ({ account, memberId }: LoginTry) => {
  const typed = usernameKey(account);
  // Where there is nobody, or nothing to add to his tries, as much is written all the same: the time tells nothing.
  const nobody = `nobody:${typed}`;
  return {
    typed: `account:${typed}`,
    member: memberId === undefined ? nobody : `member:${memberId}`,
    nobody,
  };
};

/** Two bytes of a keyed digest: enough to know a guess again, too little to find it out. */
const guessOf = ({ secrets }: LoginGuardDeps, { account, pwd }: LoginTry): string =>
  secrets.digest('login-guess', `${usernameKey(account)}:${pwd}`).slice(-3);

/**
 * Counts a try before the password is looked at, so that guesses sent side by side cannot outrun the limits. A password
 * that is tried again is no further guess: right ones are never too many, however many come at once. On a device that the
 * account knows only its own failures count. Elsewhere those from the address do, and, unless the account knows that, all
 * those from where it knows nobody: then a code is asked for, which the owner gets and nobody else.
 */
export const admitLogin = async (
  deps: LoginGuardDeps,
  { address }: Pick<CallerContext, 'address'>,
  tried: LoginTry,
): Promise<Admitted> => {
  const { now, standing, device } = tried;
  const guess = guessOf(deps, tried);
  const { typed, member, nobody } = namesOf(tried);
  const mine: Bucket[] = [];

  /** The instant of the oldest guess in a bucket that is full; otherwise undefined. */
  const reserve = async (bucket: Bucket): Promise<number | undefined> => {
    const attempt = { account: bucket.account, address: bucket.address, guess, at: now };
    // A guess stops counting at the very instant that the wait was announced to end.
    const made = await deps.loginAttempts.reserve(attempt, now - bucket.windowMs + 1, bucket.max);
    if (made.kind === 'counted') mine.push(bucket);
    return made.kind === 'full' ? made.oldest : undefined;
  };
  const forgetGuess = async (buckets: readonly Bucket[]): Promise<void> => {
    for (const one of buckets) await deps.loginAttempts.forget(one.account, one.address, guess);
  };
  const refuse = async (error: ErrorOf<'too-many-attempts' | 'code-needed'>): Promise<Admitted> => {
    await forgetGuess(mine);
    return { passes: false, error };
  };

  const near = { windowMs: LOGIN_FAILURE_WINDOW_MS, max: MAX_LOGIN_FAILURES, address };
  const own: Bucket =
    standing === 'device'
      ? { ...near, account: typed, address: `device:${device}`, max: MAX_DEVICE_FAILURES }
      : { ...near, account: typed };
  const oldest = await reserve(own);
  if (oldest !== undefined) return refuse(tooManyAttempts(oldest + own.windowMs - now));

  const strangers = { account: typed, address: EVERYWHERE, max: MAX_STRANGER_FAILURES };
  const all: Bucket = { ...strangers, windowMs: STRANGER_WINDOW_MS };
  if (standing === 'unknown' && (await reserve(all)) !== undefined) return refuse({ kind: 'code-needed' });

  const behind: Bucket = { ...near, account: member };
  const hears = standing === 'device' || (await reserve(behind)) === undefined;
  if (!hears) await reserve({ ...near, account: nobody });
  return {
    passes: true,
    hears,
    succeed: async () => {
      for (const one of [own, behind]) await deps.loginAttempts.forget(one.account, one.address);
      // What others tried stays.
      await forgetGuess([all]);
    },
  };
};
