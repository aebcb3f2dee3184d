import type { ReportPictureFeed } from '@ykd/application/report-picture';
import { HOUR_MS } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { failure } from '../contracts/envelope.js';
import { REPORT_PICTURE_FILE_PATH } from '../contracts/report-picture.js';
import { sendProblem } from '../plugins/answers.js';
import { OWN_FILE_HEADERS } from '../plugins/file-headers.js';
import { tagOf } from './serve.js';

const PNG = 'image/png';

/** How long a browser shows what it has at most: a long press that saves the picture does not have it drawn once more. */
const KEPT_MS_MAX = HOUR_MS;

/** How long a browser keeps a picture whose address lasts for so long, in seconds. */
const maxAge = (leftMs: number): number => Math.floor(Math.min(KEPT_MS_MAX, leftMs) / 1_000);

/**
 * `GET /api/report/picture/:token`: a picture of a report, for whoever has its address. Nobody is asked who he is, and no cookie is
 * read.
 */
export const reportPictureRoute = (fastify: FastifyInstance, pictures: ReportPictureFeed): void => {
  const { max, windowMs: timeWindow } = fastify.rateLimits.picture;
  const schema = {
    summary: '年度学习报告的图片（PNG）；地址不对或过期回答 404',
    tags: [tagOf('reportPicture')],
    params: z.object({ token: z.string() }),
    produces: [PNG],
    response: { '4xx': failure, '5xx': failure },
  };
  fastify.get<{ Params: { token: string } }>(
    REPORT_PICTURE_FILE_PATH,
    { exposeHeadRoute: false, config: { rateLimit: { max, timeWindow } }, schema },
    async ({ params: { token }, callerContext: { origin } }, reply) => {
      reply.headers({ ...OWN_FILE_HEADERS, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      const picture = await pictures.read(token, origin);
      if (picture === undefined) return sendProblem(reply, 'NOT_FOUND');
      return reply
        .header('cache-control', `private, max-age=${maxAge(picture.leftMs)}`)
        .type(PNG)
        .send(Buffer.from(picture.png));
    },
  );
};
