import type { Grant, StaffMember, StaffRole } from '@ykd/domain/access';
import { usernameKey, type Gender, type SchoolProfile, type User } from '@ykd/domain/member';
import { parseJson } from './json.js';
import type { MemberTable } from './schema.js';

/** The columns that make a User. */
export const USER_COLUMNS = [
  'member.id',
  'member.user_name',
  'member.mobile',
  'member.name',
  'member.nick_name',
  'member.email',
  'member.gender',
  'member.description',
  'member.avatar_url',
  'member.profile',
] as const;

export type UserRow = Omit<MemberTable, 'user_name_key' | 'pwd_hash' | 'gmt_created' | 'gmt_modified'>;

/** The user of a row; what is null in it is left out. */
export const userOf = (row: UserRow): User => ({
  id: row.id,
  ...(row.user_name === null ? undefined : { userName: row.user_name }),
  mobile: row.mobile,
  ...(row.name === null ? undefined : { name: row.name }),
  ...(row.nick_name === null ? undefined : { nickName: row.nick_name }),
  ...(row.email === null ? undefined : { email: row.email }),
  ...(row.gender === null ? undefined : { gender: row.gender as Gender }),
  ...(row.description === null ? undefined : { description: row.description }),
  ...(row.avatar_url === null ? undefined : { avatarUrl: row.avatar_url }),
  ...(row.profile === null ? undefined : { profile: parseJson(row.profile) as SchoolProfile }),
});

/** The row of a new user, without what only a login needs. */
export const userRow = (user: User): UserRow & Pick<MemberTable, 'user_name_key'> => ({
  id: user.id,
  user_name: user.userName ?? null,
  user_name_key: user.userName ? usernameKey(user.userName) : null,
  mobile: user.mobile,
  name: user.name ?? null,
  nick_name: user.nickName ?? null,
  email: user.email ?? null,
  gender: user.gender ?? null,
  description: user.description ?? null,
  avatar_url: user.avatarUrl ?? null,
  profile: user.profile ? JSON.stringify(user.profile) : null,
});

/** The staff rights of a row of a left join; undefined for members who are no staff. */
export const staffOf = (row: {
  readonly role: string | null;
  readonly grants: string | null;
}): StaffMember | undefined =>
  row.grants === null
    ? undefined
    : {
        ...(row.role === null ? undefined : { role: row.role as StaffRole }),
        grants: parseJson(row.grants) as readonly Grant[],
      };
