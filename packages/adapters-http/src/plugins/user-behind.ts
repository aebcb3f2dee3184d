import type { Application } from '@ykd/application';
import type { CallerContext } from '@ykd/application/shared';
import type { User } from '@ykd/domain/member';

/** Who makes a call; undefined for nobody, and for whoever changes his password before he may do anything. */
export const userBehind = async (
  application: Application,
  context: CallerContext,
): Promise<User | undefined> => {
  const login = await application.member(context).loginUser();
  return login.ok && login.value !== null && 'user' in login.value ? login.value.user : undefined;
};
