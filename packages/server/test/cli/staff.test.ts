import { verifyAudit } from '@ykd/application/audit';
import { sampleMember, sampleSession } from '@ykd/application/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../src/crypto/password-hasher.js';
import {
  openDatabase,
  repositories,
  staffAccounts,
  type DatabaseSettings,
} from '../../src/persistence/index.js';
import { postgresDatabase } from '../support/postgres.js';
import { runCliIn } from '../support/run-cli.js';
import { tempFolder } from '../support/temp-folder.js';

const ADMIN = ['staff', 'add', '--mobile', '13900000001', '--username', 'admin', '--role', 'superAdmin'];
const PASSWORD = 'a long password';
/** What is said below what is wrong with the command. */
const SEE_HELP = '\n命令怎样写：npm run ykd -- --help';
const INITIAL = '他登录后要先换成自己的密码；7 天内没有换，这个密码就失效。';

interface Place {
  readonly settings: DatabaseSettings;
  readonly environment: Record<string, string>;
  remove(): Promise<void>;
}

const PLACES: readonly (readonly [string, () => Promise<Place>])[] = [
  [
    'SQLite',
    async () => {
      const folder = tempFolder();
      return {
        settings: { kind: 'sqlite', dataDir: folder.path },
        environment: { DATA_DIR: folder.path },
        remove: async () => folder.remove(),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const folder = tempFolder();
      const { url, drop } = await postgresDatabase();
      return {
        settings: { kind: 'postgres', url },
        environment: { DATA_DIR: folder.path, DATABASE_URL: url, SESSION_SECRET: 'x'.repeat(32) },
        remove: async () => {
          await drop();
          folder.remove();
        },
      };
    },
  ],
];

describe.each(PLACES)('ykd staff on %s', (_name, make) => {
  let place: Place;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(() => place.remove());

  const run = (args: readonly string[], typed: readonly string[] = [PASSWORD, PASSWORD]) => {
    const answers = [...typed];
    return runCliIn({ environment: place.environment, folder: '/' }, args, async () => answers.shift());
  };
  const passwordOf = async (account: string): Promise<string | undefined> => {
    const database = await openDatabase(place.settings, { beside: true });
    const found = await repositories(database).members.findByAccount(account);
    await database.close();
    // Whoever works at the command line has seen each of them.
    if (found !== undefined) expect(Date.now() - (found.initialSince ?? 0)).toBeLessThan(60_000);
    return found?.passwordHash;
  };
  const { verify } = createPasswordHasher();

  it('makes the first account of an empty shop, and shows no password that was typed', async () => {
    expect((await run(['staff', 'list'])).out).toBe('还没有员工。用 staff add 添加。');
    const { code, out } = await run([...ADMIN, '--name', '管理员']);
    expect([code, out]).toEqual([0, `已添加员工 admin（13900000001）：超级管理员（superAdmin）。${INITIAL}`]);
    expect(await verify(PASSWORD, await passwordOf('admin'))).toBe(true);
    expect((await run(['staff', 'list'])).out).toBe('admin  13900000001  管理员  超级管理员（superAdmin）');
  });

  it('makes a password and shows it once', async () => {
    const { out } = await run([...ADMIN, '--generate'], []);
    const [, made = ''] = /^密码（只显示这一次）：(\S{20})$/m.exec(out) ?? [];
    expect(await verify(made, await passwordOf('13900000001'))).toBe(true);
  });

  it('works while a server runs, which sees it at once', async () => {
    const running = await openDatabase(place.settings);
    expect((await run(ADMIN)).code).toBe(0);
    expect(await staffAccounts(running).list()).toMatchObject([{ userName: 'admin', hasPassword: true }]);
    expect(await repositories(running).members.insert(sampleMember('later'))).toBe(true);
    await running.close();
  });

  it('refuses names and mobiles that are taken, and changes nothing', async () => {
    await run(ADMIN);
    const again = await run([
      'staff',
      'add',
      '--mobile',
      '13900000002',
      '--username',
      'ADMIN',
      '--role',
      'class',
    ]);
    expect([again.code, again.error]).toEqual([
      1,
      '--username：用户名 ADMIN 已被使用\n要给已有的账号员工权限，用 staff role 账号 --role …',
    ]);
    const mobile = await run([
      'staff',
      'add',
      '--mobile',
      '13900000001',
      '--username',
      'other',
      '--role',
      'class',
    ]);
    expect(mobile.error).toContain('--mobile：手机号 13900000001 已有账号');
    expect((await run(['staff', 'list'])).out.split('\n')).toHaveLength(1);
  });

  it('names all that is wrong with what it was told', async () => {
    const wrong = await run(['staff', 'add', '--mobile', '139', '--username', '1', '--name', ' ']);
    expect([wrong.code, wrong.error]).toEqual([
      2,
      '--mobile：应为 11 位手机号\n--username：用户名长度必须是4到20位\n--name：姓名必须填写' + SEE_HELP,
    ]);
    const add = ['staff', 'add', '--mobile', '13900000001', '--username', 'admin'];
    const wrongRights =
      '--role：应为 superAdmin、class、teacher 或 none\n' +
      '--grants：应为逗号分隔的 contacts、orders、performance、assistants、partners';
    const boss = ['--role', 'boss', '--grants', 'orders,money'];
    expect(await run([...add, ...boss])).toEqual({ code: 2, out: '', error: wrongRights + SEE_HELP });
    expect(await run(['staff', 'role', 'nobody', ...boss])).toMatchObject({
      code: 2,
      error: wrongRights + SEE_HELP,
    });
    const none = await run(add);
    expect([none.code, none.error]).toEqual([
      2,
      expect.stringContaining('请写出 superAdmin、class、teacher 之一'),
    ]);
    // Not one that is right by itself, and meets something else that is there.
    expect(await run(ADMIN, ['short', 'short'])).toMatchObject({ code: 1, error: '密码不能小于8位' });
    expect((await run(ADMIN, [PASSWORD, 'another one'])).error).toBe('密码和确认密码不同');
    expect((await run(ADMIN, [])).error).toContain('没有读到密码');
    const role = ['staff', 'role', 'nobody', '--role', 'class'];
    expect((await run(role)).code).toBe(1);
    expect((await run(role)).error).toContain('没有账号 nobody');
    for (const args of [role, ['staff', 'disable', 'nobody']]) {
      const { code, error } = await run([...args, '--reason', '好'.repeat(1_000)]);
      expect([code, error]).toEqual([2, expect.stringMatching(/^--reason：/)]);
    }
  });

  it('gives rights to whoever has an account, changes them and takes them away, and ends his sessions', async () => {
    await run(ADMIN);
    const database = await openDatabase(place.settings);
    const { members, sessions } = repositories(database);
    await members.insert({ user: { id: 'm', mobile: '13800000009', userName: 'wang' }, at: 1 });
    expect((await run(['staff', 'role', 'Wang', '--role', 'teacher', '--grants', 'orders'])).out).toBe(
      'wang 现在是：助教（teacher），另可用：订单（orders）。已退出它的全部登录。',
    );
    expect((await run(['staff', 'list'])).out.split('\n')[1]).toBe(
      'wang  13800000009  助教（teacher），另可用：订单（orders）  没有密码，只能用短信登录',
    );
    expect((await run(['staff', 'password', '13800000009'])).code).toBe(0);
    expect(await verify(PASSWORD, await passwordOf('wang'))).toBe(true);
    expect((await run(['staff', 'disable', 'wang'])).code).toBe(0);
    expect((await run(['staff', 'disable', 'wang'])).error).toBe('wang 不是员工');
    expect((await run(['staff', 'password', 'wang'])).error).toBe('wang 不是员工');
    expect(await members.findById('m')).toMatchObject({ userName: 'wang' });
    expect(await sessions.deleteExpired(Number.MAX_SAFE_INTEGER)).toBe(0);
    await database.close();
  });

  it('writes each change of rights and of a password into the security log, and into the audit log', async () => {
    await run(ADMIN);
    await run(['staff', 'add', '--mobile', '13900000002', '--username', 'second', '--role', 'class']);
    await run(['staff', 'role', 'second', '--role', 'teacher', '--grants', 'orders']);
    await run(['staff', 'password', 'second']);
    await run(['staff', 'disable', 'second']);
    const database = await openDatabase(place.settings);
    const { members, securityLog, auditLog } = repositories(database);
    const second = (await members.findByAccount('second'))?.user;
    const { list } = await securityLog.page({ limit: 10 }, {});
    const about = list.filter(({ subject }) => subject === `member ${second?.id ?? ''}`);
    expect(about.map(({ kind, userId, detail }) => [kind, userId, detail]).toReversed()).toEqual([
      ['rights', null, '{"before":{},"after":{"grants":[],"role":"class"}}'],
      [
        'rights',
        null,
        '{"before":{"grants":[],"role":"class"},"after":{"grants":["orders"],"role":"teacher"}}',
      ],
      ['password', null, 'command line'],
      ['rights', null, '{"before":{"grants":["orders"],"role":"teacher"},"after":{}}'],
    ]);
    const lines = (await auditLog.linesAfter(0, 9)).filter((line) => line.about === second?.id);
    expect(lines.map(({ act, source, actor, before, after }) => [act, source, actor, before, after])).toEqual(
      [
        ['staff.add', 'command', null, {}, { userName: 'second', role: 'class', grants: [] }],
        [
          'staff.role',
          'command',
          null,
          { role: 'class', grants: [] },
          { role: 'teacher', grants: ['orders'] },
        ],
        ['staff.password', 'command', null, {}, {}],
        ['staff.disable', 'command', null, { role: 'teacher', grants: ['orders'] }, {}],
      ],
    );
    expect(await verifyAudit(auditLog)).toMatchObject({ isWhole: true, head: { seq: 5 } });
    await database.close();
  });

  it('forgets the devices that an account is known by with its password, and no others', async () => {
    await run(ADMIN);
    await run(['staff', 'add', '--mobile', '13900000002', '--username', 'second', '--role', 'class']);
    const database = await openDatabase(place.settings);
    const { members, knownDevices } = repositories(database);
    const standing = async (account: string): Promise<string> => {
      const userId = (await members.findByAccount(account))?.user.id ?? '';
      return knownDevices.standing(userId, 'shared', '203.0.113.9');
    };
    for (const account of ['admin', 'second']) {
      const userId = (await members.findByAccount(account))?.user.id ?? '';
      await knownDevices.remember({ userId, device: 'shared', address: '192.0.2.1', at: 1 }, 20);
      expect(await standing(account)).toBe('device');
    }
    expect((await run(['staff', 'password', 'second'])).code).toBe(0);
    expect([await standing('admin'), await standing('second')]).toEqual(['device', 'unknown']);
    await database.close();
  });

  it('takes no password that others would try among the first', async () => {
    const { code, error } = await run(ADMIN, ['password1', 'password1']);
    expect([code, error]).toEqual([1, '这个密码太常见，很容易被猜中，请换一个']);
    expect((await run(ADMIN, ['admin2026', 'admin2026'])).error).toBe(
      '密码不能是你的用户名或手机号，请换一个',
    );
    expect((await run(['staff', 'list'])).out).toBe('还没有员工。用 staff add 添加。');
  });

  it('takes the second factor from whoever lost it, with his sessions, and writes that down', async () => {
    await run(ADMIN);
    expect((await run(['staff', 'reset-2fa', 'admin'])).error).toBe('admin 没有设置两步验证');
    const database = await openDatabase(place.settings, { beside: true });
    const { members, sessions, unitOfWork, auditLog } = repositories(database);
    const userId = (await members.findByAccount('admin'))?.user.id ?? '';
    const factor = { userId, sealedSecret: 's', pendingSecret: null, since: 1, lastStep: 1, codes: [] };
    await unitOfWork.transaction(async (tx) => {
      await tx.secondFactors.store({ ...factor, wrong: 0, waitUntil: 0 });
      await tx.sessions.insert(sampleSession('1', { userId }));
    });
    expect((await run(['staff', 'reset-2fa', 'admin'])).out).toBe(
      '已去掉 admin 的两步验证，已退出它的全部登录。',
    );
    expect(await sessions.findById('session-1')).toBeUndefined();
    expect(await unitOfWork.transaction((tx) => tx.secondFactors.hold(userId))).toBeUndefined();
    expect((await auditLog.linesAfter(1, 9)).map(({ act, about }) => [act, about])).toEqual([
      ['staff.factor.reset', userId],
    ]);
    await database.close();
  });

  it('leaves somebody who may do everything', async () => {
    await run(ADMIN);
    for (const args of [
      ['disable', 'admin'],
      ['role', 'admin', '--role', 'class'],
    ]) {
      const { code, error } = await run(['staff', ...args]);
      expect([code, error]).toEqual([1, expect.stringContaining('这是最后一位超级管理员')]);
    }
    await run(['staff', 'add', '--mobile', '13900000002', '--username', 'second', '--role', 'superAdmin']);
    expect((await run(['staff', 'role', 'admin', '--role', 'class'])).code).toBe(0);
  });
});

describe('the words of ykd staff', () => {
  it.each([
    [['staff'], '没有这个命令。'],
    [['staff', 'add', 'admin'], 'staff add 后面不写别的内容。'],
    [['staff', 'role'], '请写出一个账号。'],
    [['staff', 'list', '--role', 'class'], 'staff list 没有选项 --role。'],
    [['course', 'ids', '--role', 'class'], '不认识的选项。'],
    [['staff', 'add', '--password', 'x'], '不认识的选项。'],
  ])('%j are wrong', async (args, message) => {
    const { code, error } = await runCliIn({ environment: {}, folder: '/' }, args);
    expect([code, error.split('\n')[0]]).toEqual([2, message]);
  });
});
