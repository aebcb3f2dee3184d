import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { projectUserCalls } from '../contracts/projectuser.js';
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
  serve(fastify, projectUserCalls.save, async ({ body: { userId, ...input } }, context) => {
    const port = application.projectUser(context);
    if (userId !== undefined) {
      // Reading the member's record is open to exactly those who may save it.
      const own = await port.get({ userId, courseId: input.courseId });
      if (!own.ok) return own;
    }
    return port.save(input);
  });
};
