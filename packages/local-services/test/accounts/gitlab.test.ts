import type { AccountService } from '@ykd/application/ports';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LocalAccounts } from '../../src/accounts/file-accounts.js';
import type { LocalService } from '../../src/accounts/local-service.js';
import { createGitlab } from '@ykd/adapters-http/upstream';
import { createLocalGitlab } from '../../src/accounts/gitlab.js';
import { expectOfficial, record, type Exchange } from './exchanges.js';
import { GITLAB_OPERATIONS } from './official-gitlab.js';
import { errorOf, newAccounts, wanted } from './samples.js';

const LOOPBACK = { port: 0, host: '127.0.0.1' };

interface Host {
  readonly local: LocalService;
  readonly accounts: LocalAccounts;
  readonly service: AccountService;
  readonly exchanges: readonly Exchange[];
}

const host = async (): Promise<Host> => {
  const accounts = newAccounts();
  const local = createLocalGitlab({ accounts, now: () => 1_000_000, token: 'token' });
  const exchanges = record(local.fastify);
  const url = await local.fastify.listen(LOOPBACK);
  onTestFinished(() => local.fastify.close());
  return { local, accounts, exchanges, service: createGitlab({ url, token: 'token' }) };
};

const refusalOf = async (work: Promise<unknown>): Promise<string> => (await errorOf(work)).message;

const chosen = { ownsUsername: false } as const;
const stranger = {
  id: '7',
  username: 'xiaoming',
  name: '同名的人',
  email: 'other@example.com',
  passwords: 1,
  createdAt: 1,
  modifiedAt: 1,
};
const TAKEN = '代码托管平台上的用户名 xiaoming 已属于其他账号，请联系班主任处理';

