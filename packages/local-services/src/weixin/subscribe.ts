import { LOCAL_WEIXIN_INBOX_PATH, LOCAL_WEIXIN_PREFIX } from '@ykd/adapters-http/contracts';
import {
  ERRORS,
  PERMIT_ACTION,
  PERMIT_PATH,
  SEND_PATH,
  STABLE_TOKEN_PATH,
} from '@ykd/adapters-http/protocols/weixin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { createLocalInbox } from './inbox.js';
import { choicePage, faultPage, inboxPage } from './page.js';
import { PEOPLE, sendPage, withParams, type LocalWeixinOptions } from './parts.js';

const ALLOW_PATH = '/mp/allow';

const asked = z.object({
  action: z.literal(PERMIT_ACTION),
  appid: z.string(),
  scene: z.string().check(z.regex(/^\d{1,5}$/)),
  template_id: z.string(),
  redirect_url: z.url({ protocol: /^https?$/ }),
  reserved: z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]{0,128}$/))),
  openid: z.optional(z.string()),
});

const tokenAsked = z.object({
  grant_type: z.literal('client_credential'),
  appid: z.string(),
  secret: z.string(),
});

const message = z.object({
  touser: z.string(),
  template_id: z.string(),
  url: z.string(),
  scene: z.string(),
  title: z.string().check(z.maxLength(15)),
  data: z.object({ content: z.object({ value: z.string() }) }),
});

/** The one-time messages of the local WeChat: the page that asks for one, the calls that send it, and what was sent. */
export const subscribeRoutes = (
  fastify: FastifyInstance,
  { appId, appSecret, templateId, showsInbox, now }: LocalWeixinOptions,
): void => {
  const inbox = createLocalInbox(templateId, now);
  const options = { schema: { hide: true } };

  /** What was asked for, provided that the real WeChat would let it pass; otherwise why not. */
  const read = (request: FastifyRequest) => {
    const parsed = z.safeParse(asked, request.query);
    if (!parsed.success) return '参数错误：需要 action、appid、scene、template_id 和 redirect_url。';
    if (parsed.data.appid !== appId) return 'appid 不正确。';
    if (parsed.data.template_id !== templateId) return 'template_id 不正确。';
    const sameSite = new URL(parsed.data.redirect_url).origin === request.callerContext.origin;
    return sameSite ? parsed.data : 'redirect_url 的域名与后台配置不一致。';
  };

  fastify.get(`${LOCAL_WEIXIN_PREFIX}${PERMIT_PATH}`, options, (request, reply) => {
    const wanted = read(request);
    if (typeof wanted === 'string') return sendPage(reply, 400, faultPage(wanted));
    const { action, scene, redirect_url, reserved = '' } = wanted;
    const common = { appid: appId, scene, template_id: templateId, redirect_url, reserved };
    const choices = PEOPLE.map(({ openid, name }) => {
      const query = new URLSearchParams({ action, ...common, openid });
      return {
        name,
        note: '允许发一条消息',
        href: `${LOCAL_WEIXIN_PREFIX}${ALLOW_PATH}?${query.toString()}`,
      };
    });
    const answer = { template_id: templateId, action: 'cancel', scene, reserved };
    return sendPage(
      reply,
      200,
      choicePage({
        title: '允许优课达发一条消息',
        intro: '这是演示环境里的微信，代替真正的订阅页面。选一个身份，允许发一条。',
        choices,
        refuseHref: withParams(redirect_url, answer),
      }),
    );
  });

  fastify.get(`${LOCAL_WEIXIN_PREFIX}${ALLOW_PATH}`, options, (request, reply) => {
    const wanted = read(request);
    if (typeof wanted === 'string') return sendPage(reply, 400, faultPage(wanted));
    const person = PEOPLE.find(({ openid }) => openid === wanted.openid);
    if (person === undefined) return sendPage(reply, 400, faultPage('没有这个微信身份。'));
    const { scene, redirect_url, reserved = '' } = wanted;
    inbox.allow(person.openid, templateId, scene);
    reply.header('cache-control', 'no-store');
    const answer = { openid: person.openid, template_id: templateId, action: 'confirm', scene, reserved };
    return reply.redirect(withParams(redirect_url, answer), 302);
  });

  // As at WeChat, an error too has the status 200.
  fastify.post(`${LOCAL_WEIXIN_PREFIX}${STABLE_TOKEN_PATH}`, options, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = z.safeParse(tokenAsked, request.body);
    if (!parsed.success) return reply.send({ errcode: ERRORS.badGrantType, errmsg: 'invalid grant_type' });
    const { appid, secret } = parsed.data;
    if (appid !== appId) return reply.send({ errcode: ERRORS.badAppId, errmsg: 'invalid appid' });
    if (secret !== appSecret) return reply.send({ errcode: ERRORS.badSecret, errmsg: 'invalid appsecret' });
    return reply.send(inbox.token());
  });

  fastify.post(`${LOCAL_WEIXIN_PREFIX}${SEND_PATH}`, options, (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { access_token: token = '' } = request.query as { readonly access_token?: string };
    const parsed = z.safeParse(message, request.body);
    if (!parsed.success) return reply.send({ errcode: ERRORS.badMessage, errmsg: 'data format error' });
    const errcode = inbox.send(token, parsed.data);
    return reply.send({ errcode, errmsg: errcode === 0 ? 'ok' : 'refused' });
  });

  // Everybody can read what it shows, so it is there for trying out only.
  if (!showsInbox) return;
  fastify.get(LOCAL_WEIXIN_INBOX_PATH, options, (_request, reply) => {
    const letters = inbox.messages().map(({ touser, title, url, data }) => ({
      name: PEOPLE.find(({ openid }) => openid === touser)?.name ?? touser,
      title,
      text: data.content.value,
      href: url,
    }));
    return sendPage(reply, 200, inboxPage(letters));
  });
};
