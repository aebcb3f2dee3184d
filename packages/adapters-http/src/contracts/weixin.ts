import { WEIXIN_CALLBACK_PATH, type WeixinBindState } from '@ykd/application';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { user } from './member.js';
import { text } from './values.js';

const tags = ['weixin'];

const bindState: z.core.$ZodType<WeixinBindState> = z.object({ waiting: z.boolean(), target: z.string() });

/** What a browser that came back from WeChat in vain is told, in the query of `/bind`: the kind of the error. */
export const WEIXIN_ERROR_PARAM = 'error';

/** The calls of the way in from inside WeChat. Specification §7 (`/api/member/oauthurl/weixinmp`); the others serve it. */
export const weixinCalls = {
  oauthUrl: defineCall({
    method: 'GET',
    path: '/api/member/oauthurl/weixinmp',
    // How long a target may be is the use case's to judge; here only floods are kept out.
    query: z.strictObject({ target: text(16_000) }),
    response: success(z.nullable(z.string())),
    errors: [],
    summary: '微信授权地址，授权后回到 target；没有配置公众号时 data 为 null',
    tags,
  }),
  comeBack: defineCall({
    method: 'GET',
    path: WEIXIN_CALLBACK_PATH,
    // WeChat adds parameters of its own to addresses that are shared.
    query: z.object({ code: z.exactOptional(text(512)), state: text(128) }),
    response: success(z.object({ to: z.string() })),
    errors: ['weixin-refused', 'weixin-unavailable'],
    summary: '微信授权回调：浏览器打开时跳转，其他请求得到要去的地址',
    tags,
  }),
  bindState: defineCall({
    method: 'GET',
    path: '/api/member/bindstate',
    response: success(bindState),
    errors: [],
    summary: '这个浏览器有没有等待绑定的微信',
    tags,
  }),
  bind: defineCall({
    method: 'POST',
    path: '/api/member/bind',
    response: success(user),
    errors: ['not-logged-in', 'weixin-refused', 'weixin-taken'],
    summary: '把等待绑定的微信绑定到当前用户，可重复提交',
    tags,
  }),
} as const;
