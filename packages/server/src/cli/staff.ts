import { randomBytes } from 'node:crypto';
import type { AuditAct, SecurityEvent } from '@ykd/application/entities';
import { auditChange, auditLine, BY_OPERATOR } from '@ykd/application/audit';
import { securityEvent } from '@ykd/application/security';
import { GRANTS, STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import {
  guessablePasswordIssue,
  isMobile,
  passwordChangeIssues,
  staffUsernameIssue,
  type User,
} from '@ykd/domain/member';
import { createCommonPasswords } from '../crypto/common-passwords.js';
import { createIds } from '../crypto/ids.js';
import { createPasswordHasher } from '../crypto/password-hasher.js';
import { openSiteDatabase } from '../open-site-database.js';
import { insideOf, repositories, staffAccounts, type Database } from '../persistence/index.js';
import { readConfig } from '../settings/config.js';
import type { AskSecret } from './ask-secret.js';
import { OperationError } from './operation-error.js';
import type { CliWorld } from './world.js';

/** What may be said of a member of staff on the command line. */
export interface StaffWords {
  readonly mobile?: string | undefined;
  readonly username?: string | undefined;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly grants?: string | undefined;
  /** A password is made and shown, instead of asked for. */
  readonly generate?: boolean | undefined;
}

interface Surroundings extends CliWorld {
  readonly ask: AskSecret;
}

/** Works in the database of the settings, also beside a running server, which sees what was done at its next request. */
const inDatabase = async <T>(world: CliWorld, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openSiteDatabase(readConfig(world.environment), { beside: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const NO_ROLE = 'none';

/** The rights that the words name, and what is wrong with them. */
const rightsOf = ({ role, grants = '' }: StaffWords): StaffMember => {
  const problems: string[] = [];
  const known = STAFF_ROLES.find((one) => one === role);
  if (role !== undefined && role !== NO_ROLE && known === undefined) {
    problems.push(`--role：应为 ${STAFF_ROLES.join('、')} 或 ${NO_ROLE}`);
  }
  const named = grants
    .split(',')
    .map((grant) => grant.trim())
    .filter((grant) => grant !== '');
  if (named.some((grant) => !GRANTS.some((one) => one === grant))) {
    problems.push(`--grants：应为逗号分隔的 ${GRANTS.join('、')}`);
  }
  const granted = GRANTS.filter((grant) => named.includes(grant));
  if (problems.length === 0 && known === undefined && granted.length === 0) {
    problems.push(`--role：请写出 ${STAFF_ROLES.join('、')} 之一，或用 --grants 给出单项权限`);
  }
  if (problems.length > 0) throw new OperationError(problems);
  return { ...(known === undefined ? {} : { role: known }), grants: granted };
};

const shown = ({ role, grants }: StaffMember): string =>
  [role ?? '没有角色', ...(grants.length > 0 ? [`另可用：${grants.join('、')}`] : [])].join('，');

const GENERATED_BYTES = 15;

/** A password, typed twice or made, with what is to be shown of it. */
const newPassword = async (
  { generate = false }: StaffWords,
  { ask }: Surroundings,
  names: readonly (string | null | undefined)[],
): Promise<{ readonly password: string; readonly note: string }> => {
  if (generate) {
    const password = randomBytes(GENERATED_BYTES).toString('base64url');
    return { password, note: `\n密码（只显示这一次）：${password}` };
  }
  const password = await ask('密码（不会显示）：');
  if (password === undefined)
    throw new OperationError(['没有读到密码：请输入，或从标准输入给出，或用 --generate 生成。']);
  const confirm = (await ask('再输入一次：')) ?? password;
  // The code of the form is none of this.
  const issues = passwordChangeIssues({ code: '000000', password, confirm });
  if (issues.length > 0) throw new OperationError(issues.map(({ message }) => message));
  const guessable = guessablePasswordIssue(password, {
    isCommon: await createCommonPasswords().has(password),
    names,
  });
  if (guessable !== undefined) throw new OperationError([guessable]);
  return { password, note: '' };
};

/** What the security log is told of a command: nobody is logged in, and no address calls. */
const traceOf = (kind: 'rights' | 'password', userId: string, staff?: StaffMember): SecurityEvent =>
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
const staffAct = (act: AuditAct, userId: string) =>
  ({ act, subjectKind: 'member', subjectId: userId, about: userId, at: Date.now() }) as const;

/** The rights of staff, as the audit log tells of them: no role is null. */
const rights = (staff: StaffMember | undefined) =>
  staff && { role: staff.role ?? null, grants: staff.grants };

/** Makes an account for a member of staff. */
export const addStaff = async (words: StaffWords, world: Surroundings): Promise<string> => {
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
    const { password, note } = await newPassword(words, world, [username, mobile]);
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
      const made = { userName, name: called, ...rights(staff) };
      await unitOfWork.transaction(async (tx) => {
        await tx.securityLog.add(traceOf('rights', user.id, staff));
        for (const line of auditChange(BY_OPERATOR, staffAct('staff.add', user.id), undefined, made)) {
          await tx.audit.append(line);
        }
      });
      return true;
    });
    if (!isMade) throw new OperationError([...(await taken()), advice]);
    return `已添加员工 ${username}（${mobile}）：${shown(staff)}。${note}`;
  });
};

