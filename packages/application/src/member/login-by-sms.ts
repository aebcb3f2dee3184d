import { smsLoginIssues, type User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import type { SecurityLog } from '../ports/security-log.js';
import { countEvent, securityEvent } from '../security/record.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { forgetOtherDevices } from './device.js';
import { guessableIssues, hashInTurn, passwordWishes, type NewPasswordDeps } from './new-password.js';
import { redeemSmsCode, type SmsCodeDeps } from './sms-code.js';
import { startSession, type StartSessionDeps } from './start-session.js';
import type { SmsLoginInput } from './port.js';

/** What a login by code needs. The memory of failed passwords is not among it: their wait never locks the owner out. */
export interface LoginBySmsDeps extends StartSessionDeps, SmsCodeDeps, NewPasswordDeps {
  readonly members: MemberRepository;
  readonly securityLog: SecurityLog;
}

const ownerOf = async ({ members }: LoginBySmsDeps, mobile: string): Promise<User | undefined> => {
  const user = (await members.findByAccount(mobile))?.user;
  // An operator may have named somebody by digits that are another one's mobile.
  return user?.mobile === mobile ? user : undefined;
};

/** The member with this mobile, who is made at his first login; one only, however many logins come at once. */
const memberOf = async (deps: LoginBySmsDeps, mobile: string): Promise<User> => {
  const known = await ownerOf(deps, mobile);
  if (known !== undefined) return known;
  const nameless = { id: deps.ids.next(), mobile };
  const user = { ...nameless, userName: mobile };
  const at = deps.clock.now();
  if (await deps.members.insert({ user, at })) return user;
  const faster = await ownerOf(deps, mobile);
  if (faster !== undefined) return faster;
  // The mobile is the username of another: without one he has to choose all the same.
  if (await deps.members.insert({ user: nameless, at })) return nameless;
  const last = await ownerOf(deps, mobile);
  if (last === undefined) throw new Error('a new member can neither be stored nor found');
  return last;
};

/** Sets the password of who has proved that the mobile is his. It ends what `changePassword` ends; false for nobody. */
const setPassword = async (
  deps: LoginBySmsDeps,
  context: CallerContext,
  userId: string,
  { pwd, passwordHash }: { readonly pwd: string; readonly passwordHash: string },
): Promise<boolean> => {
  const changed = await deps.members.setPassword({
    id: userId,
    passwordHash,
    sync: passwordWishes(deps, pwd),
    at: deps.clock.now(),
    trace: securityEvent(deps, context, { kind: 'password', userId }),
  });
  if (changed) await forgetOtherDevices(deps, context, userId);
  return changed;
};

/**
 * The password to set and its hash, made before the code, which is good once; undefined where none is to be set. Of its
 * owner only the mobile is compared: nobody has proved yet who he is, and an answer about the username would tell it.
 */
const newPassword = async (
  deps: LoginBySmsDeps,
  { address }: CallerContext,
  { mobile, pwd }: SmsLoginInput,
): Outcome<{ pwd: string; passwordHash: string } | undefined, 'invalid-input' | 'logins-unavailable'> => {
  if (pwd === undefined) return ok(undefined);
  const issues = await guessableIssues(deps, [mobile.trim()], pwd);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const hashed = await hashInTurn(deps, { from: address }, pwd);
  return hashed.ok ? ok({ pwd, passwordHash: hashed.value }) : hashed;
};

/** Logs in with a code that was sent to the mobile, and sets a new password by the same code where one is given. */
export const loginBySms = async (
  deps: LoginBySmsDeps,
  context: CallerContext,
  input: SmsLoginInput,
): Outcome<User, 'invalid-input' | 'wrong-sms-code' | 'logins-unavailable'> => {
  const issues = smsLoginIssues(input);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const password = await newPassword(deps, context, input);
  if (!password.ok) return password;
  const mobile = input.mobile.trim();
  if (!(await redeemSmsCode(deps, context, mobile, input.smsCode))) {
    await countEvent(deps, context, { kind: 'login-failed', detail: 'sms' });
    return err({ kind: 'wrong-sms-code' });
  }
  const user = await memberOf(deps, mobile);
  // Before the session: the change ends every one there is.
  if (password.value !== undefined && !(await setPassword(deps, context, user.id, password.value))) {
    return err({ kind: 'wrong-sms-code' });
  }
  await startSession(deps, context, { userId: user.id, way: 'sms' });
  return ok(user);
};
