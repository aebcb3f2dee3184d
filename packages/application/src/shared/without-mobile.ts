import { maskMobile, type User } from '@ykd/domain/member';

/** A member without his mobile, which is his username as well as long as he has chosen none. */
export const withoutMobile = (user: User): User => {
  const mobile = maskMobile(user.mobile);
  return { ...user, mobile, ...(user.userName === user.mobile ? { userName: mobile } : {}) };
};
