import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { shopStaffCalls } from '../contracts/shop.js';
import { serve } from './serve.js';

/** `/api/shop/staff/*`. */
export const shopStaffRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(fastify, shopStaffCalls.refundRequests, ({ query }, context) =>
    application.shopStaff(context).refundRequests(query),
  );
  serve(fastify, shopStaffCalls.decideRefund, ({ body }, context) =>
    application.shopStaff(context).decideRefund(body),
  );
  serve(fastify, shopStaffCalls.oddities, ({ query }, context) =>
    application.shopStaff(context).oddities(query),
  );
  serve(fastify, shopStaffCalls.settleOddity, ({ body }, context) =>
    application.shopStaff(context).settleOddity(body),
  );
};
