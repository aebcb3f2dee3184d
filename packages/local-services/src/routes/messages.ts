import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls } from '@ykd/adapters-http/contracts';
import { addOwnHostOnly, HttpProblem, serve } from '@ykd/adapters-http/routes';
import type { SmsOutbox } from '../sms.js';

/** `/api/dev/*`, for the demo mode only: everybody can read every code. */
export const devMessageRoutes = (fastify: FastifyInstance, outbox: SmsOutbox): void => {
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
