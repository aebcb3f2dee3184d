import type { User } from '@ykd/domain/member';
import { loginIssues } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import { PasswordsBusyError } from '../ports/password-hasher.js';
import type { SecurityLog } from '../ports/security-log.js';
import { countEvent } from '../security/record.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { admitLogin, type LoginGuardDeps } from './login-guard.js';
import { openByPassword, type OpenByPasswordDeps } from './open-by-password.js';
import type { LoginInput } from './port.js';

export interface LoginDeps extends OpenByPasswordDeps, LoginGuardDeps {
  readonly securityLog: SecurityLog;
}

/**
 * Logs in by password, as far as the limits let him try. Unknown accounts cost the same time and get the same answer.
 * Whoever has used up a member's tries under one account hears under the other that the password is wrong, be it right: a
 * wait would tell that the two belong together.
 */
export const login = async (
  deps: LoginDeps,
  context: CallerContext,
  input: LoginInput,
): Outcome<
  User,
  'invalid-input' | 'wrong-credentials' | 'too-many-attempts' | 'code-needed' | 'logins-unavailable'
> => {
  const account = input.account.trim();
  const { pwd } = input;
  const issues = loginIssues({ account, pwd });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });

  const now = deps.clock.now();
  const found = await deps.members.findByAccount(account);
  const admitted = await admitLogin(deps, context, { account, pwd, memberId: found?.user.id, now });
  const note = (kind: 'login-failed' | 'limit', detail: string) =>
    countEvent(deps, context, { kind, userId: found?.user.id, detail });
  if (!admitted.passes) {
    await note('limit', admitted.error.kind);
    return err(admitted.error);
  }
  const turn = { known: admitted.known, from: context.address };
  try {
    if (!admitted.hears) {
      await deps.passwordHasher.verify(pwd, found?.passwordHash, turn);
      await note('login-failed', 'password');
      return err({ kind: 'wrong-credentials' });
    }
    const user = await openByPassword(deps, context, { found, pwd, turn });
    if (user === undefined) {
      await note('login-failed', 'password');
      return err({ kind: 'wrong-credentials' });
    }
    await admitted.succeed();
    return ok(user);
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    await admitted.withdraw();
    await note('limit', 'logins-unavailable');
    return err({ kind: 'logins-unavailable', retryAfterSeconds: error.retryAfterSeconds });
  }
};
