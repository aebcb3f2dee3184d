import { auditChange, BY_OPERATOR } from '@ykd/application/audit';
import { isMobile, staffUsernameIssue, type User } from '@ykd/domain/member';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { insideOf, repositories } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { newPassword } from './new-password.js';
import { OperationError } from './operation-error.js';
import { auditedRights, staffAct, traceOf } from './staff-account.js';
import { rightsOf, shownRights, type StaffWords } from './staff-words.js';
import type { AskingWorld } from './world.js';

/** Makes an account for a member of staff. */
export const addStaff = async (words: StaffWords, world: AskingWorld): Promise<string> => {
  const { mobile = '', username = '', name } = words;
  const usernameIssue = staffUsernameIssue(username);
  const problems = [
    ...(isMobile(mobile) ? [] : ['--mobile：应为 11 位手机号']),
    ...(usernameIssue === undefined ? [] : [`--username：${usernameIssue}`]),
    ...(name !== undefined && (name.trim() === '' || [...name].length > 32)
      ? ['--name：应为 1 到 32 个字符']
      : []),
  ];
  if (problems.length > 0) throw new OperationError(problems);
  const staff = rightsOf(words);
  return inDatabase(world, async (database) => {
    const { members } = repositories(database);
    const taken = async (): Promise<readonly string[]> => {
      const found = await Promise.all([mobile, username].map((account) => members.findByAccount(account)));
      return [`--mobile：手机号 ${mobile} 已有账号`, `--username：用户名 ${username} 已被使用`].filter(
        (_, at) => found[at] !== undefined,
      );
    };
    const advice = '要给已有的账号员工权限，用 staff role 账号 --role …';
    const before = await taken();
    if (before.length > 0) throw new OperationError([...before, advice]);
    const { password, note } = await newPassword(words, world.ask, [username, mobile]);
    const at = Date.now();
    const user: User = {
      id: createIds().next(),
      mobile,
      userName: username,
      ...(name === undefined ? {} : { name: name.trim() }),
    };
    const passwordHash = await createPasswordHasher().hash(password);
    const isMade = await database.transaction(async (trx) => {
      const { members: inside, welcomes, unitOfWork } = repositories(insideOf(database, trx));
      if (!(await inside.insert({ user, passwordHash, staff, at }))) return false;
      // Students are welcomed.
      await welcomes.save({ userId: user.id, gmtCreated: at });
      const { userName, name: called } = user;
      const made = { userName, name: called, ...auditedRights(staff) };
      await unitOfWork.transaction(async (tx) => {
        await tx.securityLog.add(traceOf('rights', user.id, staff));
        for (const line of auditChange(BY_OPERATOR, staffAct('staff.add', user.id), undefined, made)) {
          await tx.audit.append(line);
        }
      });
      return true;
    });
    if (!isMade) throw new OperationError([...(await taken()), advice]);
    return `已添加员工 ${username}（${mobile}）：${shownRights(staff)}。${note}`;
  });
};
