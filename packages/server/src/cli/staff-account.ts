import type { AuditAct, SecurityEvent } from '@ykd/application/entities';
import { securityEvent } from '@ykd/application/security';
import type { StaffMember } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { createIds } from '../crypto/ids.js';
import { repositories, staffAccounts, type Database } from '../persistence/index.js';
import { OperationError } from './operation-error.js';

/** Whose account that is: a mobile number or a username. Throws OperationError when it is nobody's. */
export const accountNamed = async (database: Database, account: string): Promise<User> => {
  const member = await repositories(database).members.findByAccount(account);
  if (member === undefined) throw new OperationError([`没有账号 ${account}（写手机号或用户名）`]);
  return member.user;
};

/** The same, of a member of staff. Throws OperationError for anybody else. */
export const staffNamed = async (database: Database, account: string): Promise<User> => {
  const user = await accountNamed(database, account);
  const all = await staffAccounts(database).list();
  if (!all.some(({ id }) => id === user.id)) throw new OperationError([`${account} 不是员工`]);
  return user;
};

/** What the security log is told of a command: nobody is logged in, and no address calls. */
export const traceOf = (
  kind: 'rights' | 'password' | 'second-factor',
  userId: string,
  staff?: StaffMember,
): SecurityEvent =>
  securityEvent(
    { clock: { now: () => Date.now() }, ids: createIds() },
    { address: '' },
    {
      kind,
      subject: `member ${userId}`,
      detail: kind === 'rights' ? JSON.stringify(staff ?? { grants: [] }) : 'command line',
    },
  );

/** What the audit log calls something that is done to a member of staff. */
export const staffAct = (act: AuditAct, userId: string) =>
  ({ act, subjectKind: 'member', subjectId: userId, about: userId, at: Date.now() }) as const;

/** The rights of staff, as the audit log tells of them: no role is null. */
export const auditedRights = (staff: StaffMember | undefined) =>
  staff && { role: staff.role ?? null, grants: staff.grants };
