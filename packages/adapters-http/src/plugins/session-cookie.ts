import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that carries the session token. */
export const SESSION_COOKIE = 'ykd_session';

/** Longer values are none of ours. */
const TOKEN_MAX = 512;

const ATTRIBUTES = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach this server over HTTPS; undefined: each request tells. */
    secureCookies: boolean | undefined;
  }
}

/** Lets replies set cookies. Requests' cookies are read on demand, and only where there are any. */
export const addCookies = async (
  fastify: FastifyInstance,
  publicOrigin: string | undefined,
): Promise<void> => {
  fastify.decorate(
    'secureCookies',
    publicOrigin === undefined ? undefined : publicOrigin.startsWith('https:'),
  );
  await fastify.register(cookie, { hook: false });
};

/** The value of a cookie that a request carries; undefined for none, an empty one, and one that is longer than `max`. */
export const readCookie = (
  { headers, server }: FastifyRequest,
  name: string,
  max: number,
): string | undefined => {
  if (headers.cookie === undefined || !headers.cookie.includes(name)) return undefined;
  const value = server.parseCookie(headers.cookie)[name];
  return value === undefined || value === '' || value.length > max ? undefined : value;
};

/** The session token that a request carries; undefined without one. */
export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  readCookie(request, SESSION_COOKIE, TOKEN_MAX);

/** Behind a proxy that ends TLS only the public origin knows that the way to the browser is encrypted. */
export const cookieAttributes = ({ server }: FastifyReply) => ({
  ...ATTRIBUTES,
  secure: server.secureCookies ?? ('auto' as const),
});

/** Stores a session token on the caller's side until `expiresAt` (epoch ms). The last word of a request counts. */
export const setSessionCookie = (reply: FastifyReply, token: string, expiresAt: number): void => {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieAttributes(reply), expires: new Date(expiresAt) });
};

/** Makes the caller's side drop its session token. */
export const dropSessionCookie = (reply: FastifyReply): void => {
  reply.setCookie(SESSION_COOKIE, '', { ...cookieAttributes(reply), expires: new Date(0), maxAge: 0 });
};
