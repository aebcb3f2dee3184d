import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { retried, retryBody, syncTrouble } from './sync-trouble.js';
import { count, instant, text } from './values.js';

/** A text message that the local SMS service kept. */
export const smsMessage = z.object({
  mobile: z.string(),
  text: z.string(),
  /** Null of a text of staff. */
  code: z.nullable(z.string()),
  at: instant,
  /** `void`: replaced by a newer code, or tried too often; `sent`: it has no code. */
  state: z.enum(['valid', 'used', 'void', 'expired', 'sent']),
});

/** The services that have a built-in stand-in. */
export const LOCAL_SERVICES = ['sms', 'chat', 'code-host', 'chat-rooms'] as const;

/** A service that has a built-in stand-in, and whether that runs. */
const localServiceState = z.object({ service: z.enum(LOCAL_SERVICES), running: z.boolean() });

/** An account that a member has in a built-in service. */
export const localAccount = z.object({
  target: z.enum(['chat', 'code-host']),
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  avatarUrl: z.optional(z.string()),
  /** How often a password was set. */
  passwords: count,
  createdAt: instant,
  modifiedAt: instant,
});

/** Calls of the demo mode: what a real phone would show. Elsewhere they do not exist, so they are not among all calls. */
export const devCalls = {
  outbox: defineCall({
    method: 'GET',
    path: '/api/dev/outbox',
    query: z.strictObject({ mobile: text(1000) }),
    response: success(smsMessage),
    errors: [],
    summary: '仅演示模式：发给一个手机号的最近一条短信',
  }),
  accounts: defineCall({
    method: 'GET',
    path: '/api/dev/accounts',
    response: success(list(localAccount)),
    errors: [],
    summary: '仅演示模式：内置的聊天与代码托管服务里的账号',
  }),
  troubles: defineCall({
    method: 'GET',
    path: '/api/dev/accounts/troubles',
    response: success(list(syncTrouble)),
    errors: [],
    summary: '仅演示模式：没有送达聊天或代码托管的改动，放弃了的在前',
  }),
  retry: defineCall({
    method: 'POST',
    path: '/api/dev/accounts/retry',
    body: retryBody,
    response: success(retried),
    errors: [],
    summary: '仅演示模式：立即重试没有送达的改动，可以只重试一位会员的',
  }),
  services: defineCall({
    method: 'GET',
    path: '/api/dev/services',
    response: success(list(localServiceState)),
    errors: [],
    summary: '仅演示模式：内置的服务各是否在运行',
  }),
  setService: defineCall({
    method: 'POST',
    path: '/api/dev/services',
    body: z.strictObject(localServiceState.shape),
    response: success(list(localServiceState)),
    errors: [],
    summary: '仅演示模式：让一个内置的服务停止或恢复',
  }),
  messages: defineCall({
    method: 'GET',
    path: '/api/dev/messages',
    response: success(list(smsMessage)),
    errors: [],
    summary: '仅演示模式：最近的短信，新的在前',
  }),
} as const;
