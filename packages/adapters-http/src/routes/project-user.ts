import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { projectUserCalls } from '../contracts/project-user.js';
import { serve } from './serve.js';

/** `/courseapi/projectuser/*`. */
export const projectUserRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, projectUserCalls.findLast, ({ query }, context) =>
    application.projectUser(context).findLast(query),
  );
  serve(fastify, projectUserCalls.queryByUserId, ({ query }, context) =>
    application.projectUser(context).queryByUserId(query),
  );
  serve(fastify, projectUserCalls.get, ({ query }, context) => application.projectUser(context).get(query));
  serve(fastify, projectUserCalls.save, ({ body }, context) => application.projectUser(context).save(body));
  serve(fastify, projectUserCalls.exercises, ({ query }, context) =>
    application.projectUser(context).exercises(query),
  );
  serve(fastify, projectUserCalls.passExercise, ({ body }, context) =>
    application.projectUser(context).passExercise(body),
  );
};
