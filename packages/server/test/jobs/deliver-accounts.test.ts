import { type AccountService, AccountServiceError, SYNC_TARGETS } from '@ykd/application/ports';
import { addMembers, createFakes, HONG, MING, type Fakes } from '@ykd/application/testing';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createBell } from '../../src/jobs/bell.js';
import { startDelivering } from '../../src/jobs/deliver-accounts.js';
import { ringOnWish } from '../../src/jobs/ring-on-wish.js';
import { signal } from '../support/signal.js';

const world = async () => {
  const fakes = createFakes();
  await addMembers(fakes, [MING, { ...HONG, name: '小红', email: 'hong@example.com' }]);
  const bell = createBell();
  const { members } = ringOnWish(fakes, bell);
  const save = (id: string) =>
    members.updateProfile({ id, fields: {}, sync: SYNC_TARGETS, at: fakes.clock.now() });
  const start = (
    services: Fakes['accountServices'] | { readonly chat: AccountService },
    logger = pino({ level: 'silent' }),
  ) => {
    const accountRules = { chatPassword: 'secret' } as const;
    const stop = startDelivering({ ...fakes, accountServices: services, accountRules, bell, logger });
    onTestFinished(stop);
    return stop;
  };
  return { fakes, bell, save, start };
};

/** Waits until so many accounts are in a service. */
const filled = async (
  { accounts }: { readonly accounts: ReadonlyMap<string, unknown> },
  size: number,
): Promise<void> => {
  await expect.poll(() => accounts.size, { interval: 1 }).toBe(size);
};

/** A service that keeps every call waiting until it is let go. */
const gated = (inner: AccountService) => {
  const asked = signal();
  const gate = signal();
  const service: AccountService = {
    ...inner,
    put: async (account) => {
      asked.happen();
      await gate.happened;
      return inner.put(account);
    },
  };
  return { service, asked: asked.happened, open: gate.happen };
};

it('delivers what waits from before the start, and what is committed later at once', async () => {
  const { fakes, save, start } = await world();
  await save(MING.id);
  start(fakes.accountServices);
  const { chat, 'code-host': codeHost } = fakes.accountServices;
  for (const service of [chat, codeHost]) await filled(service, 1);
  await save(HONG.id);
  for (const service of [chat, codeHost]) {
    await filled(service, 2);
    expect([...service.accounts.values()].map(({ ownerId }) => ownerId)).toEqual([MING.id, HONG.id]);
  }
});

it('does not let one service wait for another, nor a save for either', async () => {
  const { fakes, save, start } = await world();
  const { chat, 'code-host': codeHost } = fakes.accountServices;
  const slow = gated(chat);
  const stop = start({ ...fakes.accountServices, chat: slow.service } as Fakes['accountServices']);
  expect(await save(MING.id)).toBeDefined();
  await slow.asked;
  await filled(codeHost, 1);
  expect(chat.accounts.size).toBe(0);
  slow.open();
  await stop();
  expect(chat.accounts.size).toBe(1);
});

it('does not let one account wait for another', async () => {
  const { fakes, save, start } = await world();
  const { chat } = fakes.accountServices;
  const slow = gated(chat);
  const service: AccountService = {
    ...chat,
    put: (account) => (account.ownerId === MING.id ? slow.service : chat).put(account),
  };
  const stop = start({ chat: service });
  await save(MING.id);
  await slow.asked;
  await save(HONG.id);
  await filled(chat, 1);
  expect([...chat.accounts.values()]).toMatchObject([{ ownerId: HONG.id }]);
  slow.open();
  await stop();
  expect(chat.accounts.size).toBe(2);
});

it('logs a picture that was refused', async () => {
  const { fakes, save, start } = await world();
  const { chat } = fakes.accountServices;
  const service: AccountService = {
    ...chat,
    put: async (account) => Object.assign(await chat.put(account), { pictureError: '头像无法下载' }),
  };
  const lines: string[] = [];
  start({ chat: service }, pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }));
  await save(MING.id);
  await expect.poll(() => lines.length, { interval: 1 }).toBe(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    target: 'chat',
    userId: MING.id,
    reason: '头像无法下载',
  });
});

it('ends what is under way before it stops, and begins nothing more', async () => {
  const { fakes, bell, save, start } = await world();
  const { chat } = fakes.accountServices;
  const slow = gated(chat);
  const stop = start({ chat: slow.service });
  await save(MING.id);
  await slow.asked;
  const stopped = stop();
  await save(HONG.id);
  bell.ring();
  slow.open();
  await stopped;
  expect([...chat.accounts.values()]).toMatchObject([{ ownerId: MING.id }]);
  expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'done' }, { state: 'waiting' }]);
  expect(await fakes.accountSync.statesOf(HONG.id)).toMatchObject([
    { state: 'waiting' },
    { state: 'waiting' },
  ]);
});

it('gives each account to one of two processes', async () => {
  const { fakes, save, start } = await world();
  const stops = [start(fakes.accountServices), start(fakes.accountServices)];
  for (const id of [MING.id, HONG.id]) await save(id);
  const { chat, 'code-host': codeHost } = fakes.accountServices;
  for (const service of [chat, codeHost]) await filled(service, 2);
  await Promise.all(stops.map((stop) => stop()));
  for (const { asked } of [chat, codeHost]) expect(asked).toHaveLength(2);
});

it.each([new AccountServiceError('邮箱已被占用'), new Error('a bug')])(
  'goes on with the others when one breaks: %s',
  async (error) => {
    const { fakes, save, start } = await world();
    const { chat } = fakes.accountServices;
    const service: AccountService = {
      ...chat,
      put: (account) => (account.ownerId === MING.id ? Promise.reject(error) : chat.put(account)),
    };
    await save(MING.id);
    await save(HONG.id);
    const stop = start({ chat: service });
    await filled(chat, 1);
    await stop();
    expect([...chat.accounts.values()]).toMatchObject([{ ownerId: HONG.id }]);
    expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([{ state: 'failing' }, {}]);
  },
);
