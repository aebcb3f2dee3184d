import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { devCalls } from '../contracts/dev.js';
import type { LocalDirectory } from '../upstream/accounts/local-directory.js';
import { serve } from './serve.js';

/** `/api/dev/accounts*`, for the demo mode only: everybody can read every account. */
export const devAccountRoutes = (fastify: FastifyInstance, directory: LocalDirectory): void => {
  serve(fastify, devCalls.accounts, async () =>
    // What a service keeps for itself is not shown.
    ok(directory.accounts().map(({ note: _note, ...account }) => account)),
  );
  serve(fastify, devCalls.outage, async ({ body }) => {
    directory.setOutage(body.out);
    return ok(null);
  });
};
