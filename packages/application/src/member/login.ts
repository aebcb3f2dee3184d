import type { User } from '@ykd/domain/member';
import { loginIssues, usernameKey } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { LoginAttempts } from '../ports/login-attempts.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import { openByPassword, type OpenByPasswordDeps } from './open-by-password.js';
import type { LoginInput } from './port.js';

export interface LoginDeps extends OpenByPasswordDeps {
  readonly loginAttempts: LoginAttempts;
}

/** Failed logins of one account, and of one member, from one address before the wait begins. */
export const MAX_LOGIN_FAILURES = 5;
/** How far back failures count, and so the longest wait: 15 minutes. */
export const LOGIN_FAILURE_WINDOW_MS = 15 * 60 * 1000;

/**
 * Under which names a try is counted: the account as it was typed, which alone decides what is answered, and the member
 * behind it, who has no more tries for having both a username and a mobile.
 */
const countedAs = (account: string, memberId: string | undefined) => {
  const typed = usernameKey(account);
  // Where there is nobody, or nothing to add to his tries, as much is written all the same: the time tells nothing.
  const nobody = `nobody:${typed}`;
  return {
    typed: `account:${typed}`,
    member: memberId === undefined ? nobody : `member:${memberId}`,
    nobody,
  };
};

/**
 * Logs in by password. The attempt is counted before the password is looked at and forgotten after a success, so that
 * guesses sent side by side cannot outrun the limit. Unknown accounts cost the same time and get the same answer. Whoever
 * has used up a member's tries under one account hears under the other that the password is wrong, be it right: a wait
 * would tell that the two belong together.
 */
export const login = async (
  deps: LoginDeps,
  context: CallerContext,
  input: LoginInput,
): Outcome<User, 'invalid-input' | 'wrong-credentials' | 'too-many-attempts'> => {
  const account = input.account.trim();
  const issues = loginIssues({ account, pwd: input.pwd });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });

  const now = deps.clock.now();
  const found = await deps.members.findByAccount(account);
  const { typed, member, nobody } = countedAs(account, found?.user.id);
  // An attempt stops counting at the very instant that the wait was announced to end.
  const since = now - LOGIN_FAILURE_WINDOW_MS + 1;
  const reserve = (name: string) =>
    deps.loginAttempts.reserve(
      { account: name, address: context.address, at: now },
      since,
      MAX_LOGIN_FAILURES,
    );
  const oldest = await reserve(typed);
  if (oldest !== undefined) {
    const waitMs = oldest + LOGIN_FAILURE_WINDOW_MS - now;
    return err(tooManyAttempts(waitMs));
  }

  if ((await reserve(member)) !== undefined) {
    await reserve(nobody);
    await deps.passwordHasher.verify(input.pwd, found?.passwordHash);
    return err({ kind: 'wrong-credentials' });
  }

  const user = await openByPassword(deps, context, found, input.pwd);
  if (user === undefined) return err({ kind: 'wrong-credentials' });
  for (const name of [typed, member]) await deps.loginAttempts.clear(name, context.address);
  return ok(user);
};
