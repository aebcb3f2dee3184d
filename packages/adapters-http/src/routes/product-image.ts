import {
  PRODUCT_IMAGE_MAX_BYTES,
  PRODUCT_IMAGE_PLACE,
  productImageIssue,
  type Application,
  type ProductImages,
} from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { PRODUCT_IMAGE_FILE_PATH, productImageCalls, productImageQuery } from '../contracts/product-image.js';
import { sendProblem } from '../plugins/answers.js';
import { FILE_HEADERS } from '../plugins/file-headers.js';
import { addLoginCheck } from '../plugins/login-check.js';
import { addMultipartBody } from '../plugins/multipart-body.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** What the routes of products' pictures stand on. */
export interface ProductImageRouteParts {
  readonly application: Application;
  /** Where the pictures are read. */
  readonly productImages: ProductImages;
  readonly uploadLimit: RateLimit;
}

/** What the rule says of a file that is too large. */
const tooLarge = (size: number): string => productImageIssue({ mimeType: 'image/png', size }) ?? '';

/** `/middleware_api/upload/product`, and the pictures themselves. */
export const productImageRoutes = async (
  fastify: FastifyInstance,
  { application, productImages, uploadLimit }: ProductImageRouteParts,
): Promise<void> => {
  await fastify.register(async (scope) => {
    addLoginCheck(scope, application);
    await addMultipartBody(scope, {
      field: 'productfile',
      maxBytes: PRODUCT_IMAGE_MAX_BYTES,
      messageOf: tooLarge,
    });
    serve(
      scope,
      productImageCalls.upload,
      async ({ query, body }, context) =>
        application.productImage(context).upload({
          productId: query.productId,
          bytes: new Uint8Array(await body.productfile.arrayBuffer()),
        }),
      uploadLimit,
    );
  });

  const schema = {
    summary: '商品图片，width 为 400 时缩小到这个宽度',
    tags: ['product-image'],
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
