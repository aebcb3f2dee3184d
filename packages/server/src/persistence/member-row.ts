import { userFields } from '@ykd/application/entities';
import type { Grant, StaffMember, StaffRole } from '@ykd/domain/access';
import { usernameKey, type User } from '@ykd/domain/member';
import { parseJson } from './json.js';
import { mapping } from './mapping.js';
import type { MemberTable } from './schema.js';
import type { RowOf } from './tables/table.js';

const users = mapping(userFields);

/** The account is not changed with the profile. */
const { id: _id, mobile: _mobile, userName: _userName, ...profileFields } = userFields;

export type UserRow = RowOf<typeof userFields>;

/** The columns that make a User. */
export const USER_COLUMNS = users.columns.map((column): `member.${keyof UserRow}` => `member.${column}`);

/** The user of a row; what is null in it is left out. */
export const userOf = users.recordOf;

/** The columns of the fields of a profile that a change names. */
export const changedUserColumns = mapping(profileFields).changesOf;

/** The row of a new user, without what only a login needs. */
export const userRow = (user: User): UserRow & Pick<MemberTable, 'user_name_key'> => ({
  ...users.rowOf(user),
  user_name_key: user.userName ? usernameKey(user.userName) : null,
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
