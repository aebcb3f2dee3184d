import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { welcomeCalls } from '../contracts/welcome.js';
import { serve } from './serve.js';

/** `/middleware_api/learn/*`. */
export const welcomeRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, welcomeCalls.getWelcome, ({ query }, context) =>
    application.welcome(context).getWelcome(query),
  );
  serve(fastify, welcomeCalls.saveWelcome, ({ body }, context) =>
    application.welcome(context).saveWelcome(body),
  );
};
