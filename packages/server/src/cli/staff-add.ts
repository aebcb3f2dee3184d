import { accountIssues, hireNew, OPERATOR, takenIssues } from '@ykd/application/people';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { inDatabase } from './in-database.js';
import { newPassword } from './new-password.js';
import { OperationError } from './operation-error.js';
import { explained, orExplained, peopleDeps } from './staff-account.js';
import { rightsOf, shownRights, type StaffWords } from './staff-words.js';
import { UsageError } from './usage-error.js';
import type { AskingWorld } from './world.js';

const ADVICE = '要给已有的账号员工权限，用 staff role 账号 --role …';

/** Makes an account for a member of staff. */
export const addStaff = async (words: StaffWords, world: AskingWorld): Promise<string> => {
  const { mobile = '', username: userName = '', name, reason } = words;
  const account = { mobile, userName, ...(name === undefined ? {} : { name }) };
  const problems = explained(accountIssues(account));
  if (problems.length > 0) throw new UsageError(problems);
  const staff = rightsOf(words);
  return inDatabase(world, async (database) => {
    const deps = peopleDeps(database);
    const taken = explained(await takenIssues(deps, account));
    if (taken.length > 0) throw new OperationError([...taken, ADVICE]);
    const { password, note } = await newPassword(words, world.ask, [userName, mobile]);
    const passwordHash = await createPasswordHasher().hash(password);
    const id = createIds().next();
    orExplained(await hireNew(deps, OPERATOR, { ...account, id, staff, reason, passwordHash }));
    return `已添加员工 ${userName}（${mobile}）：${shownRights(staff)}。${note}`;
  });
};
