import { loginIssues } from '@ykd/domain/member';
import { err } from '@ykd/domain/shared';
import { PasswordsBusyError } from '../ports/password-hasher.js';
import type { SecurityLog } from '../ports/security-log.js';
import { countEvent } from '../security/record.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { knownAs, standingOf } from './device.js';
import { admitLogin, type LoginGuardDeps, type LoginTry } from './login-guard.js';
import { openByPassword, type OpenByPasswordDeps } from './open-by-password.js';
import type { LoggedIn, LoginInput } from './port.js';

export interface LoginDeps extends OpenByPasswordDeps, LoginGuardDeps {
  readonly securityLog: SecurityLog;
}

type LoginError = 'wrong-credentials' | 'initial-password-over' | 'too-many-attempts' | 'code-needed';

/** Looks at the password, as far as the limits let him try. */
const tryLogin = async (
  deps: LoginDeps,
  context: CallerContext,
  found: Awaited<ReturnType<LoginDeps['members']['findByAccount']>>,
  tried: LoginTry,
): Outcome<LoggedIn, LoginError> => {
  const note = (kind: 'login-failed' | 'limit', detail: string) =>
    countEvent(deps, context, { kind, userId: tried.memberId, detail });
  const admitted = await admitLogin(deps, context, tried);
  if (!admitted.passes) {
    await note('limit', admitted.error.kind);
    return err(admitted.error);
  }
  const { pwd } = tried;
  if (!admitted.hears) await deps.passwordHasher.verify(pwd, found?.passwordHash);
  const opened = admitted.hears
    ? await openByPassword(deps, context, { found, pwd })
    : err({ kind: 'wrong-credentials' } as const);
  if (opened.ok) await admitted.succeed();
  else await note('login-failed', opened.error.kind === 'wrong-credentials' ? 'password' : 'initial over');
  return opened;
};

/**
 * Logs in by password, in turn and within the limits. Unknown accounts cost the same time and get the same answer. Whoever
 * has used up a member's tries under one account hears under the other that the password is wrong, be it right: a wait
 * would tell that the two belong together.
 */
export const login = async (
  deps: LoginDeps,
  context: CallerContext,
  input: LoginInput,
): Outcome<LoggedIn, 'invalid-input' | 'logins-unavailable' | LoginError> => {
  const account = input.account.trim();
  const { pwd } = input;
  const issues = loginIssues({ account, pwd });
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });

  const found = await deps.members.findByAccount(account);
  const memberId = found?.user.id;
  const known = await standingOf(deps, context, memberId);
  const turn = { known: knownAs(known.standing, memberId), from: context.address };
  try {
    // Before his turn nothing is written: those who are refused cost next to nothing.
    return await deps.passwordHasher.inTurn(turn, () =>
      tryLogin(deps, context, found, { account, pwd, memberId, ...known, now: deps.clock.now() }),
    );
  } catch (error) {
    if (!(error instanceof PasswordsBusyError)) throw error;
    return err({ kind: 'logins-unavailable', retryAfterSeconds: error.retryAfterSeconds });
  }
};
