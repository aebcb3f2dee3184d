import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createLocalMessages } from '../../src/chat/messages.js';
import { addLocalChatPage } from '../../src/chat/page.js';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

const localChat = {
  room: (roomId: string) =>
    roomId === 'a-room' ? { roomId, userId: 'u-ming', courseId: '<b>"x"</b>' } : undefined,
};

it('shows a room of the local chat as text, under names of its own only', async () => {
  fastify = await testServer({ addMore: (scope) => addLocalChatPage(scope, localChat, { in: () => [] }) });
  const shown = await fastify.inject('/dev/chat/room/a-room');
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(shown.body).toContain('《&lt;b&gt;&quot;x&quot;&lt;/b&gt;》');
  expect(shown.body).not.toContain('u-ming');
  const missing = await fastify.inject('/dev/chat/room/other');
  expect([missing.statusCode, missing.body.includes('没有这个房间')]).toEqual([404, true]);
  const foreign = await fastify.inject({ url: '/dev/chat/room/a-room', headers: { host: 'evil.example' } });
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).not.toContain('班主任');
});

it('shows what was said in the room in place of its first words, as text', async () => {
  const messages = createLocalMessages(() => true);
  messages.add({ id: 'm1', roomId: 'a-room', text: '欢迎 <b>', at: 1 });
  messages.add({ id: 'm2', roomId: 'other', text: '别的房间', at: 2 });
  fastify = await testServer({ addMore: (scope) => addLocalChatPage(scope, localChat, messages) });
  const { body } = await fastify.inject('/dev/chat/room/a-room');
  expect(body.match(/class="said"/g)).toHaveLength(1);
  expect(body).toContain('欢迎 &lt;b&gt;');
});

it('has no rooms outside of the demo', async () => {
  fastify = await testServer();
  expect((await fastify.inject('/dev/chat/room/a-room')).statusCode).toBe(404);
});
