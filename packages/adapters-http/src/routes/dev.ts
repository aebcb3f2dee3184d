import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls } from '../contracts/dev.js';
import { HttpProblem } from '../plugins/answers.js';
import { addOwnHostOnly } from '../plugins/own-host.js';
import type { SmsOutbox } from '../upstream/sms/local.js';
import { serve } from './serve.js';

/** `/api/dev/*`, for the demo mode only: everybody can read every code. */
export const devRoutes = (fastify: FastifyInstance, outbox: SmsOutbox): void => {
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    serve(scope, 'dev', devCalls.outbox, async ({ query }) => {
      const message = outbox.lastFor(query.mobile);
      if (message === undefined) throw new HttpProblem('NOT_FOUND');
      return ok(message);
    });
    serve(scope, 'dev', devCalls.messages, async () => ok(outbox.messages()));
  });
};
