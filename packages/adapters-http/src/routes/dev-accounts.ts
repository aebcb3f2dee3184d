import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls } from '../contracts/dev.js';
import { addOwnHostOnly } from '../plugins/own-host.js';
import type { LocalDirectory } from '../upstream/accounts/local-directory.js';
import { serve } from './serve.js';

/** `/api/dev/accounts*`, for the demo mode only: everybody can read every account. */
export const devAccountRoutes = (fastify: FastifyInstance, directory: LocalDirectory): void => {
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    serve(scope, devCalls.accounts, async () =>
      // What a service keeps for itself is not shown.
      ok(directory.accounts().map(({ note: _note, ...account }) => account)),
    );
    serve(scope, devCalls.outage, async ({ body }) => {
      directory.setOutage(body.out);
      return ok(null);
    });
  });
};
