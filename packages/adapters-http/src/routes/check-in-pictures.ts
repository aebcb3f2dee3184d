import type { ShownCheckInPictures } from '@ykd/application/check-in';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CHECK_IN_PICTURE_FILE_PATH } from '../contracts/check-in.js';
import { sendProblem } from '../plugins/answers.js';
import { OWN_FILE_HEADERS } from '../plugins/file-headers.js';
import { tagOf } from './serve.js';

/** The tags in an If-None-Match header; a proxy may have marked ours as weak. */
const tagsOf = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/**
 * The pictures of check-in entries, for whom may see them; for anybody else they are not there. Browsers ask again each
 * time they show one, so that one that was removed is gone; they are answered 304, for no name is used for two pictures.
 */
export const checkInPictureRoute = (fastify: FastifyInstance, pictures: ShownCheckInPictures): void => {
  const schema = {
    summary: '打卡图片，它的会员与点评他的员工看得到',
    tags: [tagOf('checkIn')],
    security: [{ session: [] }, { bearer: [] }],
    params: z.object({ name: z.string() }),
  };
  fastify.get<{ Params: { name: string } }>(
    CHECK_IN_PICTURE_FILE_PATH,
    { schema },
    async ({ params: { name }, callerContext, headers }, reply) => {
      // Nobody keeps either answer: it is another one for whoever logs in next.
      reply.headers(OWN_FILE_HEADERS);
      if (!(await pictures.mayBeSeen(name, callerContext))) return sendProblem(reply, 'NOT_FOUND');
      const tag = `"${name}"`;
      if (tagsOf(headers['if-none-match']).includes(tag)) return reply.header('etag', tag).code(304).send();
      const file = await pictures.read(name);
      if (file === undefined) return sendProblem(reply, 'NOT_FOUND');
      return reply.header('etag', tag).type(file.contentType).send(file.bytes);
    },
  );
};
