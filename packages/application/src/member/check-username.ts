import { ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { usernameRefusal } from './choose-username.js';
import type { UsernameCheck } from './port.js';

/** What people read of a name that another member has. */
export const USERNAME_TAKEN = '该用户名已被使用';

/** Whether the caller could choose a username now. Choosing it judges anew: another may be faster. */
export const checkUsername = async (
  deps: AuthenticateDeps & { readonly members: MemberRepository },
  context: CallerContext,
  input: { readonly userName: string },
): Outcome<UsernameCheck, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const userName = input.userName.trim();
  const message = usernameRefusal(caller.value.user, userName);
  if (message !== undefined) return ok({ free: false, message });
  // A well-formed name begins with a letter, so no mobile is found by it.
  const owner = await deps.members.findByAccount(userName);
  return ok(owner === undefined ? { free: true } : { free: false, message: USERNAME_TAKEN });
};
