import type { SyncOperations } from '@ykd/application/account-sync';
import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls } from '@ykd/adapters-http/contracts';
import { addOwnHostOnly, serve } from '@ykd/adapters-http/routes';
import type { LocalDirectory } from '../accounts/local-directory.js';

/** `/api/dev/accounts*`, for the demo mode only: everybody can read every account. */
export const devAccountRoutes = (
  fastify: FastifyInstance,
  directory: LocalDirectory,
  operations: SyncOperations,
): void => {
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    serve(scope, 'dev', devCalls.accounts, async () =>
      // What a service keeps for itself is not shown.
      ok(directory.accounts().map(({ note: _note, ...account }) => account)),
    );
    serve(scope, 'dev', devCalls.troubles, async () => ok(await operations.troubles()));
    serve(scope, 'dev', devCalls.retry, async ({ body }) => ok({ count: await operations.retry(body) }));
  });
};
