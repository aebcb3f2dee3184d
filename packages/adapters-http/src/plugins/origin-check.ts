import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './answers.js';
import { requestOrigin } from './request-origin.js';
import { readSessionCookie } from './session-cookie.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this route is for everybody's requests, because it believes no cookie. Default: the origin is checked. */
    anyOrigin?: boolean;
  }
}

/** The other origins that may call: a list, or a decision. The site's own origin is always allowed. */
export type AllowedOrigins = readonly string[] | ((origin: string) => boolean);

export interface OriginCheckOptions {
  readonly allowedOrigins?: AllowedOrigins;
  /** The origin under which browsers reach this server. Default: what the request says of itself. */
  readonly publicOrigin?: string;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How long a browser may remember a preflight's answer, in seconds. */
const PREFLIGHT_MAX_AGE = 600;

const answerPreflight = (reply: FastifyReply): FastifyReply =>
  reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': PREFLIGHT_MAX_AGE,
    })
    .send();

/**
 * Keeps other sites from acting for a logged-in member. What changes something must come from an allowed Origin; where a
 * client sends none, a request with the session's cookie must prove otherwise that it comes from this site. Allowed other
 * origins get CORS answers without credentials: they call with a bearer token.
 */
export const addOriginCheck = (
  fastify: FastifyInstance,
  { allowedOrigins = [], publicOrigin }: OriginCheckOptions,
): void => {
  const isListed =
    typeof allowedOrigins === 'function'
      ? allowedOrigins
      : (origin: string) => allowedOrigins.includes(origin);
  const isOwn = (request: FastifyRequest, origin: string): boolean =>
    origin === (publicOrigin ?? requestOrigin(request));

  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.anyOrigin === true) return done();
    const { origin } = request.headers;
    const reads = READING.has(request.method);
    if (origin === undefined) {
      const unproven =
        !reads &&
        request.headers['sec-fetch-site'] !== 'same-origin' &&
        readSessionCookie(request) !== undefined;
      return unproven ? done(new HttpProblem('ORIGIN_NOT_ALLOWED')) : done();
    }
    if (isOwn(request, origin)) return done();
    // An answer that depends on the Origin must not be served to another one from a cache.
    reply.header('vary', 'origin');
    const listed = isListed(origin);
    if (listed) reply.header('access-control-allow-origin', origin);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (listed && isPreflight) {
      answerPreflight(reply);
      return;
    }
    return listed || (reads && !isPreflight) ? done() : done(new HttpProblem('ORIGIN_NOT_ALLOWED'));
  });
};
