import type { User } from '@ykd/domain/member';

/** The fields of a user that he changes himself. What is null is emptied, what is left out stays. */
export type ProfileChange = Partial<
  Pick<User, 'name' | 'nickName' | 'email' | 'gender' | 'description' | 'avatarUrl' | 'profile'>
>;
