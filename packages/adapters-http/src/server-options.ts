import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { LogController, type FastifyHttpOptions, type FastifyReply, type FastifyRequest } from 'fastify';
import { CONNECTION_LIMITS, type ConnectionLimits } from './plugins/connection-limits.js';
import type { ProblemCode } from './contracts/problems.js';
import { sendProblem } from './plugins/answers.js';
import { isApiPath, pathOf } from './plugins/api-paths.js';
import { BODY_LIMIT } from './plugins/json-body.js';
import { endWith } from './plugins/raw-answer.js';
import { asksForPage } from './plugins/wants-page.js';

const CLIENT_ERRORS: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Node looks this often for requests that take too long, ms; less than a tenth of what they may take. */
const LOOK_MS = 1_000;

/** Answers what is not even HTTP, or does not arrive. */
const clientErrorHandler = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET') return;
  endWith(socket, CLIENT_ERRORS[error.code ?? ''] ?? 'BAD_REQUEST');
};

/** Errors of the router, which come before any hook has run. */
const frameworkErrors = (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('x-content-type-options', 'nosniff');
  sendProblem(reply, 'BAD_URL');
};

const isReadable = (path: string): boolean => {
  try {
    // What it comes to is used: a bundler leaves out a call that seems to do nothing.
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
};

/** Where there is no page: a browser gets the one of 404, with all that pages have. */
const NO_PAGE = '/%25';

/**
 * The address of a page that cannot be decoded is one without a page: the router would answer a person with data. Calls
 * are told what is wrong with their address.
 */
const rewriteUrl = ({ url = '/', headers: { accept } }: Pick<IncomingMessage, 'url' | 'headers'>): string => {
  const path = pathOf(url);
  return isApiPath(path) || !asksForPage(accept) || isReadable(path) ? url : NO_PAGE;
};

/** What the composition root hands to Fastify, next to its own logger and `trustProxy`. */
export const httpServerOptions = ({
  requestMs,
  uploadMs,
}: Pick<ConnectionLimits, 'requestMs' | 'uploadMs'> = CONNECTION_LIMITS) =>
  ({
    bodyLimit: BODY_LIMIT,
    // Node knows one limit for all; bodies that are no uploads have less, see `addRequestTimeouts`.
    requestTimeout: Math.max(requestMs, uploadMs),
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, requestMs) },
    // One line per request costs more than the request; metrics count them, and failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 256 },
    // A request that comes while the server ends is answered like any other.
    return503OnClosing: false,
    clientErrorHandler,
    frameworkErrors,
    rewriteUrl,
  }) satisfies FastifyHttpOptions<Server>;
