import type { Application } from '@ykd/application';
import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { memberCalls } from '../contracts/member.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/member/*` and `/api/user/*`. */
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
  serve(
    fastify,
    memberCalls.sendSmsCode,
    ({ query }, context) => application.member(context).sendSmsCode(query),
    loginLimit,
  );
  serve(
    fastify,
    memberCalls.loginBySms,
    ({ body }, context) => application.member(context).loginBySms(body),
    loginLimit,
  );
  serve(fastify, memberCalls.logout, (_input, context) => application.member(context).logout());
  serve(fastify, memberCalls.chooseUsername, ({ body }, context) =>
    application.member(context).chooseUsername(body),
  );
  serve(
    fastify,
    memberCalls.checkUsername,
    ({ query }, context) => application.member(context).checkUsername(query),
    // Whoever wants to know which names exist has to ask one by one.
    loginLimit,
  );
  serve(
    fastify,
    memberCalls.changePassword,
    ({ body }, context) => application.member(context).changePassword(body),
    loginLimit,
  );
  serve(fastify, memberCalls.updateProfile, ({ body }, context) =>
    application.member(context).updateProfile(body),
  );
  serve(fastify, memberCalls.sessions, (_input, context) => application.member(context).sessions());
  serve(fastify, memberCalls.endSession, ({ body }, context) => application.member(context).endSession(body));
  serve(fastify, memberCalls.endOtherSessions, (_input, context) =>
    application.member(context).endOtherSessions(),
  );
};
