import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that carries the session token. */
export const SESSION_COOKIE = 'ykd_session';

/** Its name over HTTPS: browsers take such a cookie from this very host only, and never from a neighbour. */
const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** Longer values are none of ours. */
const TOKEN_MAX = 512;

/** The end of a cookie that is to go at once. */
const GONE = { expires: new Date(0), maxAge: 0 };

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

/** Behind a proxy that ends TLS only the public origin knows that the way to the browser is encrypted. */
const isSecure = ({ server, protocol }: FastifyRequest): boolean =>
  server.secureCookies ?? protocol === 'https';

const countOf = (header: string, name: string): number =>
  header.split(';').filter((part) => part.split('=', 1)[0]?.trim() === name).length;

const isSeveral = ({ headers: { cookie: header } }: FastifyRequest, name: string): boolean =>
  header !== undefined && header.indexOf(name) !== header.lastIndexOf(name) && countOf(header, name) > 1;

/**
 * The token under the name that a neighbour can set as well. Of several nobody can tell which is ours, so none is: what a
 * neighbour plants neither logs anybody in as somebody else, nor keeps him from the pages.
 */
const readUnprefixed = (request: FastifyRequest): string | undefined =>
  isSeveral(request, SESSION_COOKIE) ? undefined : readCookie(request, SESSION_COOKIE, TOKEN_MAX);

/**
 * The session token that a request carries; undefined without one. Over HTTPS that of the name with the prefix counts,
 * whatever else there is. `moves`: it came under the name without it, which browsers have from before; it is to be
 * remembered anew.
 */
export const readSessionCookie = (
  request: FastifyRequest,
): { readonly token: string; readonly moves?: true } | undefined => {
  const secure = isSecure(request);
  const own = secure ? readCookie(request, HOST_SESSION_COOKIE, TOKEN_MAX) : undefined;
  if (own !== undefined) return { token: own };
  const token = readUnprefixed(request);
  return token === undefined ? undefined : { token, ...(secure ? { moves: true } : {}) };
};

/** Whether a request carries several cookies of the name that a browser has only one of: somebody else put it together. */
export const hasSeveralSessions = (request: FastifyRequest): boolean =>
  isSeveral(request, HOST_SESSION_COOKIE);

/** What all cookies of ours have in common. */
export const cookieAttributes = ({ server }: FastifyReply) => ({
  ...ATTRIBUTES,
  secure: server.secureCookies ?? ('auto' as const),
});

const writeSession = (reply: FastifyReply, token: string, end: { expires: Date; maxAge?: number }): void => {
  const attributes = cookieAttributes(reply);
  const secure = isSecure(reply.request);
  reply.setCookie(secure ? HOST_SESSION_COOKIE : SESSION_COOKIE, token, { ...attributes, ...end });
  // What a browser has from before goes, lest it be taken for the session another time.
  if (secure && readCookie(reply.request, SESSION_COOKIE, Infinity) !== undefined) {
    reply.setCookie(SESSION_COOKIE, '', { ...attributes, ...GONE });
  }
};

/** Stores a session token on the caller's side until `expiresAt` (epoch ms). The last word of a request counts. */
export const setSessionCookie = (reply: FastifyReply, token: string, expiresAt: number): void =>
  writeSession(reply, token, { expires: new Date(expiresAt) });

/** Makes the caller's side drop its session token. */
export const dropSessionCookie = (reply: FastifyReply): void => writeSession(reply, '', GONE);
