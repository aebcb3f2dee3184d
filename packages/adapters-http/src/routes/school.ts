import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { schoolCalls } from '../contracts/school.js';
import { SEARCH_RATE_LIMIT } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/es/schooldefine/*`. */
export const schoolRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(
    fastify,
    schoolCalls.search,
    ({ query }, context) => application.school(context).search(query),
    SEARCH_RATE_LIMIT,
  );
};
