import { guessablePasswordIssue, passwordChangeIssues, type Issue, type User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { CommonPasswords } from '../ports/common-passwords.js';
import type { MemberRepository } from '../ports/member-repository.js';
import { PasswordsBusyError, type PasswordHasher } from '../ports/password-hasher.js';
import { SEALED_PASSWORD } from '../ports/secrets.js';
import { securityEvent } from '../security/record.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { forgetOtherDevices } from './device.js';
import { redeemSmsCode, type SmsCodeDeps } from './sms-code.js';
import { openSession, type StartSessionDeps } from './start-session.js';
import type { PasswordChangeInput } from './port.js';

export interface ChangePasswordDeps extends StartSessionDeps, SmsCodeDeps {
  readonly members: MemberRepository;
  readonly passwordHasher: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
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

/** What is wrong with a password that others would try among the first. */
const guessable = async (
  { commonPasswords }: ChangePasswordDeps,
  { userName, mobile }: User,
  pwd: string,
): Promise<readonly Issue[]> => {
  const names = [userName, mobile];
  const message = guessablePasswordIssue(pwd, { isCommon: await commonPasswords.has(pwd), names });
  return message === undefined ? [] : [{ field: WIRE_FIELDS.password, message }];
};

/** The hash of a new password, or that too many wait for one. */
const hashOf = async (
  { passwordHasher }: ChangePasswordDeps,
  { address }: CallerContext,
  pwd: string,
): Promise<string | PasswordsBusyError> => {
  try {
    return await passwordHasher.inTurn({ known: true, from: address }, () => passwordHasher.hash(pwd));
  } catch (error) {
    if (error instanceof PasswordsBusyError) return error;
    throw error;
  }
};

/**
 * What the accounts elsewhere get. The chat renews a password of its own, and is told so by an empty one; for a service
 * that is not set up no password is kept, because nobody would ever fetch it.
 */
const wishesFor = ({ secrets, accountServices }: ChangePasswordDeps, pwd: string) =>
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
): Outcome<
  null,
  'not-logged-in' | 'forbidden' | 'invalid-input' | 'wrong-sms-code' | 'logins-unavailable'
> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, sessionId } = caller.value;
  if (input.mobile.trim() !== user.mobile) return err({ kind: 'forbidden' });
  const issues = [...issuesOf(input)];
  if (issues.length === 0) issues.push(...(await guessable(deps, user, input.pwd)));
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  // Before the code, which is good once.
  const passwordHash = await hashOf(deps, context, input.pwd);
  if (typeof passwordHash !== 'string') {
    return err({ kind: 'logins-unavailable', retryAfterSeconds: passwordHash.retryAfterSeconds });
  }
  if (!(await redeemSmsCode(deps, context, user.mobile, input.smsCode)))
    return err({ kind: 'wrong-sms-code' });

  const isBrowser = context.credential()?.kind === 'session';
  const changed = await deps.members.setPassword({
    id: user.id,
    passwordHash,
    ...(isBrowser ? {} : { keepSessionId: sessionId }),
    sync: wishesFor(deps, input.pwd),
    at: deps.clock.now(),
    trace: securityEvent(deps, context, { kind: 'password', userId: user.id }),
  });
  if (!changed) return err({ kind: 'not-logged-in' });
  // Whoever knew the old password is a stranger, wherever he logged in.
  await forgetOtherDevices(deps, context, user.id);
  if (isBrowser) await openSession(deps, context, { userId: user.id });
  return ok(null);
};
