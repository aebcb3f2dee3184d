import { COURSE_PICTURE_PLACE, type Application, type FileStore } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { COURSE_PICTURE_FILE_PATH, studyCalls } from '../contracts/study.js';
import { SEARCH_RATE_LIMIT } from '../plugins/rate-limit.js';
import { pictureFileRoute } from './picture-files.js';
import { serve } from './serve.js';

/** `/courseapi/course/*`, the search in a course, and the pictures of lessons. */
export const studyRoutes = (
  fastify: FastifyInstance,
  application: Application,
  files: Pick<FileStore, 'get'>,
): void => {
  serve(fastify, studyCalls.outline, ({ query }, context) => application.study(context).outline(query));
  serve(fastify, studyCalls.lesson, ({ query }, context) => application.study(context).lesson(query));
  serve(
    fastify,
    studyCalls.search,
    ({ query }, context) => application.study(context).search(query),
    SEARCH_RATE_LIMIT,
  );
  pictureFileRoute(fastify, {
    path: COURSE_PICTURE_FILE_PATH,
    place: COURSE_PICTURE_PLACE,
    files,
    summary: '课文图片',
    tag: 'course',
  });
};
