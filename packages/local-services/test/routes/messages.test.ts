import { HONG, MING } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { devMessageRoutes } from '../../src/routes/messages.js';
import { createLocalSms } from '../../src/sms.js';
import { testServer } from '../support/server.js';

const STRANGER = '13512345678';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

describe('the outbox of the demo mode', () => {
  it('does not exist elsewhere', async () => {
    fastify = await testServer();
    for (const path of ['/api/dev/outbox?mobile=1', '/api/dev/messages']) {
      expect((await fastify.inject(path)).statusCode).toBe(404);
    }
  });

  it('shows the last message to a mobile, and the last ones of all', async () => {
    const local = createLocalSms({ now: () => 5 });
    fastify = await testServer({ addMore: (scope) => devMessageRoutes(scope, local) });
    for (const code of ['111111', '222222']) await local.sendCode({ mobile: MING.mobile, code });
    await local.sendCode({ mobile: HONG.mobile, code: '333333' });
    const text = (code: string) => `【优课达】验证码 ${code}，5 分钟内有效，请勿告诉他人。`;
    const message = { mobile: MING.mobile, text: text('222222'), code: '222222', at: 5, state: 'valid' };

    const one = await fastify.inject(`/api/dev/outbox?mobile=${MING.mobile}`);
    expect(one.json()).toEqual({ isSuccess: true, data: message });
    const all = await fastify.inject('/api/dev/messages');
    expect(all.json<{ data: { code: string }[] }>().data.map(({ code }) => code)).toEqual([
      '333333',
      '222222',
      '111111',
    ]);
    const none = await fastify.inject(`/api/dev/outbox?mobile=${STRANGER}`);
    expect([none.statusCode, none.json()]).toMatchObject([404, { isSuccess: false, code: 'NOT_FOUND' }]);
  });
});
