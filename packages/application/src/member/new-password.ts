import { guessablePasswordIssue, type Issue } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { CommonPasswords } from '../ports/common-passwords.js';
import { PasswordsBusyError, type PasswordHasher } from '../ports/password-hasher.js';
import { SEALED_PASSWORD, type Secrets } from '../ports/secrets.js';
import type { Outcome } from '../shared/outcome.js';

/** What setting a password needs. */
export interface NewPasswordDeps {
  readonly passwordHasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly accountServices: AccountServices;
  readonly secrets: Secrets;
}

/** What is wrong with a password that others would try among the first; `names`: what its owner is called. */
export const guessableIssues = async (
  { commonPasswords }: Pick<NewPasswordDeps, 'commonPasswords'>,
  names: Parameters<typeof guessablePasswordIssue>[1]['names'],
  pwd: string,
): Promise<readonly Issue[]> => {
  const message = guessablePasswordIssue(pwd, { isCommon: await commonPasswords.has(pwd), names });
  return message === undefined ? [] : [{ field: 'pwd', message }];
};

/** Work with hashes, when its turn comes; logins-unavailable when too many wait. */
export const inTurn = async <T>(
  { passwordHasher }: Pick<NewPasswordDeps, 'passwordHasher'>,
  turn: Parameters<PasswordHasher['inTurn']>[0],
  work: () => Promise<T>,
): Outcome<T, 'logins-unavailable'> => {
  try {
    return ok(await passwordHasher.inTurn(turn, work));
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    return err({ kind: 'logins-unavailable', retryAfterSeconds: error.retryAfterSeconds });
  }
};

/** The hash of a new password; logins-unavailable when too many wait for one. */
export const hashInTurn = (
  deps: Pick<NewPasswordDeps, 'passwordHasher'>,
  turn: Parameters<PasswordHasher['inTurn']>[0],
  pwd: string,
): Outcome<string, 'logins-unavailable'> => inTurn(deps, turn, () => deps.passwordHasher.hash(pwd));

/**
 * What the accounts elsewhere get. The chat renews a password of its own, and is told so by an empty one; for a service
 * that is not set up no password is kept, because nobody would ever fetch it.
 */
export const passwordWishes = (
  { secrets, accountServices }: Pick<NewPasswordDeps, 'secrets' | 'accountServices'>,
  pwd: string,
) =>
  SYNC_TARGETS.map((target) => ({
    target,
    ...(accountServices[target] === undefined
      ? {}
      : { sealedPassword: secrets.seal(SEALED_PASSWORD, target === 'code-host' ? pwd : '') }),
  }));
