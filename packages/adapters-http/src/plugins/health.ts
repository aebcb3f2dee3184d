import type { FastifyInstance } from 'fastify';
import { problemToWire } from '../contracts/problems.js';
import { UNAVAILABLE_RETRY_SECONDS } from './answers.js';

/** Resolves when the server can do its work; rejects otherwise, with NotReadyError where it knows why. */
export type Ping = () => Promise<void>;

/** The server cannot do its work, for a reason in a word that anybody may read. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  readonly reason: string;

  constructor(reason: string) {
    super(`not ready: ${reason}`);
    this.reason = reason;
  }
}

/** `/healthz`: the process is alive. `/readyz`: what it stands on is there too; if not, `reason` says why in a word. */
export const addHealth = (fastify: FastifyInstance, ping: Ping): void => {
  // Monitors ask in their own ways, some without a host.
  const options = { schema: { hide: true }, config: { anyHost: true }, logLevel: 'warn' } as const;
  fastify.get('/healthz', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ isSuccess: true, data: { status: 'alive' } }),
  );
  fastify.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await ping();
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      const { status, body } = problemToWire('UNAVAILABLE');
      const reason = error instanceof NotReadyError ? error.reason : 'unreachable';
      return reply
        .code(status)
        .header('retry-after', UNAVAILABLE_RETRY_SECONDS)
        .send({ ...body, reason });
    }
    return reply.send({ isSuccess: true, data: { status: 'ready' } });
  });
};
