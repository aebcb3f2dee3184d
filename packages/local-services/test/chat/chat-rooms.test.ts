import { ChatUnavailableError } from '@ykd/application/ports';
import { chatRoomsContract } from '@ykd/application/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChatRooms, offChatRooms } from '@ykd/adapters-http/upstream';
import { createLocalChat } from '../../src/chat/chat.js';

const LOOPBACK = { port: 0, host: '127.0.0.1' };
const KEY = { userId: 'u-1', courseId: 'j1' };

chatRoomsContract('the middleware over HTTP', async () => {
  const chat = createLocalChat({ token: 'secret' });
  const url = await chat.fastify.listen(LOOPBACK);
  return {
    subject: {
      chatRooms: createChatRooms({ url, token: 'secret' }),
      end: chat.end,
      setOutage: chat.setOutage,
    },
    dispose: () => chat.fastify.close(),
  };
});

/** Something that answers as it is told. */
const answering = async (answer: (fastify: FastifyInstance) => void) => {
  const fastify = Fastify();
  answer(fastify);
  const url = await fastify.listen(LOOPBACK);
  onTestFinished(() => fastify.close());
  return createChatRooms({ url, token: 'secret' });
};

describe('a chat middleware in trouble', () => {
  it.each([
    ['a refusal', 401, { isSuccess: false, message: 'unauthorized' }],
    ['a refusal that says 200', 200, { isSuccess: false }],
    ['no JSON', 200, '<html>'],
    ['a room that is none', 200, { isSuccess: true, data: { roomId: '', url: '/x' } }],
    ['an address that runs', 200, { isSuccess: true, data: { roomId: 'r', url: 'javascript:alert(1)' } }],
    ['another site’s address', 200, { isSuccess: true, data: { roomId: 'r', url: '//evil.example' } }],
    ['a backslash', 200, { isSuccess: true, data: { roomId: 'r', url: '/\\evil.example' } }],
    ['a room with an error', 500, { isSuccess: true, data: { roomId: 'r', url: '/x' } }],
  ])('that answers with %s is away', async (_name, status, body) => {
    const chatRooms = await answering((fastify) => {
      fastify.get('*', (_request, reply) => reply.code(status).send(body));
    });
    await expect(chatRooms.room(KEY)).rejects.toThrow(ChatUnavailableError);
    await expect(chatRooms.checkPeriod(KEY)).rejects.toThrow(ChatUnavailableError);
  });

  it('gets the token and is not followed elsewhere', async () => {
    const seen: unknown[] = [];
    const chatRooms = await answering((fastify) => {
      fastify.get('/elsewhere', () => ({ isSuccess: true, data: { inPeriod: true } }));
      fastify.get('/checkperiod', (request, reply) => {
        seen.push([request.headers.authorization, request.query]);
        return reply.redirect('/elsewhere');
      });
    });
    await expect(chatRooms.checkPeriod(KEY)).rejects.toThrow(ChatUnavailableError);
    expect(seen).toEqual([['Bearer secret', { user: 'u-1', courseId: 'j1' }]]);
  });

  it('that is not there, or not set up, is away', async () => {
    const fastify = Fastify();
    const url = await fastify.listen(LOOPBACK);
    await fastify.close();
    for (const chatRooms of [createChatRooms({ url, token: 'x' }), offChatRooms()]) {
      await expect(chatRooms.room(KEY)).rejects.toThrow(ChatUnavailableError);
      await expect(chatRooms.checkPeriod(KEY)).rejects.toThrow(ChatUnavailableError);
    }
  });
});

describe('the local chat', () => {
  it('answers nobody without its token, and no call without its query', async () => {
    const { fastify } = createLocalChat({ token: 'secret' });
    const get = (url: string, authorization?: string) =>
      fastify.inject({ url, headers: authorization === undefined ? {} : { authorization } });
    const query = '?user=u-1&courseId=j1';
    expect((await get(`/room/get${query}`)).statusCode).toBe(401);
    expect((await get(`/room/get${query}`, 'Bearer wrong')).statusCode).toBe(401);
    expect((await get('/room/get?user=u-1', 'Bearer secret')).statusCode).toBe(400);
    expect((await get(`/checkperiod${query}`, 'Bearer secret')).json()).toEqual({
      isSuccess: true,
      data: { inPeriod: true },
    });
    await fastify.close();
  });
});
