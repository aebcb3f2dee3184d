import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.js';
import { endWith } from './raw-answer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this call has a file in its body, which may take longer to arrive. */
    takesFile?: boolean;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bodies must arrive within `requestMs` of their headers; those with files have what the server was made with. */
export const addRequestTimeouts = (
  fastify: FastifyInstance,
  { requestMs }: Pick<ConnectionLimits, 'requestMs'>,
): void => {
  fastify.addHook('onRequest', ({ raw, routeOptions }, { raw: answer }, done) => {
    const { socket } = raw;
    // A request that was injected has no socket, and arrives at once.
    if (routeOptions.config.takesFile !== true && hasBody(raw) && socket instanceof Socket) {
      const timer = setTimeout(() => {
        // Who was answered already has nothing more to be told.
        if (answer.headersSent) socket.destroy();
        else endWith(socket, 'REQUEST_TIMEOUT');
      }, requestMs);
      const stop = (): void => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
};
