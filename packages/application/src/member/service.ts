import type { CallerContext } from '../shared/caller.js';
import { changeInitialPassword } from './change-initial-password.js';
import { changePassword, type ChangePasswordDeps } from './change-password.js';
import { checkUsername } from './check-username.js';
import { chooseUsername } from './choose-username.js';
import { login, type LoginDeps } from './login.js';
import { loginBySms, type LoginBySmsDeps } from './login-by-sms.js';
import { loginUser } from './login-user.js';
import { logout } from './logout.js';
import type { MemberPort } from './port.js';
import { sendSmsCode, type SendSmsCodeDeps } from './send-sms-code.js';
import { endOtherSessions, endSession, listSessions } from './sessions.js';
import { updateProfile, type UpdateProfileDeps } from './update-profile.js';

/** What the member area stands on. */
export type MemberDeps = LoginDeps &
  LoginBySmsDeps &
  SendSmsCodeDeps &
  ChangePasswordDeps &
  UpdateProfileDeps;

export const memberPort = (deps: MemberDeps, context: CallerContext): MemberPort => ({
  login: (input) => login(deps, context, input),
  sendSmsCode: (input) => sendSmsCode(deps, context, input),
  loginBySms: (input) => loginBySms(deps, context, input),
  logout: () => logout(deps, context),
  loginUser: () => loginUser(deps, context),
  chooseUsername: (input) => chooseUsername(deps, context, input),
  checkUsername: (input) => checkUsername(deps, context, input),
  changePassword: (input) => changePassword(deps, context, input),
  changeInitialPassword: (input) => changeInitialPassword(deps, context, input),
  updateProfile: (input) => updateProfile(deps, context, input),
  sessions: () => listSessions(deps, context),
  endSession: (input) => endSession(deps, context, input),
  endOtherSessions: () => endOtherSessions(deps, context),
});
