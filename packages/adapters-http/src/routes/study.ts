import { coursePictureKey, coursePictureNameOf, coursePictureUrl } from '@ykd/application';
import type { Application, FileStore } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { COURSE_PICTURE_FILE_PATH, studyCalls } from '../contracts/study.js';
import { sendProblem } from '../plugins/answers.js';
import { FILE_HEADERS } from '../plugins/file-headers.js';
import { SEARCH_RATE_LIMIT } from '../plugins/rate-limit.js';
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

  const schema = { summary: '课文图片', tags: ['course'], params: z.object({ name: z.string() }) };
  fastify.get<{ Params: { name: string } }>(
    COURSE_PICTURE_FILE_PATH,
    { schema },
    async ({ params }, reply) => {
      const name = coursePictureNameOf(coursePictureUrl(params.name));
      const file = name === undefined ? undefined : await files.get(coursePictureKey(name));
      if (file === undefined) return sendProblem(reply, 'NOT_FOUND');
      return reply.headers(FILE_HEADERS).type(file.contentType).send(file.bytes);
    },
  );
};
