import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that carries the session token. */
export const SESSION_COOKIE = 'ykd_session';

/** Longer values are none of ours. */
const TOKEN_MAX = 512;

const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/', secure: 'auto' } as const;

/** Lets replies set cookies. Requests' cookies are read on demand, and only where there are any. */
export const addCookies = async (fastify: FastifyInstance): Promise<void> => {
  await fastify.register(cookie, { hook: false });
};

/** The session token that a request carries; undefined without one. */
export const readSessionCookie = ({ headers, server }: FastifyRequest): string | undefined => {
  if (headers.cookie === undefined || !headers.cookie.includes(SESSION_COOKIE)) return undefined;
  const token = server.parseCookie(headers.cookie)[SESSION_COOKIE];
  return token === undefined || token === '' || token.length > TOKEN_MAX ? undefined : token;
};

/** Stores a session token on the caller's side until `expiresAt` (epoch ms). The last word of a request counts. */
export const setSessionCookie = (reply: FastifyReply, token: string, expiresAt: number): void => {
  reply.setCookie(SESSION_COOKIE, token, { ...ATTRIBUTES, expires: new Date(expiresAt) });
};

/** Makes the caller's side drop its session token. */
export const dropSessionCookie = (reply: FastifyReply): void => {
  reply.setCookie(SESSION_COOKIE, '', { ...ATTRIBUTES, expires: new Date(0), maxAge: 0 });
};
