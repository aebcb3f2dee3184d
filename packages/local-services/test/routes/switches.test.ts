import type { SyncOperations } from '@ykd/application/account-sync';
import { fakeClock } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { devAccountRoutes } from '../../src/routes/accounts.js';
import { devSwitchRoutes } from '../../src/routes/switches.js';
import { createLocalSms } from '../../src/sms.js';
import { localSwitch } from '../../src/local-switch.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

const post = (url: string, payload: object) => fastify.inject({ method: 'POST', url, payload });
const dataOf = (answer: { json(): unknown }) => (answer.json() as { data: unknown }).data;

describe('the switches of the built-in services', () => {
  it('show what runs, and stop each by itself', async () => {
    const sms = createLocalSms(fakeClock(0));
    const chat = localSwitch();
    fastify = await testServer({ addMore: (scope) => devSwitchRoutes(scope, { sms, chat }) });
    const running = { service: 'chat', running: true };
    const stopped = { service: 'sms', running: false };
    expect(dataOf(await fastify.inject('/api/dev/services'))).toEqual([
      { service: 'sms', running: true },
      running,
    ]);
    expect(dataOf(await post('/api/dev/services', stopped))).toEqual([stopped, running]);
    expect([sms.isOut(), chat.isOut()]).toEqual([true, false]);
    expect(dataOf(await fastify.inject('/api/dev/services'))).toEqual([stopped, running]);
    await post('/api/dev/services', { service: 'sms', running: true });
    expect(sms.isOut()).toBe(false);
  });

  it('take no other service, and nothing else', async () => {
    fastify = await testServer({ addMore: (scope) => devSwitchRoutes(scope, { chat: localSwitch() }) });
    expect((await post('/api/dev/services', { service: 'sms', running: false })).statusCode).toBe(404);
    for (const wrong of [{}, { service: 'pay', running: true }, { service: 'chat', running: 'no' }]) {
      expect((await post('/api/dev/services', wrong)).statusCode).toBe(400);
    }
  });

  it('are nowhere outside of the demo', async () => {
    fastify = await testServer();
    expect((await fastify.inject('/api/dev/services')).statusCode).toBe(404);
    expect((await post('/api/dev/services', { service: 'sms', running: false })).statusCode).toBe(404);
  });
});

describe('what does not reach another service', () => {
  const trouble = {
    userId: 'u-ming',
    mobile: '13800000002',
    target: 'chat',
    state: 'failed',
    attempts: 439,
    error: '邮箱已被占用',
    gmtModified: 5,
  } as const;
  const operations = (asked: unknown[]): SyncOperations => ({
    counts: async () => [{ target: 'chat', state: 'failed', count: 3 }],
    troubles: async () => [trouble],
    retry: async (reach) => asked.push(reach),
  });

  it('is shown in the demo, and tried again there', async () => {
    const asked: unknown[] = [];
    const directory = { accounts: () => [] };
    fastify = await testServer({
      addMore: (scope) => devAccountRoutes(scope, directory, operations(asked)),
    });
    expect(dataOf(await fastify.inject('/api/dev/accounts/troubles'))).toEqual([trouble]);
    expect(dataOf(await post('/api/dev/accounts/retry', {}))).toEqual({ count: 1 });
    await post('/api/dev/accounts/retry', { userId: 'u-ming' });
    expect(asked).toEqual([{}, { userId: 'u-ming' }]);
  });
});
