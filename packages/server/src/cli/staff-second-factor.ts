import { auditLine, BY_OPERATOR } from '@ykd/application/audit';
import { repositories } from '../persistence/index.js';
import { inDatabase } from './in-database.js';
import { OperationError } from './operation-error.js';
import { accountNamed, staffAct, traceOf } from './staff-account.js';
import type { CliWorld } from './world.js';

/** Takes the second factor from whoever lost it, and ends his sessions. */
export const resetSecondFactor = (account: string, world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const user = await accountNamed(database, account);
    const name = user.userName ?? user.mobile;
    const isDone = await repositories(database).unitOfWork.transaction(async (tx) => {
      if ((await tx.secondFactors.hold(user.id)) === undefined) return false;
      await tx.secondFactors.remove(user.id);
      const sessions = await tx.sessions.idsOf(user.id);
      if (sessions.length > 0) await tx.sessions.delete(sessions);
      await tx.securityLog.add(traceOf('second-factor', user.id));
      await tx.audit.append(auditLine(BY_OPERATOR, staffAct('staff.factor.reset', user.id)));
      return true;
    });
    if (!isDone) throw new OperationError([`${name} 没有设置两步验证`]);
    return `已去掉 ${name} 的两步验证，已退出它的全部登录。`;
  });
