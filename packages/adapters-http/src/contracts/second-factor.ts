import { FACTOR_CODE_MAX } from '@ykd/application/second-factor';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { count, instant, text } from './values.js';

const code = z.strictObject({ code: text(FACTOR_CODE_MAX) });
const codes = success(z.object({ codes: list(z.string()) }));

/** The second factor of staff. Beyond the Specification. */
export const secondFactorCalls = {
  state: defineCall({
    method: 'GET',
    path: '/api/admin/second-factor',
    whileViewing: false,
    response: success(
      z.object({
        isRequired: z.boolean(),
        since: z.nullable(instant),
        givenAt: z.nullable(instant),
        codesLeft: count,
      }),
    ),
    errors: ['not-logged-in', 'forbidden'],
    summary:
      '自己的两步验证：是否必须、从什么时候开始（null 表示没有）、这次登录什么时候输入过验证码、还剩几个恢复码',
  }),
  begin: defineCall({
    method: 'POST',
    path: '/api/admin/second-factor/begin',
    response: success(z.object({ secret: z.string(), uri: z.string() })),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed'],
    limit: 'login',
    summary: '开始设置两步验证：验证器要的密钥与二维码的内容；用 confirm 确认以后才生效',
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    body: code,
    response: codes,
    errors: [
      'not-logged-in',
      'forbidden',
      'wrong-second-factor',
      'too-many-attempts',
      'entity-not-found',
      'second-factor-needed',
    ],
    limit: 'login',
    summary: '用验证器显示的验证码确认，两步验证生效，其他登录全部退出；回答恢复码，只有这一次',
  }),
  verify: defineCall({
    method: 'POST',
    path: '/api/admin/second-factor/verify',
    body: code,
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'wrong-second-factor', 'too-many-attempts', 'entity-not-found'],
    limit: 'login',
    summary: '输入验证码或恢复码，这次登录可以使用管理后台；15 分钟内敏感操作不再询问',
  }),
  renewCodes: defineCall({
    method: 'POST',
    path: '/api/admin/second-factor/codes',
    response: codes,
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'second-factor-needed'],
    limit: 'login',
    summary: '换一组恢复码，原来的失效；只回答这一次',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/second-factor/remove',
    body: code,
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'wrong-second-factor', 'too-many-attempts', 'entity-not-found'],
    limit: 'login',
    summary: '停用两步验证，要一个验证码或恢复码；必须使用两步验证的平台拒绝',
  }),
} as const;
