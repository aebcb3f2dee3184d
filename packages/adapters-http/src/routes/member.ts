import type { Application } from '@ykd/application';
import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { memberCalls } from '../contracts/member.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/member/*`. */
export const memberRoutes = (
  fastify: FastifyInstance,
  application: Application,
  loginLimit: RateLimit,
): void => {
  serve(fastify, memberCalls.getLoginUser, async (_input, context) => {
    const result = await application.member(context).loginUser();
    if (!result.ok || result.value === null) return ok(null);
    const { user, token, tokenExpiresAt } = result.value;
    return ok({ ...user, token, tokenExpiresAt });
  });
  serve(
    fastify,
    memberCalls.login,
    ({ body }, context) => application.member(context).login(body),
    loginLimit,
  );
  serve(fastify, memberCalls.logout, (_input, context) => application.member(context).logout());
  serve(fastify, memberCalls.chooseUsername, ({ body }, context) =>
    application.member(context).chooseUsername(body),
  );
};
