import { auditChange, BY_OPERATOR } from '@ykd/application/audit';
import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { staffAccounts, type Database } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { OperationError } from './operation-error.js';
import { accountNamed, auditedRights, staffAct, staffNamed, traceOf } from './staff-account.js';
import { rightsOf, shownRights, type StaffWords } from './staff-words.js';
import type { CliWorld } from './world.js';

const setRights = async (database: Database, user: User, staff: StaffMember | undefined): Promise<void> => {
  const trace = traceOf('rights', user.id, staff);
  const what = staffAct(staff === undefined ? 'staff.disable' : 'staff.role', user.id);
  const audit = (before: StaffMember | undefined) =>
    auditChange(BY_OPERATOR, what, auditedRights(before), auditedRights(staff));
  if ((await staffAccounts(database).set(user.id, staff, trace, audit)) === 'done') return;
  throw new OperationError([
    `${user.userName ?? user.mobile} 是最后一位超级管理员，没有改动。请先让另一个账号成为超级管理员。`,
  ]);
};

/** Gives an account other rights, also one that had none. */
export const changeStaffRole = async (
  account: string,
  words: StaffWords,
  world: CliWorld,
): Promise<string> => {
  const staff = rightsOf(words);
  return inDatabase(world, async (database) => {
    const user = await accountNamed(database, account);
    await setRights(database, user, staff);
    return `${user.userName ?? user.mobile} 现在是：${shownRights(staff)}。已退出它的全部登录。`;
  });
};

/** Takes all rights from an account, which stays a member's. */
export const disableStaff = (account: string, world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const user = await staffNamed(database, account);
    await setRights(database, user, undefined);
    return `${user.userName ?? user.mobile} 不再是员工，已退出它的全部登录；账号仍是普通会员。`;
  });
