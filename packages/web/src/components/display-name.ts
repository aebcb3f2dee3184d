import type { User } from '@ykd/domain/member';

/** What a member is called: the first of his names that is there. */
export const displayName = ({ name, nickName, userName, mobile }: User): string =>
  name || nickName || userName || mobile;
