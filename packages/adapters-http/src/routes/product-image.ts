import { PRODUCT_IMAGE_PLACE, type ProductImages } from '@ykd/application/product-image';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { PRODUCT_IMAGE_FILE_PATH, productImageQuery } from '../contracts/product-image.js';
import { sendProblem } from '../plugins/answers.js';
import { FILE_HEADERS } from '../plugins/file-headers.js';
import { tagOf } from './serve.js';

/** The pictures of products, as they are or smaller. */
export const productImageRoute = (fastify: FastifyInstance, productImages: ProductImages): void => {
  const schema = {
    summary: '商品图片，width 为 400 时缩小到这个宽度',
    tags: [tagOf('productImage')],
    params: z.object({ name: z.string() }),
    querystring: productImageQuery,
  };
  fastify.get<{ Params: { name: string }; Querystring: z.infer<typeof productImageQuery> }>(
    PRODUCT_IMAGE_FILE_PATH,
    { schema },
    async ({ params, query }, reply) => {
      const { name } = params;
      if (!PRODUCT_IMAGE_PLACE.isName(name)) return sendProblem(reply, 'NOT_FOUND');
      const file = await (query.width === undefined
        ? productImages.find(name)
        : productImages.findSmall(name));
      if (file === undefined) return sendProblem(reply, 'NOT_FOUND');
      return reply.headers(FILE_HEADERS).type(file.contentType).send(file.bytes);
    },
  );
};
