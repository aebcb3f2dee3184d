import type { Application } from '@ykd/application';
import { BIND_PATH } from '@ykd/domain/access';
import type { FastifyInstance } from 'fastify';
import { WEIXIN_ERROR_PARAM, weixinCalls } from '../contracts/weixin.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/member/oauthurl/weixinmp`, the way back from WeChat, and the binding. */
export const weixinRoutes = (
  fastify: FastifyInstance,
  application: Application,
  loginLimit: RateLimit,
): void => {
  serve(fastify, weixinCalls.oauthUrl, ({ query: { target, automatic } }, context) =>
    application.weixin(context).oauthUrl({ target, automatic: automatic !== undefined }),
  );
  serve(
    fastify,
    weixinCalls.comeBack,
    ({ query }, context) => application.weixin(context).comeBack(query),
    loginLimit,
    (result) => (result.ok ? result.value.to : `${BIND_PATH}?${WEIXIN_ERROR_PARAM}=${result.error.kind}`),
  );
  serve(fastify, weixinCalls.bindState, (_input, context) => application.weixin(context).bindState());
  serve(fastify, weixinCalls.bind, (_input, context) => application.weixin(context).bind());
  serve(fastify, weixinCalls.binding, (_input, context) => application.weixin(context).binding());
  serve(fastify, weixinCalls.unbind, (_input, context) => application.weixin(context).unbind());
};