/** Who is staff, a line each. */
export const listStaff = (world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const all = await staffAccounts(database).list();
    if (all.length === 0) return '还没有员工。用 staff add 添加。';
    return all
      .map(({ userName, mobile, name, staff, hasPassword }) =>
        [
          userName ?? '（没有用户名）',
          mobile,
          name ?? '',
          shown(staff),
          hasPassword ? '' : '没有密码，只能用短信登录',
        ]
          .filter((part) => part !== '')
          .join('  '),
      )
      .join('\n');
  });

const found = async (database: Database, account: string): Promise<User> => {
  const member = await repositories(database).members.findByAccount(account);
  if (member === undefined) throw new OperationError([`没有账号 ${account}（写手机号或用户名）`]);
  return member.user;
};

const setRights = async (database: Database, user: User, staff: StaffMember | undefined): Promise<void> => {
  const trace = traceOf('rights', user.id, staff);
  const what = staffAct(staff === undefined ? 'staff.disable' : 'staff.role', user.id);
  const audit = (before: StaffMember | undefined) =>
    auditChange(BY_OPERATOR, what, rights(before), rights(staff));
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
    const user = await found(database, account);
    await setRights(database, user, staff);
    return `${user.userName ?? user.mobile} 现在是：${shown(staff)}。已退出它的全部登录。`;
  });
};

/** Takes all rights from an account, which stays a member's. */
export const disableStaff = (account: string, world: CliWorld): Promise<string> =>
  inDatabase(world, async (database) => {
    const user = await found(database, account);
    const all = await staffAccounts(database).list();
    if (!all.some(({ id }) => id === user.id)) throw new OperationError([`${account} 不是员工`]);
    await setRights(database, user, undefined);
    return `${user.userName ?? user.mobile} 不再是员工，已退出它的全部登录；账号仍是普通会员。`;
  });

/** Sets the password of a member of staff, ends his sessions, and forgets the devices that he is known by. */
export const setStaffPassword = (account: string, words: StaffWords, world: Surroundings): Promise<string> =>
  inDatabase(world, async (database) => {
    const user = await found(database, account);
    const all = await staffAccounts(database).list();
    if (!all.some(({ id }) => id === user.id)) throw new OperationError([`${account} 不是员工`]);
    const { password, note } = await newPassword(words, world, [user.userName, user.mobile]);
    const passwordHash = await createPasswordHasher().hash(password);
    await database.transaction(async (trx) => {
      const { members, knownDevices, unitOfWork } = repositories(insideOf(database, trx));
      const trace = traceOf('password', user.id);
      await members.setPassword({ id: user.id, passwordHash, sync: [], at: Date.now(), trace });
      // Whoever knew the old password is a stranger, wherever he logged in.
      await knownDevices.forget(user.id);
      await unitOfWork.transaction((tx) =>
        tx.audit.append(auditLine(BY_OPERATOR, staffAct('staff.password', user.id))),
      );
    });
    return `已设置 ${user.userName ?? user.mobile} 的密码，已退出它的全部登录。${note}`;
  });
