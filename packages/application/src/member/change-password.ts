import { passwordChangeIssues, type Issue } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import { securityEvent } from '../security/record.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { forgetOtherDevices, knownAs } from './device.js';
import { guessableIssues, hashInTurn, passwordWishes, type NewPasswordDeps } from './new-password.js';
import { redeemSmsCode, type SmsCodeDeps } from './sms-code.js';
import { openSession, type StartSessionDeps } from './start-session.js';
import type { PasswordChangeInput } from './port.js';

export interface ChangePasswordDeps extends StartSessionDeps, SmsCodeDeps, NewPasswordDeps {
  readonly members: MemberRepository;
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
 * Sets the caller's password. With it end, in one transaction, his WeChat binding and all his sessions, and a browser goes on with a new one:
 * whoever copied its cookie is left outside too. A caller with a bearer token keeps the session that it stands for,
 * because he could not take another one.
 */
export const changePassword = async (
  deps: ChangePasswordDeps,
  context: CallerContext,
  input: PasswordChangeInput,
): Outcome<
  null,
  'not-logged-in' | 'forbidden' | 'invalid-input' | 'wrong-sms-code' | 'logins-unavailable'
> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, sessionId } = caller.value;
  if (input.mobile.trim() !== user.mobile) return err({ kind: 'forbidden' });
  const issues = [...issuesOf(input)];
  if (issues.length === 0)
    issues.push(...(await guessableIssues(deps, [user.userName, user.mobile], input.pwd)));
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  // Before the code, which is good once.
  const turn = { known: knownAs('device', user.id), from: context.address };
  const hashed = await hashInTurn(deps, turn, input.pwd);
  if (!hashed.ok) return hashed;
  if (!(await redeemSmsCode(deps, context, user.mobile, input.smsCode)))
    return err({ kind: 'wrong-sms-code' });

  const isBrowser = context.credential()?.kind === 'session';
  const passwordHash = hashed.value;
  const changed = await deps.members.setPassword({
    id: user.id,
    passwordHash,
    ...(isBrowser ? {} : { keepSessionId: sessionId }),
    sync: passwordWishes(deps, input.pwd),
    at: deps.clock.now(),
    trace: securityEvent(deps, context, { kind: 'password', userId: user.id }),
  });
  if (!changed) return err({ kind: 'not-logged-in' });
  // Whoever knew the old password is a stranger, wherever he logged in.
  await forgetOtherDevices(deps, context, user.id);
  if (!isBrowser) return ok(null);
  // Somebody may have given another password meanwhile: then this one opens nothing.
  const isOpened = await openSession(deps, context, { userId: user.id, key: { passwordHash } });
  return isOpened ? ok(null) : err({ kind: 'not-logged-in' });
};
