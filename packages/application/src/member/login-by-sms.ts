import { smsLoginIssues, type User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { AccountServices } from '../ports/account-service.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { passwordWishes } from './change-password.js';
import { redeemSmsCode, type SmsCodeDeps } from './sms-code.js';
import { startSession, type StartSessionDeps } from './start-session.js';
import type { SmsLoginInput } from './port.js';

/** What a login by code needs. The memory of failed passwords is not among it: their wait never locks the owner out. */
export interface LoginBySmsDeps extends StartSessionDeps, SmsCodeDeps {
  readonly members: MemberRepository;
  readonly passwordHasher: PasswordHasher;
  readonly accountServices: AccountServices;
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

/** Sets the password of who has proved that the mobile is his. It ends what `changePassword` ends. */
const setPassword = async (deps: LoginBySmsDeps, id: string, pwd: string): Promise<boolean> =>
  deps.members.setPassword({
    id,
    passwordHash: await deps.passwordHasher.hash(pwd),
    sync: passwordWishes(deps, pwd),
    at: deps.clock.now(),
  });

/** Logs in with a code that was sent to the mobile, and sets a new password by the same code where one is given. */
export const loginBySms = async (
  deps: LoginBySmsDeps,
  context: CallerContext,
  input: SmsLoginInput,
): Outcome<User, 'invalid-input' | 'wrong-sms-code'> => {
  const issues = smsLoginIssues(input);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const mobile = input.mobile.trim();
  if (!(await redeemSmsCode(deps, context, mobile, input.smsCode))) return err({ kind: 'wrong-sms-code' });
  const user = await memberOf(deps, mobile);
  // Before the session: the change ends every one there is.
  const { pwd } = input;
  if (pwd !== undefined && !(await setPassword(deps, user.id, pwd))) return err({ kind: 'wrong-sms-code' });
  await startSession(deps, context, user.id);
  return ok(user);
};
