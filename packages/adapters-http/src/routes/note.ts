import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { noteCalls } from '../contracts/note.js';
import { serve } from './serve.js';

/** `/api/note/*`. */
export const noteRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, noteCalls.list, ({ query }, context) => application.note(context).list(query));
  serve(fastify, noteCalls.save, ({ body }, context) => application.note(context).save(body));
  serve(fastify, noteCalls.remove, ({ body }, context) => application.note(context).remove(body));
};
