import { ChatUnavailableError } from '@ykd/application/ports';
import { chatMessagesContract } from '@ykd/application/testing';
import { createRocketChatMessages } from '@ykd/adapters-http/upstream';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createLocalRocketChat } from '../../src/accounts/rocketchat.js';
import { createLocalMessages } from '../../src/chat/messages.js';
import { expectOfficial, record } from '../accounts/exchanges.js';
import { ROCKETCHAT_OPERATIONS } from '../accounts/official-rocketchat.js';
import { newAccounts } from '../accounts/samples.js';

const CALLER = { userId: 'platform', authToken: 'token' };
const LOOPBACK = { port: 0, host: '127.0.0.1' };
const HELLO = { id: 'greeting-o1', roomId: 'room-1', text: '你好' };

const chat = () => {
  const messages = createLocalMessages((roomId) => roomId.startsWith('room-'));
  const local = createLocalRocketChat({ accounts: newAccounts(), now: () => 1_000_000, ...CALLER, messages });
  return { local, messages };
};

chatMessagesContract('Rocket.Chat over HTTP', async () => {
  const { local, messages } = chat();
  const url = await local.fastify.listen(LOOPBACK);
  return {
    subject: {
      chatMessages: createRocketChatMessages({ url, ...CALLER }),
      said: (roomId) => messages.in(roomId).map(({ text }) => text),
      setOutage: local.setOutage,
    },
    dispose: () => local.fastify.close(),
  };
});

it('speaks as Rocket.Chat describes it', async () => {
  const { local } = chat();
  const exchanges = record(local.fastify);
  const url = await local.fastify.listen(LOOPBACK);
  onTestFinished(() => local.fastify.close());
  const messages = createRocketChatMessages({ url, ...CALLER });
  await messages.say(HELLO);
  await messages.say(HELLO);
  await messages.say({ ...HELLO, id: 'x', roomId: 'none' }).catch(() => undefined);
  expect(exchanges.map(({ operation, status }) => [operation.split('.').at(-1), status])).toEqual([
    ['getMessage', 400],
    ['sendMessage', 200],
    ['getMessage', 200],
    ['getMessage', 400],
    ['sendMessage', 400],
  ]);
  expectOfficial(ROCKETCHAT_OPERATIONS, exchanges);
});

it.each([
  ['a wrong credential', 401, { status: 'error', message: 'You must be logged in to do this.' }],
  ['too many requests', 429, { success: false, error: 'too many' }],
  ['an error', 500, '<html>'],
  ['a success with no message', 200, { success: true }],
])('takes %s for a chat that is away, and sends nothing', async (_name, status, body) => {
  const fastify = Fastify();
  const posts: unknown[] = [];
  fastify.get('*', (_request, reply) => reply.code(status).send(body));
  fastify.post('*', (request) => void posts.push(request.body));
  const url = await fastify.listen(LOOPBACK);
  onTestFinished(() => fastify.close());
  await expect(createRocketChatMessages({ url, ...CALLER }).say(HELLO)).rejects.toThrow(ChatUnavailableError);
  expect(posts).toEqual([]);
});
