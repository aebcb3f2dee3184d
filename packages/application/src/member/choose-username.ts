import { needsUsername, usernameIssue, type User } from '@ykd/domain/member';
import { err, ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';

/** Why a member cannot choose this name, whoever else has it; undefined when he can. */
export const usernameRefusal = (user: User, userName: string): string | undefined =>
  needsUsername(user) ? usernameIssue(userName) : '用户名已经设置，不能再修改';

const refused = (message: string) =>
  ({ kind: 'invalid-input', issues: [{ field: 'userName', message }] }) as const;

/** Gives a caller who has none of his own a username, unique without regard to case. It is chosen once. */
export const chooseUsername = async (
  deps: AuthenticateDeps & { readonly members: MemberRepository },
  context: CallerContext,
  input: { readonly userName: string },
): Outcome<User, 'not-logged-in' | 'invalid-input' | 'username-taken'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const userName = input.userName.trim();
  const message = usernameRefusal(caller.value.user, userName);
  if (message !== undefined) return err(refused(message));
  const { user } = caller.value;
  // The chat names its accounts by the mobile.
  const set = await deps.members.setUsername(user.id, userName, deps.clock.now(), ['code-host']);
  if (set) return ok({ ...user, userName });
  // Another tab of his may have been faster, or another member.
  const now = await deps.members.findById(user.id);
  if (now === undefined) return err({ kind: 'not-logged-in' });
  const late = usernameRefusal(now, userName);
  return err(late === undefined ? { kind: 'username-taken' } : refused(late));
};
