import type { ShownReceiptPictures } from '@ykd/application/staff-refund';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { RECEIPT_PICTURE_FILE_PATH } from '../contracts/staff-refund.js';
import { sendProblem } from '../plugins/answers.js';
import { OWN_FILE_HEADERS } from '../plugins/file-headers.js';
import { tagOf } from './serve.js';

/** The pictures of receipts, for staff who see orders; for anybody else they are not there. */
export const receiptPictureRoute = (fastify: FastifyInstance, pictures: ShownReceiptPictures): void => {
  const schema = {
    summary: '付款凭证的图片，只有看得到订单的员工看得到',
    tags: [tagOf('staffRefund')],
    security: [{ session: [] }, { bearer: [] }],
    params: z.object({ name: z.string() }),
  };
  fastify.get<{ Params: { name: string } }>(
    RECEIPT_PICTURE_FILE_PATH,
    { schema },
    async ({ params: { name }, callerContext }, reply) => {
      // Nobody keeps either answer: it is another one for whoever logs in next.
      reply.headers(OWN_FILE_HEADERS);
      const file = await pictures.read(name, callerContext);
      return file === undefined
        ? sendProblem(reply, 'NOT_FOUND')
        : reply.type(file.contentType).send(file.bytes);
    },
  );
};
