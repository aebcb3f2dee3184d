import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { activityCalls } from '../contracts/activity.js';
import { serve } from './serve.js';

/** `/api/activity/*`. */
export const activityRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, activityCalls.periods, (_input, context) => application.activity(context).periods());
  serve(fastify, activityCalls.setPeriod, ({ body }, context) =>
    application.activity(context).setPeriod(body),
  );
};
