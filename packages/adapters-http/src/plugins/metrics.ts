import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import { HttpProblem } from './answers.js';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Headers by which a proxy on this machine gives itself away: its requests come from loopback, its clients do not. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const isLoopback = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.socket.remoteAddress ?? '') &&
  FORWARDING.every((name) => request.headers[name] === undefined);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = (request: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined &&
  timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** `/metrics` for Prometheus: for this machine, or with the token. */
export const addMetrics = async (fastify: FastifyInstance, token: string | undefined): Promise<void> => {
  await fastify.register(fastifyMetrics.default, {
    endpoint: {
      url: '/metrics',
      method: 'GET',
      schema: { hide: true },
      logLevel: 'warn',
      onRequest: (request, _reply, done) =>
        isLoopback(request) || hasToken(request, token) ? done() : done(new HttpProblem('ACCESS_DENIED')),
      handler: () => undefined,
    },
    // Several servers in one process, as in tests, would otherwise register the same names twice.
    clearRegisterOnInit: true,
    // A summary costs more per request than all the rest of the hooks; quantiles come from the histogram.
    routeMetrics: {
      enabled: { histogram: true, summary: false },
      overrides: { histogram: { buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5] } },
    },
  });
};
