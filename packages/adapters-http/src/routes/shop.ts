import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { shopCalls } from '../contracts/shop.js';
import { ORDER_CHECK_RATE_LIMIT, type RateLimit } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/shop/*`, but for what staff do and the stream of changes. */
export const shopRoutes = (
  fastify: FastifyInstance,
  application: Application,
  orderLimit: RateLimit,
): void => {
  serve(fastify, shopCalls.quote, ({ body }, context) => application.shop(context).quote(body));
  serve(fastify, shopCalls.place, ({ body }, context) => application.shop(context).place(body), orderLimit);
  serve(fastify, shopCalls.order, ({ query }, context) => application.shop(context).order(query));
  serve(fastify, shopCalls.orders, ({ query }, context) => application.shop(context).orders(query));
  serve(fastify, shopCalls.cancel, ({ body }, context) => application.shop(context).cancel(body), orderLimit);
  serve(fastify, shopCalls.pay, ({ body }, context) => application.shop(context).pay(body), orderLimit);
  serve(
    fastify,
    shopCalls.check,
    ({ body }, context) => application.shop(context).check(body),
    ORDER_CHECK_RATE_LIMIT,
  );
  serve(
    fastify,
    shopCalls.requestRefund,
    ({ body }, context) => application.shop(context).requestRefund(body),
    orderLimit,
  );
};
