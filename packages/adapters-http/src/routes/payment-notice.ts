import type { Application } from '@ykd/application';
import { PAYMENT_NOTICE_PATH } from '@ykd/application/payment';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorToWire } from '../contracts/errors.js';
import { createSparseLog } from '../plugins/sparse-log.js';
import { tagOf } from './serve.js';

/** Larger than any notification, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** How often the log speaks of forged notifications at the most, ms: anybody can send any number of them. */
const FORGED_LOG_MS = 60_000;

/** How WeChat Pay wants to hear that it was not taken; it says so in its log, and tells again. */
const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ code: 'FAIL', message });

/** The headers that there is one of each. */
const headersOf = ({ headers }: FastifyRequest): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Where WeChat Pay tells of payments and refunds. Nobody is logged in: the signature covers the body, which is therefore
 * read as it came.
 */
export const paymentNoticeRoute = async (
  fastify: FastifyInstance,
  application: Application,
): Promise<void> => {
  const forged = createSparseLog<string>(
    (address, times) => fastify.log.warn({ address, times }, 'forged payment notifications'),
    FORGED_LOG_MS,
  );
  fastify.addHook('onClose', async () => forged.close());
  await fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 400 && statusCode < 500) return refuse(reply, statusCode, '请求不正确');
      request.log.error({ err: error }, 'a payment notification was not taken in');
      return refuse(reply, 500, '暂时无法处理，请重新通知');
    });
    scope.post<{ Body: string | undefined }>(PAYMENT_NOTICE_PATH, {
      schema: {
        summary: '微信支付的支付与退款通知',
        description: '收到回答 204，签名不正确回答 401，没有处理回答 5xx，微信支付会再次通知',
        tags: [tagOf('paymentNotice')],
      },
      config: { anyHost: true, anyOrigin: true },
      handler: async (request, reply) => {
        const received = await application
          .paymentNotice(request.callerContext)
          .receive({ headers: headersOf(request), body: request.body ?? '' });
        if (received.ok) return reply.code(204).send();
        const { status, body } = errorToWire(received.error);
        forged.add(request.ip);
        return refuse(reply, status, body.message);
      },
    });
  });
};