describe('GitLab', () => {
  it('gets one account, however often it is wanted', async () => {
    const { service, local, exchanges } = await host();
    const made = await service.put(wanted(chosen));
    expect(made).toEqual({ externalId: '1' });
    expect(await service.put(wanted(chosen))).toEqual(made);
    expect(await service.put(wanted({ ...chosen, externalId: '1' }))).toEqual(made);
    expect(exchanges.map(({ operation }) => operation.split(' ')[0])).toEqual(['GET', 'POST', 'GET', 'GET']);
    expect(local.accounts()).toMatchObject([
      { username: 'xiaoming', name: '李小明', email: 'ming@example.com', passwords: 1 },
    ]);
  });

  it('is told what differs, and nothing else', async () => {
    const { service, exchanges } = await host();
    await service.put(wanted(chosen));
    const mail = { email: 'li@example.com', newPassword: 'a new secret' };
    await service.put(wanted({ ...chosen, externalId: '1', ...mail }));
    // Whether the address is his, GitLab finds out by itself.
    expect(exchanges.at(-1)?.body).toEqual({ email: 'li@example.com', password: 'a new secret' });
  });

  it('is given no picture, so that none has to be taken away', async () => {
    const { service, exchanges } = await host();
    const made = await service.put(wanted({ ...chosen, avatarUrl: 'https://ykd.example/a.png' }));
    expect(made).toEqual({ externalId: '1' });
    expect(await service.put(wanted({ ...chosen, externalId: '1', avatarUrl: null }))).toEqual(made);
    expect(exchanges.map(({ operation }) => operation.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
    expect(exchanges[1]?.body).not.toHaveProperty('avatar');
  });

  it('renames the account when its owner chose a name', async () => {
    const { service, local } = await host();
    const { externalId } = await service.put(wanted({ username: '13800000001' }));
    await service.put(wanted({ ...chosen, externalId }));
    expect(local.accounts()).toMatchObject([{ id: externalId, username: 'xiaoming' }]);
  });

  it('finds an account again whose making was cut off', async () => {
    const { service, local } = await host();
    await service.put(wanted(chosen));
    expect(await service.put(wanted({ ...chosen, name: '李明' }))).toEqual({ externalId: '1' });
    expect(local.accounts()).toMatchObject([{ name: '李明' }]);
  });

  it('never gives somebody’s account to whoever chooses his name', async () => {
    const { service, accounts } = await host();
    accounts.put(stranger);
    const greedy = wanted({ ...chosen, newPassword: 'mine now' });
    expect(await refusalOf(service.put(greedy))).toBe(TAKEN);
    accounts.put({ ...stranger, note: 'ykd:u-ming-2\nnot ykd:u-ming' });
    expect(await refusalOf(service.put(greedy))).toBe(TAKEN);
    expect(accounts.all()).toMatchObject([{ email: 'other@example.com', passwords: 1 }]);
  });

  it('does not take a number for the member’s account that means somebody else in another GitLab', async () => {
    const { service, accounts } = await host();
    accounts.put({ ...stranger, username: 'somebody' });
    const moved = wanted({ ...chosen, externalId: stranger.id, newPassword: 'a new secret' });
    expect(await service.put(moved)).toEqual({ externalId: '8' });
    expect(accounts.all()).toMatchObject([
      { ...stranger, username: 'somebody' },
      { id: '8', name: '李小明' },
    ]);
    accounts.put({ ...stranger, username: 'xiaohong', note: 'ykd:u-hong' });
    const hers = wanted({ ...chosen, username: 'xiaohong', externalId: stranger.id });
    expect(await refusalOf(service.put(hers))).toBe(
      '代码托管平台上的用户名 xiaohong 已属于其他账号，请联系班主任处理',
    );
    expect(accounts.all()).toContainEqual({ ...stranger, username: 'xiaohong', note: 'ykd:u-hong' });
  });

  it('takes over an account that is named by the member’s own mobile, marks it and closes it to others', async () => {
    const { service, accounts, exchanges } = await host();
    accounts.put({ ...stranger, username: '13800000001', note: '旧账号' });
    await service.put(wanted({ username: '13800000001' }));
    expect(accounts.all()).toMatchObject([{ id: '7', name: '李小明', note: '旧账号\nykd:u-ming' }]);
    expect(exchanges.at(-1)?.body).toMatchObject({ password: 'an initial secret' });
    await service.put(wanted({ username: '13800000001' }));
    expect(exchanges.at(-1)?.operation).toBe('GET /api/v4/users');
  });

  it('never touches an administrator', async () => {
    const fastify = Fastify();
    const root = { id: 1, username: 'xiaoming', name: 'Root', is_admin: true, note: 'ykd:u-ming' };
    fastify.get('/api/v4/users', () => [root]);
    fastify.get('/api/v4/users/1', () => root);
    const url = await fastify.listen(LOOPBACK);
    onTestFinished(() => fastify.close());
    const service = createGitlab({ url, token: 'token' });
    expect(await refusalOf(service.put(wanted()))).toBe(TAKEN);
    expect(await refusalOf(service.put(wanted({ externalId: '1' })))).toBe(TAKEN);
  });

  it('says what is wrong in its own words', async () => {
    const { service, accounts } = await host();
    accounts.put({ ...stranger, username: 'somebody', email: 'ming@example.com' });
    expect(await refusalOf(service.put(wanted(chosen)))).toBe('Email has already been taken');
    const { externalId } = await service.put(wanted({ ...chosen, email: 'free@example.com' }));
    expect(await refusalOf(service.put(wanted({ ...chosen, externalId })))).toBe(
      'email has already been taken',
    );
    expect(await refusalOf(service.put(wanted({ username: 'x', initialPassword: 'short' })))).toBe(
      'password is invalid',
    );
  });

  it('is away in an outage, and there again after it', async () => {
    const { service, local } = await host();
    local.setOutage(true);
    expect(await refusalOf(service.put(wanted()))).toBe('代码托管平台暂时不可用（503）');
    local.setOutage(false);
    await service.put(wanted());
    expect(local.accounts()).toHaveLength(1);
  });

  it('does not let strangers in', async () => {
    const { local } = await host();
    const service = createGitlab({ url: local.fastify.listeningOrigin, token: 'guess' });
    expect(await refusalOf(service.put(wanted()))).toBe('代码托管平台不接受平台的访问凭据');
  });

  it('is spoken to, and answers, as its official description says', async () => {
    const { service, exchanges } = await host();
    const { externalId } = await service.put(wanted({ username: '13800000001' }));
    await service.put(
      wanted({ ...chosen, externalId, name: '一', email: 'a@b.cn', newPassword: 'a new secret' }),
    );
    await refusalOf(service.put(wanted({ ownerId: 'u-2', username: 'y', email: 'a@b.cn' })));
    await service.put(wanted({ ownerId: 'u-3', username: 'z', email: 'z@b.cn', externalId: '99' }));
    await refusalOf(service.put(wanted({ ownerId: 'u-3', username: 'z', email: 'a@b.cn', externalId: '2' })));
    expect(exchanges.length).toBeGreaterThan(8);
    expectOfficial(GITLAB_OPERATIONS, exchanges);
  });

  it('keeps its accounts beyond its end', async () => {
    const { service, accounts } = await host();
    await service.put(wanted());
    const again = createLocalGitlab({ accounts, now: () => 2, token: 'token' });
    expect(again.accounts()).toMatchObject([{ username: 'xiaoming' }]);
  });
});
