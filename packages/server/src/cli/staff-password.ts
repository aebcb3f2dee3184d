import { auditLine, BY_OPERATOR } from '@ykd/application/audit';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { insideOf, repositories } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { newPassword } from './new-password.js';
import { traceOf, staffAct, staffNamed } from './staff-account.js';
import type { StaffWords } from './staff-words.js';
import type { AskingWorld } from './world.js';

/** Sets the password of a member of staff, ends his sessions, and forgets the devices that he is known by. */
export const setStaffPassword = (account: string, words: StaffWords, world: AskingWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const user = await staffNamed(database, account);
    const { password, note } = await newPassword(words, world.ask, [user.userName, user.mobile]);
    const passwordHash = await createPasswordHasher().hash(password);
    await database.transaction(async (trx) => {
      const { members, knownDevices, unitOfWork } = repositories(insideOf(database, trx));
      const trace = traceOf('password', user.id);
      const at = Date.now();
      await members.setPassword({ id: user.id, passwordHash, initialSince: at, sync: [], at, trace });
      // Whoever knew the old password is a stranger, wherever he logged in.
      await knownDevices.forget(user.id);
      await unitOfWork.transaction((tx) =>
        tx.audit.append(auditLine(BY_OPERATOR, staffAct('staff.password', user.id))),
      );
    });
    return `已设置 ${user.userName ?? user.mobile} 的密码，已退出它的全部登录。${note}`;
  });
