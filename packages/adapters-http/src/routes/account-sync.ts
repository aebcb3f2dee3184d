import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { accountSyncCalls } from '../contracts/account-sync.js';
import { serve } from './serve.js';

/** `/api/member/accountsync*`, and `/api/admin/accountsync*` for staff. */
export const accountSyncRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, accountSyncCalls.states, (_input, context) => application.accountSync(context).states());
  serve(fastify, accountSyncCalls.troubles, (_input, context) => application.accountSync(context).troubles());
  serve(fastify, accountSyncCalls.retryTroubles, ({ body }, context) =>
    application.accountSync(context).retryTroubles(body),
  );
  serve(fastify, accountSyncCalls.retry, (_input, context) => application.accountSync(context).retry());
};
