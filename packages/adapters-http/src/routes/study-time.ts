import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { studyTimeCalls } from '../contracts/study-time.js';
import { STUDY_BEATS_RATE_LIMIT } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/study/*`. */
export const studyTimeRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, studyTimeCalls.start, ({ body }, context) => application.studyTime(context).start(body));
  serve(
    fastify,
    studyTimeCalls.beats,
    ({ body }, context) => application.studyTime(context).beats(body),
    STUDY_BEATS_RATE_LIMIT,
  );
};
