import type { AccountService } from '@ykd/application/ports';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LocalService } from '../../src/accounts/local-service.js';
import { createLocalRocketChat } from '../../src/accounts/rocketchat.js';
import { createRocketChat } from '@ykd/adapters-http/upstream';
import { expectOfficial, record, type Exchange } from './exchanges.js';
import { ROCKETCHAT_OPERATIONS } from './official-rocketchat.js';
import { errorOf, newAccounts, wanted } from './samples.js';

const CALLER = { userId: 'platform', authToken: 'token' };
const LOOPBACK = { port: 0, host: '127.0.0.1' };
const MINUTE = 60_000;

interface Chat {
  readonly local: LocalService;
  readonly service: AccountService;
  readonly exchanges: readonly Exchange[];
  advance(ms: number): void;
  /** The operations since the last time that this was asked. */
  calls(): readonly string[];
}

const chat = async (): Promise<Chat> => {
  let at = 1_000_000;
  const local = createLocalRocketChat({ accounts: newAccounts(), now: () => at, ...CALLER });
  const exchanges = record(local.fastify);
  const url = await local.fastify.listen(LOOPBACK);
  onTestFinished(() => local.fastify.close());
  let seen = 0;
  return {
    local,
    exchanges,
    service: createRocketChat({ url, ...CALLER }),
    advance: (ms) => (at += ms),
    calls: () => {
      const fresh = exchanges.slice(seen).map(({ operation }) => operation.split('.').at(-1) ?? '');
      seen = exchanges.length;
      return fresh;
    },
  };
};

describe('Rocket.Chat', () => {
  it('gets one account, however often it is wanted', async () => {
    const { service, local, calls } = await chat();
    const made = await service.put(wanted());
    expect(calls()).toEqual(['info', 'create']);
    expect(await service.put(wanted({ externalId: made.externalId }))).toEqual(made);
    expect(calls()).toEqual(['info']);
    expect(local.accounts()).toMatchObject([
      { id: made.externalId, username: 'xiaoming', name: '李小明', email: 'ming@example.com', passwords: 1 },
    ]);
  });

  it('finds an account again whose making was cut off, or that others made, and closes it to them', async () => {
    const { service, local, exchanges } = await chat();
    const made = await service.put(wanted());
    expect(await service.put(wanted())).toEqual(made);
    expect(exchanges.at(-1)?.body).toEqual({
      userId: made.externalId,
      data: { password: 'an initial secret' },
    });
    await service.put(wanted({ newPassword: 'a new secret' }));
    expect(exchanges.at(-1)?.body).toMatchObject({ data: { password: 'a new secret' } });
    expect(local.accounts()).toHaveLength(1);
  });

  it('is told what differs, and nothing else', async () => {
    const { service, local, exchanges, calls } = await chat();
    const { externalId } = await service.put(wanted());
    calls();
    await service.put(wanted({ externalId, name: '李明', newPassword: 'a new secret' }));
    expect(calls()).toEqual(['info', 'update']);
    expect(exchanges.at(-1)?.body).toEqual({
      userId: externalId,
      data: { name: '李明', password: 'a new secret' },
    });
    expect(local.accounts()).toMatchObject([{ name: '李明', passwords: 2 }]);
    await service.put(wanted({ externalId, name: '李明', email: 'MING@example.com' }));
    expect(calls()).toEqual(['info']);
  });

  it('keeps the account when the mobile, and with it the name, is another one', async () => {
    const { service, local } = await chat();
    const { externalId } = await service.put(wanted());
    await service.put(wanted({ externalId, username: 'other' }));
    expect(local.accounts()).toMatchObject([{ id: externalId, username: 'other' }]);
  });

  it('makes the account anew when it was deleted there', async () => {
    const { service, local } = await chat();
    await service.put(wanted({ externalId: 'gone' }));
    expect(local.accounts()).toHaveLength(1);
  });

  it('shows the picture', async () => {
    const { service, local } = await chat();
    const avatarUrl = 'https://ykd.example/uploads/avatar/a.png';
    expect(await service.put(wanted({ avatarUrl }))).toMatchObject({ hasPicture: true });
    expect(local.accounts()).toMatchObject([{ avatarUrl }]);
  });

  it('takes a picture away again, and asks for nothing more where there is none', async () => {
    const { service, local, calls } = await chat();
    const { externalId } = await service.put(wanted({ avatarUrl: 'https://ykd.example/a.png' }));
    calls();
    expect(await service.put(wanted({ externalId, avatarUrl: null }))).toEqual({
      externalId,
      hasPicture: false,
    });
    expect(calls()).toEqual(['info', 'resetAvatar']);
    expect(local.accounts()[0]).not.toHaveProperty('avatarUrl');
    expect(await service.put(wanted({ externalId }))).toEqual({ externalId });
    expect(calls()).toEqual(['info']);
  });

  it('says how long to wait after a change, and is asked again then', async () => {
    const { service, advance, local } = await chat();
    await service.put(wanted());
    await service.put(wanted({ name: '一' }));
    advance(20_000);
    const error = await errorOf(service.put(wanted({ name: '二' })));
    expect(error.retryAfterMs).toBe(40_000);
    expect(error.message).toContain('too many requests');
    advance(40_000);
    await service.put(wanted({ name: '二' }));
    expect(local.accounts()).toMatchObject([{ name: '二' }]);
    expect(service.restMs).toBe(MINUTE);
  });

  it('says what is wrong in its own words', async () => {
    const { service } = await chat();
    await service.put(wanted());
    const error = await errorOf(service.put(wanted({ username: 'other' })));
    expect(error.message).toBe('ming@example.com is already in use :( [error-field-unavailable]');
    expect(error.retryAfterMs).toBeUndefined();
  });

  it('is away in an outage, and there again after it', async () => {
    const { service, local } = await chat();
    local.setOutage(true);
    expect((await errorOf(service.put(wanted()))).message).toBe('RocketChat 暂时不可用（503）');
    local.setOutage(false);
    await service.put(wanted());
    expect(local.accounts()).toHaveLength(1);
  });

  it('is spoken to, and answers, as its official description says', async () => {
    const { service, exchanges, advance } = await chat();
    const avatarUrl = 'https://ykd.example/a.png';
    const { externalId } = await service.put(wanted({ avatarUrl }));
    await service.put(wanted({ externalId, name: '一', email: 'a@b.cn', username: 'x', newPassword: 'p' }));
    await errorOf(service.put(wanted({ externalId, name: '二' })));
    advance(MINUTE);
    await service.put(wanted({ externalId, name: '三', avatarUrl: null }));
    await errorOf(service.put(wanted({ ownerId: 'u-2', username: 'y', email: 'ming@example.com' })));
    expect(exchanges.length).toBeGreaterThan(8);
    expectOfficial(ROCKETCHAT_OPERATIONS, exchanges);
  });

  it('does not let strangers in', async () => {
    const { local } = await chat();
    const url = local.fastify.listeningOrigin;
    const service = createRocketChat({ url, userId: 'platform', authToken: 'guess' });
    expect((await errorOf(service.put(wanted()))).message).toBe('RocketChat 不接受平台的访问凭据');
  });
});
