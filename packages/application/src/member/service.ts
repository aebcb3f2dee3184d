import type { CallerContext } from '../shared/caller.js';
import { chooseUsername } from './choose-username.js';
import { login, type LoginDeps } from './login.js';
import { loginUser } from './login-user.js';
import { logout } from './logout.js';
import type { MemberPort } from './port.js';

/** The member area for one caller. */
export const memberPort = (deps: LoginDeps, context: CallerContext): MemberPort => ({
  login: (input) => login(deps, context, input),
  logout: () => logout(deps, context),
  loginUser: () => loginUser(deps, context),
  chooseUsername: (input) => chooseUsername(deps, context, input),
});
