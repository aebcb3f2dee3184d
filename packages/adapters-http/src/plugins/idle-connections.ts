import type { FastifyInstance } from 'fastify';

const LOOK_MS = 100;

/**
 * While the server closes, ends connections as soon as nothing is under way on them. Node looks only once, at the
 * beginning: one on which a refused upload still came in would be kept for its next request, and the server with it.
 */
export const addIdleConnections = (fastify: FastifyInstance): void => {
  let looking: NodeJS.Timeout | undefined;
  fastify.addHook('preClose', (done) => {
    looking = setInterval(() => fastify.server.closeIdleConnections(), LOOK_MS);
    done();
  });
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(looking);
    done();
  });
};
