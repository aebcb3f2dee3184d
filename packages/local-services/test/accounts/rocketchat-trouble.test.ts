import type { AccountService } from '@ykd/application/ports';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRocketChat } from '@ykd/adapters-http/upstream';
import { errorOf, wanted } from './samples.js';

const CALLER = { userId: 'platform', authToken: 'token' };
const LOOPBACK = { port: 0, host: '127.0.0.1' };

/** Something that answers as it is told. */
const answering = async (answer: (fastify: FastifyInstance) => void): Promise<AccountService> => {
  const fastify = Fastify();
  answer(fastify);
  const url = await fastify.listen(LOOPBACK);
  onTestFinished(() => fastify.close());
  return createRocketChat({ url, ...CALLER });
};

describe('a Rocket.Chat in trouble', () => {
  it.each<[string, number, Record<string, string>, unknown, string, number | undefined]>([
    [
      'too many requests',
      429,
      { 'retry-after': '7' },
      { success: false, error: 'Slow down' },
      'Slow down',
      7000,
    ],
    ['too many without a word', 429, {}, 'x', 'RocketChat 请求过于频繁', 60_000],
    ['a gateway', 502, {}, '<html>', 'RocketChat 暂时不可用（502）', undefined],
    ['a pause', 503, { 'retry-after': '30' }, '', 'RocketChat 暂时不可用（503）', 30_000],
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }, '', 'RocketChat 拒绝了请求（302）', undefined],
    ['nonsense', 200, {}, 'null', 'RocketChat 拒绝了请求（200）', undefined],
    [
      'a long word',
      400,
      {},
      { success: false, error: `a\n\0${'b'.repeat(500)}` },
      `a ${'b'.repeat(198)}`,
      undefined,
    ],
  ])('that answers with %s is an error', async (_name, status, headers, body, message, retryAfterMs) => {
    const service = await answering((fastify) => {
      fastify.all('*', (_request, reply) => reply.code(status).headers(headers).send(body));
    });
    const error = await errorOf(service.put(wanted()));
    expect([error.message, error.retryAfterMs]).toEqual([message, retryAfterMs]);
  });

  it('that is not there is an error without a word of where', async () => {
    const fastify = Fastify();
    const url = await fastify.listen(LOOPBACK);
    await fastify.close();
    const error = await errorOf(createRocketChat({ url, ...CALLER }).put(wanted()));
    expect(error.message).toBe('RocketChat 暂时无法连接');
  });

  it('that takes no picture keeps the account, and says so', async () => {
    const service = await answering((fastify) => {
      fastify.get('*', () => ({ success: true, user: { _id: 'a' } }));
      fastify.post('/api/v1/users.update', () => ({ success: true, user: { _id: 'a' } }));
      fastify.post('/api/v1/users.setAvatar', (_request, reply) =>
        reply.code(400).send({ success: false, error: 'Invalid avatar URL' }),
      );
    });
    const avatarUrl = 'https://ykd.example/a.png';
    expect(await service.put(wanted({ avatarUrl }))).toEqual({
      externalId: 'a',
      pictureError: 'Invalid avatar URL',
    });
  });

  it('that does not take a picture away is tried again', async () => {
    const service = await answering((fastify) => {
      fastify.get('*', () => ({ success: true, user: { _id: 'a' } }));
      fastify.post('/api/v1/users.update', () => ({ success: true, user: { _id: 'a' } }));
      fastify.post('/api/v1/users.resetAvatar', (_request, reply) =>
        reply.code(400).send({ success: false, error: 'Reset avatar is not allowed [error-not-allowed]' }),
      );
    });
    const error = await errorOf(service.put(wanted({ externalId: 'a', avatarUrl: null })));
    expect(error.message).toBe('Reset avatar is not allowed [error-not-allowed]');
  });

  it('is no place to change an administrator', async () => {
    const service = await answering((fastify) => {
      const user = { _id: 'a', username: 'xiaoming', name: 'Admin', roles: ['admin'] };
      fastify.get('*', () => ({ success: true, user }));
      fastify.post('*', () => {
        throw new Error('changed');
      });
    });
    const error = await errorOf(service.put(wanted({ newPassword: 'mine now' })));
    expect(error.message).toBe('RocketChat 上的账号 xiaoming 有管理权限，不能由平台修改');
  });
});
