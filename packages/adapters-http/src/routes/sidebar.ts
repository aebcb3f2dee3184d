import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { sidebarCalls } from '../contracts/sidebar.js';
import { serve } from './serve.js';

/** `/api/learn/sidebar`, and the tags of a student. */
export const sidebarRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, sidebarCalls.flags, (_input, context) => application.sidebar(context).flags());
  serve(fastify, sidebarCalls.findLablesByStudentId, ({ query }, context) =>
    application.sidebar(context).findLablesByStudentId(query),
  );
};
