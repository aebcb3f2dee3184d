import type { SyncOperations } from '@ykd/application/account-sync';
import { MING } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { devAccountRoutes } from '../../src/routes/accounts.js';
import { devMessageRoutes } from '../../src/routes/messages.js';
import { devSwitchRoutes } from '../../src/routes/switches.js';
import { createLocalSms } from '../../src/sms.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

const syncOperations: SyncOperations = {
  counts: async () => [],
  troubles: async () => [],
  retry: async () => 0,
};

const start = async (publicOrigin?: string) => {
  const smsOutbox = createLocalSms({ now: () => 5 });
  await smsOutbox.sendCode({ mobile: MING.mobile, code: '111111' });
  fastify = await testServer({
    addMore: (scope) => {
      devAccountRoutes(scope, { accounts: () => [] }, syncOperations);
      devSwitchRoutes(scope, { sms: smsOutbox });
      devMessageRoutes(scope, smsOutbox);
    },
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
  });
  return { isOut: smsOutbox.isOut };
};

const READS = [
  `/api/dev/outbox?mobile=${MING.mobile}`,
  '/api/dev/messages',
  '/api/dev/accounts',
  '/api/dev/accounts/troubles',
  '/api/dev/services',
];

const statuses = async (host: string): Promise<number[]> => {
  const answers = await Promise.all(READS.map((url) => fastify.inject({ url, headers: { host } })));
  const writes = await Promise.all(
    [
      ['/api/dev/services', { service: 'sms', running: false }] as const,
      ['/api/dev/accounts/retry', {}] as const,
    ].map(([url, payload]) => fastify.inject({ method: 'POST', url, headers: { host }, payload })),
  );
  return [...answers, ...writes].map(({ statusCode }) => statusCode);
};

const THERE = Array.from({ length: 7 }, () => 200);
const HIDDEN = THERE.map(() => 404);

describe('what the demo shows of other services', () => {
  it.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '192.168.1.5', '[::1]:3000'])(
    'is there at %s, a name that no other site can take',
    async (host) => {
      const { isOut } = await start();
      expect(await statuses(host)).toEqual(THERE);
      expect(isOut()).toBe(true);
    },
  );

  it.each(['evil.com', 'evil.com:3000', 'localhost.evil.com', '127.0.0.1.evil.com', 'ykd.example'])(
    'is hidden from a page of %s, whose name may lead to this machine',
    async (host) => {
      const { isOut } = await start();
      expect(await statuses(host)).toEqual(HIDDEN);
      expect(isOut()).toBe(false);
      const answer = await fastify.inject({ url: READS[0] ?? '', headers: { host } });
      expect(answer.json()).toEqual({ isSuccess: false, code: 'NOT_FOUND', message: '请求的地址不存在' });
    },
  );

  it('is there under the platform’s own name', async () => {
    await start('https://demo.ykd.example:8443');
    expect(await statuses('demo.ykd.example:8443')).toEqual(THERE);
    expect(await statuses('localhost:3000')).toEqual(THERE);
    for (const host of ['evil.com', 'a b', '[']) expect(await statuses(host)).toEqual(HIDDEN);
  });

  it('is all that depends on the name', async () => {
    await start();
    const answer = await fastify.inject({ url: '/api/member/getloginUser', headers: { host: 'evil.com' } });
    expect(answer.statusCode).toBe(200);
  });
});
