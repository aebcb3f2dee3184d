import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createLocalMessages, type LocalMessage, type LocalMessages } from '../chat/messages.js';
import type { LocalAccount } from './file-accounts.js';
import { isTaken, localService, type LocalService, type LocalServiceParts } from './local-service.js';
import { PATHS } from '@ykd/adapters-http/protocols/rocketchat';

export interface LocalRocketChatParts extends LocalServiceParts {
  /** Who may call. */
  readonly userId: string;
  readonly authToken: string;
  /** What is said in its rooms. Default: it has none. */
  readonly messages?: LocalMessages;
}

const text = z.string().check(z.minLength(1));
const createBody = z.object({ name: text, email: text, password: text, username: text });
const updateBody = z.object({
  userId: text,
  data: z.object({
    name: z.exactOptional(text),
    email: z.exactOptional(text),
    password: z.exactOptional(text),
    username: z.exactOptional(text),
  }),
});
const avatarBody = z.object({ avatarUrl: z.url(), userId: text });
const resetBody = z.object({ userId: text });
const messageBody = z.object({ message: z.object({ _id: z.exactOptional(text), rid: text, msg: text }) });
const messageQuery = z.object({ msgId: text });

/** One change of a name or an e-mail address a minute and user. */
const CHANGE_EVERY_MS = 60_000;

const wireUser = (account: LocalAccount) => ({
  _id: account.id,
  createdAt: new Date(account.createdAt).toISOString(),
  username: account.username,
  emails: [{ address: account.email, verified: false }],
  type: 'user',
  status: 'offline',
  active: true,
  roles: ['user'],
  name: account.name,
  _updatedAt: new Date(account.modifiedAt).toISOString(),
});

const wireMessage = ({ id, roomId, text: msg, at }: LocalMessage, userId: string) => ({
  _id: id,
  rid: roomId,
  msg,
  ts: new Date(at).toISOString(),
  u: { _id: userId, username: userId },
});

const fail = (reply: FastifyReply, error: string, errorType?: string): FastifyReply =>
  reply
    .code(400)
    .send({ success: false, error: errorType === undefined ? error : `${error} [${errorType}]`, errorType });

const ID_BYTES = 12;

/** A Rocket.Chat with nothing but users, and messages in the rooms that it is given. */
export const createLocalRocketChat = (parts: LocalRocketChatParts): LocalService => {
  const { accounts, now, userId, authToken, messages = createLocalMessages(() => false) } = parts;
  /** When a user's name or address was changed last. */
  const changedAt = new Map<string, number>();
  const byId = (id: string) => accounts.all().find((one) => one.id === id);

  const takenField = (wanted: Partial<Pick<LocalAccount, 'username' | 'email'>>, own?: string) =>
    (['username', 'email'] as const).find((field) => {
      const value = wanted[field];
      return value !== undefined && isTaken(accounts.all(), field, value, own);
    });

  const info = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const query = request.query as { readonly userId?: string; readonly username?: string };
    const account = accounts
      .all()
      .find((one) =>
        query.userId === undefined ? one.username === query.username : one.id === query.userId,
      );
    if (account === undefined) return fail(reply, 'User not found.');
    return reply.send({ user: { ...wireUser(account), canViewAllInfo: true }, success: true });
  };

  const create = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = z.safeParse(createBody, request.body).data;
    if (body === undefined) return fail(reply, 'must have required property', 'invalid-params');
    const taken = takenField(body);
    if (taken !== undefined)
      return fail(reply, `${body[taken]} is already in use :(`, 'error-field-unavailable');
    const { name, email, username } = body;
    const at = now();
    const id = randomBytes(ID_BYTES).toString('base64url');
    const account = { id, username, name, email, passwords: 1, createdAt: at, modifiedAt: at };
    accounts.put(account);
    return reply.send({ user: wireUser(account), success: true });
  };

  const update = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = z.safeParse(updateBody, request.body).data;
    const account = body && byId(body.userId);
    if (body === undefined || account === undefined) return fail(reply, 'Invalid user', 'error-invalid-user');
    const { password, ...changes } = body.data;
    const taken = takenField(changes, account.id);
    if (taken !== undefined)
      return fail(reply, `${changes[taken]} is already in use :(`, 'error-field-unavailable');
    const at = now();
    if (changes.name !== undefined || changes.email !== undefined) {
      const waitMs = (changedAt.get(account.id) ?? Number.NEGATIVE_INFINITY) + CHANGE_EVERY_MS - at;
      if (waitMs > 0) {
        const wait = `You must wait ${Math.ceil(waitMs / 1000)} seconds before trying again.`;
        const error = `Error, too many requests. Please slow down. ${wait}`;
        return fail(reply, error, 'error-too-many-requests');
      }
      changedAt.set(account.id, at);
    }
    const passwords = account.passwords + (password === undefined ? 0 : 1);
    const changed = { ...account, ...changes, passwords, modifiedAt: at };
    accounts.put(changed);
    return reply.send({ user: wireUser(changed), success: true });
  };

  const setAvatar = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = z.safeParse(avatarBody, request.body).data;
    const account = body && byId(body.userId);
    if (body === undefined || account === undefined) return fail(reply, 'Invalid user', 'error-invalid-user');
    accounts.put({ ...account, avatarUrl: body.avatarUrl, modifiedAt: now() });
    return reply.send({ success: true });
  };

  const resetAvatar = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = z.safeParse(resetBody, request.body).data;
    const account = body && byId(body.userId);
    if (account === undefined) return fail(reply, 'Invalid user', 'error-invalid-user');
    const { avatarUrl: _gone, ...rest } = account;
    accounts.put({ ...rest, modifiedAt: now() });
    return reply.send({ success: true });
  };

  const sendMessage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const message = z.safeParse(messageBody, request.body).data?.message;
    if (message === undefined) return fail(reply, "must have required property 'rid'", 'invalid-params');
    const id = message._id ?? randomBytes(ID_BYTES).toString('base64url');
    if (!messages.add({ id, roomId: message.rid, text: message.msg, at: now() })) {
      return fail(reply, 'Invalid room', 'error-invalid-room');
    }
    const said = messages.find(id);
    return said === undefined
      ? fail(reply, 'Invalid message', 'error-invalid-message')
      : reply.send({ message: wireMessage(said, userId), success: true });
  };

  const getMessage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const query = z.safeParse(messageQuery, request.query).data;
    if (query === undefined)
      return fail(reply, 'The "msgId" query parameter must be provided.', 'invalid-params');
    const said = messages.find(query.msgId);
    if (said === undefined) return reply.code(400).send({ success: false });
    return reply.send({ message: wireMessage(said, userId), success: true });
  };

  return localService(parts, (fastify) => {
    fastify.addHook('onRequest', (request, reply, done) => {
      const { 'x-user-id': user, 'x-auth-token': token } = request.headers;
      if (user === userId && token === authToken) done();
      else void reply.code(401).send({ status: 'error', message: 'You must be logged in to do this.' });
    });
    fastify.get(PATHS.info, info);
    fastify.post(PATHS.create, create);
    fastify.post(PATHS.update, update);
    fastify.post(PATHS.setAvatar, setAvatar);
    fastify.post(PATHS.resetAvatar, resetAvatar);
    fastify.post(PATHS.sendMessage, sendMessage);
    fastify.get(PATHS.getMessage, getMessage);
  });
};
