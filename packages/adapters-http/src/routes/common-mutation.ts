import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { commonMutationCalls } from '../contracts/common-mutation.js';
import { serve } from './serve.js';

/** `/api/commonmutation/*`. */
export const commonMutationRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, 'commonMutation', commonMutationCalls.save, ({ query, body }, context) =>
    application.commonMutation(context).save(query, body),
  );
  serve(fastify, 'commonMutation', commonMutationCalls.batchSave, ({ query, body }, context) =>
    application.commonMutation(context).batchSave(query, body),
  );
  serve(fastify, 'commonMutation', commonMutationCalls.del, ({ query: { id, ...mutation } }, context) =>
    application.commonMutation(context).del(mutation, id),
  );
};
