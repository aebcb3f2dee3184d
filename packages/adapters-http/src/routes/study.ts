import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { studyCalls } from '../contracts/study.js';
import { serve } from './serve.js';

/** `/courseapi/course/*`. */
export const studyRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, studyCalls.outline, ({ query }, context) => application.study(context).outline(query));
  serve(fastify, studyCalls.lesson, ({ query }, context) => application.study(context).lesson(query));
};
