import type { AppError } from '@ykd/application/shared';
import {
  WEIXIN_CALLBACK_PATH,
  WEIXIN_PERMITTED_PATH,
  type WeixinBinding,
  type WeixinBindState,
  type WeixinPermission,
} from '@ykd/application/weixin';
import { BIND_PATH, LEARN_PATH } from '@ykd/domain/access';
import type { Result } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { user } from './member.js';
import { instant, queryFlag, text } from './values.js';

const bindState: z.core.$ZodType<WeixinBindState> = z.object({ waiting: z.boolean(), target: z.string() });
const binding: z.core.$ZodType<WeixinBinding> = z.object({
  available: z.boolean(),
  since: z.nullable(instant),
});

const permission: z.core.$ZodType<WeixinPermission> = z.object({
  isAvailable: z.boolean(),
  isBound: z.boolean(),
  isPermitted: z.boolean(),
});

/** Longer than any target that is remembered, so that only floods are kept out. */
const target = text(16_000);

/** What a browser that came back from WeChat in vain is told, in the query of `/bind`: the kind of the error. */
export const WEIXIN_ERROR_PARAM = 'error';

/** The calls of the way in from inside WeChat. Specification §7 (`/api/member/oauthurl/weixinmp`); the others serve it. */
export const weixinCalls = {
  oauthUrl: defineCall({
    method: 'GET',
    path: '/api/member/oauthurl/weixinmp',
    whileViewing: false,
    query: z.strictObject({ target, automatic: z.exactOptional(queryFlag) }),
    response: success(z.nullable(z.string())),
    errors: ['weixin-left'],
    summary:
      '微信授权地址，授权后回到 target；没有配置公众号时 data 为 null。automatic：由页面守卫自动发起，在微信里退出登录以后会被拒绝',
  }),
  comeBack: defineCall({
    method: 'GET',
    path: WEIXIN_CALLBACK_PATH,
    whileViewing: false,
    // WeChat adds parameters of its own to addresses that are shared.
    query: z.object({ code: z.exactOptional(text(512)), state: text(128) }),
    response: success(z.object({ to: z.string() })),
    errors: ['weixin-refused', 'weixin-declined', 'weixin-unavailable', 'too-many-attempts'],
    limit: 'login',
    toPage: (result: Result<{ readonly to: string }, AppError>) =>
      result.ok ? result.value.to : `${BIND_PATH}?${WEIXIN_ERROR_PARAM}=${result.error.kind}`,
    summary: '微信授权回调：浏览器打开时跳转，其他请求得到要去的地址',
  }),
  bindState: defineCall({
    method: 'GET',
    path: '/api/member/bindstate',
    whileViewing: false,
    response: success(bindState),
    errors: [],
    summary: '这个浏览器有没有等待绑定的微信',
  }),
  bind: defineCall({
    method: 'POST',
    path: '/api/member/bind',
    response: success(user),
    errors: ['not-logged-in', 'weixin-refused', 'weixin-taken', 'weixin-bound-already'],
    summary: '把等待绑定的微信绑定到当前用户，可重复提交',
  }),
  binding: defineCall({
    method: 'GET',
    path: '/api/member/weixinbinding',
    response: success(binding),
    errors: ['not-logged-in'],
    summary: '当前用户从什么时候起绑定了微信；没有绑定时 since 为 null',
  }),
  permit: defineCall({
    method: 'GET',
    path: '/api/member/weixinmp/permit',
    response: success(permission),
    errors: ['not-logged-in'],
    summary: '平台发不发微信消息、当前用户有没有绑定微信、有没有允许发一条',
  }),
  permitUrl: defineCall({
    method: 'GET',
    path: '/api/member/weixinmp/permiturl',
    whileViewing: false,
    query: z.strictObject({ target }),
    response: success(z.nullable(z.string())),
    errors: ['not-logged-in'],
    summary: '微信里询问能不能发一条消息的地址，之后回到 target；不发微信消息时 data 为 null',
  }),
  permitted: defineCall({
    method: 'GET',
    path: WEIXIN_PERMITTED_PATH,
    whileViewing: false,
    // WeChat adds parameters of its own, the template and the scene among them.
    query: z.object({
      openid: z.exactOptional(text(128)),
      action: z.exactOptional(text(32)),
      reserved: text(128),
    }),
    response: success(z.object({ to: z.string() })),
    errors: ['not-logged-in', 'weixin-refused'],
    limit: 'login',
    toPage: (result: Result<{ readonly to: string }, AppError>) => (result.ok ? result.value.to : LEARN_PATH),
    summary:
      '微信询问之后的回调：浏览器打开时跳转，其他请求得到要去的地址；openid 必须是当前用户绑定的微信，允许的一条才记下',
  }),
  unbind: defineCall({
    method: 'POST',
    path: '/api/member/unbind',
    response: success(z.null()),
    errors: ['not-logged-in'],
    summary: '解除当前用户的微信绑定，可重复提交；其他登录方式不受影响',
  }),
} as const;
