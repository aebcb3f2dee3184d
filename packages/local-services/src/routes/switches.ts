import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls, LOCAL_SERVICES } from '@ykd/adapters-http/contracts';
import { addOwnHostOnly, HttpProblem, serve } from '@ykd/adapters-http/routes';
import type { LocalSwitches } from '../local-switch.js';

/** `/api/dev/services`, for the demo mode only: everybody can stop every built-in service. */
export const devSwitchRoutes = (fastify: FastifyInstance, switches: LocalSwitches): void => {
  const states = () =>
    LOCAL_SERVICES.flatMap((service) => {
      const found = switches[service];
      return found === undefined ? [] : [{ service, running: !found.isOut() }];
    });
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    serve(scope, 'dev', devCalls.services, async () => ok(states()));
    serve(scope, 'dev', devCalls.setService, async ({ body: { service, running } }) => {
      const found = switches[service];
      if (found === undefined) throw new HttpProblem('NOT_FOUND');
      found.setOutage(!running);
      return ok(states());
    });
  });
};
