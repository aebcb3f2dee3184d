import type { CallerContext, Credential } from '@ykd/application/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from './answers.js';
import { dropKept, readKept, setKept } from './kept-cookie.js';
import { networkAddress, plainAddress } from './network-address.js';
import { isOrigin, requestOrigin } from './request-origin.js';
import {
  dropSessionCookie,
  hasSeveralSessions,
  readSessionCookie,
  setSessionCookie,
} from './session-cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's side of this request, as the use cases see it. */
    callerContext: CallerContext;
  }
  interface FastifyInstance {
    /** Where browsers reach this server, if it is known for sure. */
    publicOrigin: string | undefined;
  }
  interface FastifyContextConfig {
    /** Whether this route is answered under any host, and without one. Default: the host must be one. */
    anyHost?: boolean;
    /** Whether whoever looks as somebody else may make this request. Default: what is read. */
    whileViewing?: boolean;
  }
}

/** A bearer token as RFC 6750 spells it, of a bearable length. */
const BEARER = /^Bearer +([\w.~+/=-]{1,1024})$/i;
const IS_BEARER = /^Bearer\b/i;

const READING = new Set(['GET', 'HEAD']);

/** Whether whoever looks as somebody else may make a request: he reads, and changes nothing. */
export const isWhileViewing = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config.whileViewing ?? READING.has(method);

/** The caller's side of one request. Everything is read when it is asked for: many calls ask for little. */
class HttpCallerContext implements CallerContext {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #publicOrigin: string | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, publicOrigin: string | undefined) {
    this.#request = request;
    this.#reply = reply;
    this.#publicOrigin = publicOrigin;
  }

  get whileViewing(): boolean {
    return isWhileViewing(this.#request);
  }

  get address(): string {
    return networkAddress(this.#request.ip);
  }

  get clientAddress(): string {
    return plainAddress(this.#request.ip);
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }

  get origin(): string {
    return this.#publicOrigin ?? requestOrigin(this.#request);
  }

  /** A bearer header takes precedence, also when it is malformed: whoever sends one does not mean the cookie. */
  credential(): Credential | undefined {
    const { authorization } = this.#request.headers;
    if (authorization !== undefined && IS_BEARER.test(authorization)) {
      const token = BEARER.exec(authorization)?.[1];
      return token === undefined ? undefined : { kind: 'bearer', token };
    }
    const cookie = readSessionCookie(this.#request);
    return cookie === undefined ? undefined : { kind: 'session', ...cookie };
  }

  remember({ token, expiresAt }: { readonly token: string; readonly expiresAt: number }): void {
    setSessionCookie(this.#reply, token, expiresAt);
  }

  forget(): void {
    dropSessionCookie(this.#reply);
  }

  keep(name: string, text: string, expiresAt: number): void {
    setKept(this.#reply, name, text, expiresAt);
  }

  kept(name: string): string | undefined {
    return readKept(this.#request, name);
  }

  drop(name: string): void {
    dropKept(this.#reply, name);
  }
}

/** Whether a request names several hosts: Node keeps the first, and a proxy in front may have gone by another. */
const hasSeveralHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/**
 * Gives every request its `callerContext`. `publicOrigin`: where browsers reach this server, if it is known for sure;
 * if not, a request whose host is none goes no further.
 */
export const addCallerContext = (fastify: FastifyInstance, publicOrigin: string | undefined): void => {
  // A getter would not know the reply; the hook only stores two references.
  fastify.decorateRequest('callerContext');
  fastify.decorate('publicOrigin', publicOrigin);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { anyHost = false } = request.routeOptions.config;
    if (publicOrigin === undefined && !anyHost && !isOrigin(requestOrigin(request))) {
      return done(new HttpProblem('BAD_REQUEST'));
    }
    if (hasSeveralHosts(request) || hasSeveralSessions(request)) return done(new HttpProblem('AMBIGUOUS'));
    request.callerContext = new HttpCallerContext(request, reply, publicOrigin);
    done();
  });
};
