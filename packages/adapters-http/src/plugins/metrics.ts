import { createHash, timingSafeEqual } from 'node:crypto';
import type { SyncOperations } from '@ykd/application/account-sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import { HttpProblem } from './answers.js';
import { addRouteTimes } from './route-times.js';

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

/** How many members' accounts elsewhere are behind, and how: `failed` ones wait for somebody. */
const syncGauge = (fastify: FastifyInstance, operations: SyncOperations): (() => Promise<string>) => {
  const { Gauge, Registry } = fastify.metrics.client;
  const register = new Registry();
  const gauge = new Gauge({
    name: 'ykd_account_sync_jobs',
    help: 'open wishes for accounts in the chat and on the code host',
    labelNames: ['target', 'state'],
    registers: [],
    async collect() {
      this.reset();
      try {
        for (const { count, ...labels } of await operations.counts()) this.set(labels, count);
      } catch (err) {
        // Without the database the other metrics are worth the more.
        fastify.log.warn({ err }, 'open wishes for accounts were not counted');
      }
    },
  });
  register.registerMetric(gauge);
  return () => register.metrics();
};

/** Whether this process collects its own numbers already. That is begun once: its timers and observers have no end. */
let collecting = false;

/** `/metrics` for Prometheus: for this machine, or with the token. To be added before the routes, which it counts. */
export const addMetrics = async (
  fastify: FastifyInstance,
  token: string | undefined,
  operations: SyncOperations | undefined,
): Promise<void> => {
  const isFirst = !collecting;
  collecting = true;
  await fastify.register(fastifyMetrics.default, {
    endpoint: null,
    routeMetrics: { enabled: false },
    defaultMetrics: { enabled: isFirst },
  });
  const syncJobs = operations === undefined ? () => '' : syncGauge(fastify, operations);
  const routeTimes = addRouteTimes(fastify);
  fastify.get('/metrics', {
    schema: { hide: true },
    logLevel: 'warn',
    onRequest: (request, _reply, done) =>
      isLoopback(request) || hasToken(request, token) ? done() : done(new HttpProblem('ACCESS_DENIED')),
    handler: async (_request, reply) => {
      const { register } = fastify.metrics.client;
      return reply
        .type(register.contentType)
        .send(`${await register.metrics()}\n${await syncJobs()}\n${routeTimes()}`);
    },
  });
};
