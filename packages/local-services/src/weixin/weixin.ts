import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addOwnHostOnly } from '@ykd/adapters-http/routes';
import { createLocalCodes } from './codes.js';
import { choicePage, faultPage } from './page.js';
import { LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/contracts';
import { PEOPLE, sendPage, withParams, type LocalWeixinOptions } from './parts.js';
import { subscribeRoutes } from './subscribe.js';
import { AUTHORIZE_PATH, ERRORS, TOKEN_PATH } from '@ykd/adapters-http/protocols/weixin';

const CONFIRM_PATH = '/connect/confirm';

const asked = z.object({
  appid: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.optional(z.string()),
  state: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]{0,128}$/))),
  openid: z.optional(z.string()),
});

const tokenAsked = z.object({
  appid: z.string(),
  secret: z.string(),
  code: z.optional(z.string()),
  grant_type: z.optional(z.string()),
});

const localWeixinRoutes = (fastify: FastifyInstance, { appId, appSecret, now }: LocalWeixinOptions): void => {
  const codes = createLocalCodes(now);
  const options = { schema: { hide: true } };

  /** What was asked for, provided that the real WeChat would let it pass; otherwise why not. */
  const read = (request: FastifyRequest) => {
    const parsed = z.safeParse(asked, request.query);
    if (!parsed.success) return '参数错误：需要 appid、redirect_uri、response_type=code、scope 和 state。';
    if (parsed.data.appid !== appId) return 'appid 不正确（10013）。';
    const sameSite = new URL(parsed.data.redirect_uri).origin === request.callerContext.origin;
    return sameSite ? parsed.data : 'redirect_uri 的域名与后台配置不一致（10003）。';
  };

  fastify.get(`${LOCAL_WEIXIN_PREFIX}${AUTHORIZE_PATH}`, options, (request, reply) => {
    const wanted = read(request);
    if (typeof wanted === 'string') return sendPage(reply, 400, faultPage(wanted));
    if (wanted.response_type !== 'code') return sendPage(reply, 400, faultPage('response_type 应为 code。'));
    const { redirect_uri, state = '' } = wanted;
    const choices = PEOPLE.map(({ openid, name, note }) => {
      const query = new URLSearchParams({ appid: appId, redirect_uri, state, openid });
      return { name, note, href: `${LOCAL_WEIXIN_PREFIX}${CONFIRM_PATH}?${query.toString()}` };
    });
    return sendPage(
      reply,
      200,
      choicePage({
        title: '选择一个微信身份',
        intro: '这是演示环境里的微信，代替真正的授权页面。选一个身份继续。',
        choices,
        refuseHref: withParams(redirect_uri, { state }),
      }),
    );
  });

  fastify.get(`${LOCAL_WEIXIN_PREFIX}${CONFIRM_PATH}`, options, (request, reply) => {
    const wanted = read(request);
    if (typeof wanted === 'string') return sendPage(reply, 400, faultPage(wanted));
    const person = PEOPLE.find(({ openid }) => openid === wanted.openid);
    if (person === undefined) return sendPage(reply, 400, faultPage('没有这个微信身份。'));
    const { redirect_uri, state = '' } = wanted;
    reply.header('cache-control', 'no-store');
    return reply.redirect(withParams(redirect_uri, { code: codes.issue(person.openid), state }), 302);
  });

  // As at WeChat, an error too has the status 200.
  fastify.get(`${LOCAL_WEIXIN_PREFIX}${TOKEN_PATH}`, options, (request, reply) => {
    const refuse = (errcode: number, errmsg: string) => reply.send({ errcode, errmsg });
    reply.header('cache-control', 'no-store');
    const parsed = z.safeParse(tokenAsked, request.query);
    if (!parsed.success || parsed.data.appid !== appId) return refuse(ERRORS.badAppId, 'invalid appid');
    const { secret, code, grant_type } = parsed.data;
    if (secret !== appSecret) return refuse(ERRORS.badSecret, 'invalid appsecret');
    if (grant_type !== 'authorization_code') return refuse(ERRORS.badGrantType, 'invalid grant_type');
    if (!code) return refuse(ERRORS.missingCode, 'missing code');
    const redeemed = codes.redeem(code);
    if ('errcode' in redeemed) return refuse(redeemed.errcode, 'invalid code');
    return reply.send({
      access_token: 'local',
      expires_in: 7200,
      refresh_token: 'local',
      openid: redeemed.openid,
      scope: 'snsapi_base',
    });
  });
};

/**
 * A WeChat for demos: a page to choose an account on, and the call that redeems codes. It speaks the real protocol, and
 * hides from names that might be another site's, whose pages could choose an account too.
 */
export const addLocalWeixin = (fastify: FastifyInstance, options: LocalWeixinOptions): void => {
  void fastify.register(async (scope) => {
    addOwnHostOnly(scope);
    localWeixinRoutes(scope, options);
    subscribeRoutes(scope, options);
  });
};
