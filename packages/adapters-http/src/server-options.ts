import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { problemToWire, type ProblemCode } from './contracts/problems.js';
import { sendProblem } from './plugins/answers.js';
import { BODY_LIMIT } from './plugins/json-body.js';

const CLIENT_ERRORS: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/** Answers what is not even HTTP. There is no request yet, so the answer is written by hand. */
const clientErrorHandler = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = problemToWire(CLIENT_ERRORS[error.code ?? ''] ?? 'BAD_REQUEST');
  const bytes = Buffer.from(JSON.stringify(body));
  if (socket.writable) {
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n`;
    const type = 'Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n';
    socket.write(`${head}${type}Content-Length: ${bytes.length}\r\n\r\n`);
    socket.write(bytes);
  }
  socket.destroySoon();
};

/** Errors of the router, which come before any hook has run. */
const frameworkErrors = (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('x-content-type-options', 'nosniff');
  sendProblem(reply, 'BAD_URL');
};

/** What the composition root hands to Fastify, next to its own logger and `trustProxy`. */
export const httpServerOptions = {
  bodyLimit: BODY_LIMIT,
  // A request that dribbles in must not hold its connection for ever.
  requestTimeout: 30_000,
  // One line per request costs more than the request; metrics count them, and failures are logged where they happen.
  logController: new LogController({ disableRequestLogging: true }),
  routerOptions: { maxParamLength: 256 },
  // A request that comes while the server ends is answered like any other.
  return503OnClosing: false,
  clientErrorHandler,
  frameworkErrors,
} satisfies FastifyServerOptions;
