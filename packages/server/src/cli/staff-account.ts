import type { AuditAct, SecurityEvent } from '@ykd/application/entities';
import type { HireDeps } from '@ykd/application/people';
import { securityEvent } from '@ykd/application/security';
import type { AppError } from '@ykd/application/shared';
import type { Issue, User } from '@ykd/domain/member';
import type { Result } from '@ykd/domain/shared';
import { createIds } from '../crypto/ids.js';
import { repositories, type Database } from '../persistence/index.js';
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
  const known = await repositories(database).employees.find(user.id);
  if (known?.staff === undefined) throw new OperationError([`${account} 不是员工`]);
  return user;
};

/** What the security log is told of a password that a command sets: nobody is logged in, and no address calls. */
export const passwordTrace = (userId: string): SecurityEvent =>
  securityEvent(
    { clock: { now: () => Date.now() }, ids: createIds() },
    { address: '' },
    { kind: 'password', subject: `member ${userId}`, detail: 'command line' },
  );

/** What the audit log calls something that is done to a member of staff. */
export const staffAct = (act: AuditAct, userId: string) =>
  ({ act, subjectKind: 'member', subjectId: userId, about: userId, at: Date.now() }) as const;

/** What the decisions about people need. */
export const peopleDeps = (database: Database): HireDeps => {
  const { unitOfWork, members, welcomes } = repositories(database);
  return { clock: { now: () => Date.now() }, ids: createIds(), unitOfWork, members, welcomes };
};

/** The options of the command line by the fields of the rules. */
const OPTIONS: Readonly<Record<string, string>> = {
  mobile: 'mobile',
  userName: 'username',
  name: 'name',
  reason: 'reason',
  successorId: 'successor',
};

/** Issues for the operator to read: with the option that they are about, where it is one. */
export const explained = (issues: readonly Issue[]): readonly string[] =>
  issues.map(({ field, message }) => {
    const option = Object.hasOwn(OPTIONS, field) ? OPTIONS[field] : undefined;
    return option === undefined ? message : `--${option}：${message}`;
  });

/** What a decision about people came to. Throws OperationError with what was wrong, where nothing was changed. */
export const orExplained = <T>(result: Result<T, AppError>): T => {
  if (result.ok) return result.value;
  const { error } = result;
  throw new OperationError(
    error.kind === 'invalid-input' ? explained(error.issues) : ['没有改动，请再试一次'],
  );
};
