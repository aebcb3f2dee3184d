import type { FastifyInstance } from 'fastify';
import { sendProblem } from './answers.js';

/** Resolves when the server can do its work; rejects otherwise. */
export type Ping = () => Promise<void>;

/** `/healthz`: the process is alive. `/readyz`: what it stands on is there too. */
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
      return sendProblem(reply, 'UNAVAILABLE');
    }
    return reply.send({ isSuccess: true, data: { status: 'ready' } });
  });
};
