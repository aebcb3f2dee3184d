import { passwordChangeIssues, type Issue } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import { SEALED_PASSWORD } from '../ports/secrets.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { redeemSmsCode, type SmsCodeDeps } from './sms-code.js';
import { openSession, type StartSessionDeps } from './start-session.js';
import type { PasswordChangeInput } from './port.js';

export interface ChangePasswordDeps extends StartSessionDeps, SmsCodeDeps {
  readonly members: MemberRepository;
  readonly passwordHasher: PasswordHasher;
  readonly accountServices: AccountServices;
}

/** The names of the form's fields on the wire. */
const WIRE_FIELDS = { code: 'smsCode', password: 'pwd', confirm: 'pwd' } as const;

const issuesOf = ({ smsCode, pwd }: PasswordChangeInput): readonly Issue[] =>
  // The form alone asks for the password twice.
  passwordChangeIssues({ code: smsCode, password: pwd, confirm: pwd }).map(({ field, message }) => ({
    field: WIRE_FIELDS[field],
    message,
  }));

/**
 * What the accounts elsewhere get. The chat renews a password of its own, and is told so by an empty one; for a service
 * that is not set up no password is kept, because nobody would ever fetch it.
 */
export const passwordWishes = (
  { secrets, accountServices }: Pick<ChangePasswordDeps, 'secrets' | 'accountServices'>,
  pwd: string,
) =>
  SYNC_TARGETS.map((target) => ({
    target,
    ...(accountServices[target] === undefined
      ? {}
      : { sealedPassword: secrets.seal(SEALED_PASSWORD, target === 'code-host' ? pwd : '') }),
  }));

/**
 * Sets the caller's password. With it end, in one transaction, his WeChat binding and all his sessions, and a browser goes on with a new one:
 * whoever copied its cookie is left outside too. A caller with a bearer token keeps the session that it stands for,
 * because he could not take another one.
 */
export const changePassword = async (
  deps: ChangePasswordDeps,
  context: CallerContext,
  input: PasswordChangeInput,
): Outcome<null, 'not-logged-in' | 'forbidden' | 'invalid-input' | 'wrong-sms-code'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, sessionId } = caller.value;
  if (input.mobile.trim() !== user.mobile) return err({ kind: 'forbidden' });
  const issues = issuesOf(input);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  if (!(await redeemSmsCode(deps, context, user.mobile, input.smsCode)))
    return err({ kind: 'wrong-sms-code' });

  const isBrowser = context.credential()?.kind === 'session';
  const changed = await deps.members.setPassword({
    id: user.id,
    passwordHash: await deps.passwordHasher.hash(input.pwd),
    ...(isBrowser ? {} : { keepSessionId: sessionId }),
    sync: passwordWishes(deps, input.pwd),
    at: deps.clock.now(),
  });
  if (!changed) return err({ kind: 'not-logged-in' });
  if (isBrowser) await openSession(deps, context, user.id);
  return ok(null);
};
