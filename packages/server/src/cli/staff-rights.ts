import { comeBack, hireMember, leave, OPERATOR, setRights } from '@ykd/application/people';
import { repositories } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { accountNamed, orExplained, peopleDeps, staffNamed } from './staff-account.js';
import { checkReason, rightsOf, shownRights, type StaffWords } from './staff-words.js';
import type { CliWorld } from './world.js';

/** Gives an account other rights, also one that had none, or that left. */
export const changeStaffRole = async (
  account: string,
  words: StaffWords,
  world: CliWorld,
): Promise<string> => {
  const staff = rightsOf(words);
  return inDatabase(world, async (database) => {
    const user = await accountNamed(database, account);
    const known = await repositories(database).employees.find(user.id);
    const change = known === undefined ? hireMember : known.staff === undefined ? comeBack : setRights;
    const input = { userId: user.id, staff, ...(words.reason === undefined ? {} : { reason: words.reason }) };
    orExplained(await change(peopleDeps(database), OPERATOR, input));
    return `${user.userName ?? user.mobile} 现在是：${shownRights(staff)}。已退出它的全部登录。`;
  });
};

/** Takes all rights from an account, which stays a member's; its students go to the successor. */
export const disableStaff = async (account: string, words: StaffWords, world: CliWorld): Promise<string> => {
  checkReason(words);
  return inDatabase(world, async (database) => {
    const user = await staffNamed(database, account);
    const { reason, successor } = words;
    const heir = successor === undefined ? undefined : await staffNamed(database, successor);
    const input = {
      userId: user.id,
      ...(reason === undefined ? {} : { reason }),
      ...(heir === undefined ? {} : { successorId: heir.id }),
    };
    orExplained(await leave(peopleDeps(database), OPERATOR, input));
    const handed = heir === undefined ? '' : `它负责的学员已转给 ${heir.userName ?? heir.mobile}。`;
    return `${user.userName ?? user.mobile} 不再是员工，已退出它的全部登录；账号仍是普通会员。${handed}`;
  });
};
