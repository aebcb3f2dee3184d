import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { LocalAccount } from './file-accounts.js';
import { isTaken, localService, type LocalService, type LocalServiceParts } from './local-service.js';
import { USERS_PATH } from '@ykd/adapters-http/protocols/gitlab';

export interface LocalGitlabParts extends LocalServiceParts {
  /** The administrator's access token. */
  readonly token: string;
}

const text = z.string().check(z.minLength(1));
const PASSWORD_MIN = 8;
const password = z.string().check(z.minLength(PASSWORD_MIN));
const note = z.exactOptional(text);
const createBody = z.object({ username: text, name: text, email: text, password, note });
const updateBody = z.object({
  username: z.exactOptional(text),
  name: z.exactOptional(text),
  email: z.exactOptional(text),
  password: z.exactOptional(password),
  note,
});

const wireUser = (account: LocalAccount) => ({
  id: Number(account.id),
  username: account.username,
  name: account.name,
  state: 'active',
  locked: false,
  avatar_url: null,
  web_url: `http://gitlab.local/${account.username}`,
  created_at: new Date(account.createdAt).toISOString(),
  email: account.email,
  is_admin: false,
  note: account.note ?? null,
});

/** What is wrong with a body, as GitLab says it. */
const problemsOf = (error: z.core.$ZodError) => ({
  error: error.issues.map(({ path }) => `${path.join('.')} is invalid`).join(', '),
});

/** A GitLab with nothing but users. */
export const createLocalGitlab = (parts: LocalGitlabParts): LocalService => {
  const { accounts, now, token } = parts;

  /** The field that another account has already, in GitLab's words. */
  const conflict = (wanted: { readonly username?: string; readonly email?: string }, own?: string) => {
    const all = accounts.all();
    if (wanted.email !== undefined && isTaken(all, 'email', wanted.email, own)) return 'email';
    if (wanted.username !== undefined && isTaken(all, 'username', wanted.username, own)) return 'username';
    return undefined;
  };
  const byId = (request: FastifyRequest): LocalAccount | undefined => {
    const { id } = request.params as { readonly id: string };
    return accounts.all().find((one) => one.id === id);
  };

  const search = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { username = '' } = request.query as { readonly username?: string };
    const found = accounts.all().filter((one) => one.username.toLowerCase() === username.toLowerCase());
    return reply.send(found.map(wireUser));
  };

  const show = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const account = byId(request);
    if (account === undefined) return reply.code(404).send({ message: '404 User Not Found' });
    return reply.send(wireUser(account));
  };

  const create = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const body = z.safeParse(createBody, request.body);
    if (!body.success) return reply.code(400).send(problemsOf(body.error));
    const { password: _unkept, ...kept } = body.data;
    const taken = conflict(body.data);
    if (taken !== undefined) {
      const field = taken === 'email' ? 'Email' : 'Username';
      return reply.code(409).send({ message: `${field} has already been taken` });
    }
    const at = now();
    const last = accounts.all().reduce((highest, { id }) => Math.max(highest, Number(id)), 0);
    const account = {
      id: String(last + 1),
      ...kept,
      passwords: 1,
      createdAt: at,
      modifiedAt: at,
    };
    accounts.put(account);
    return reply.code(201).send(wireUser(account));
  };

  const update = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const account = byId(request);
    if (account === undefined) return reply.code(404).send({ message: '404 User Not Found' });
    const body = z.safeParse(updateBody, request.body);
    if (!body.success) return reply.code(400).send(problemsOf(body.error));
    const { password: newPassword, ...changes } = body.data;
    const taken = conflict(changes, account.id);
    if (taken !== undefined) {
      return reply.code(400).send({ message: { [taken]: ['has already been taken'] } });
    }
    const passwords = account.passwords + (newPassword === undefined ? 0 : 1);
    const changed = { ...account, ...changes, passwords, modifiedAt: now() };
    accounts.put(changed);
    return reply.send(wireUser(changed));
  };

  return localService(parts, (fastify) => {
    fastify.addHook('onRequest', (request, reply, done) => {
      if (request.headers['private-token'] === token) done();
      else void reply.code(401).send({ message: '401 Unauthorized' });
    });
    fastify.get(USERS_PATH, search);
    fastify.get(`${USERS_PATH}/:id`, show);
    fastify.post(USERS_PATH, create);
    fastify.put(`${USERS_PATH}/:id`, update);
  });
};
