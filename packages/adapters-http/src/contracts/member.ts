import { GENDERS } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { instant, text } from './values.js';

const maybeText = z.optional(z.nullable(z.string()));
const maybeDate = z.optional(z.nullable(z.union([z.string(), z.number()])));

/** A member as clients see him. Specification §3 (User). */
export const user = z.object({
  id: z.string(),
  mobile: z.string(),
  name: maybeText,
  nickName: maybeText,
  userName: maybeText,
  email: maybeText,
  gender: z.optional(z.nullable(z.enum(GENDERS))),
  description: maybeText,
  avatarUrl: maybeText,
  profile: z.optional(
    z.nullable(
      z.object({
        schoolName: maybeText,
        schoolBeginDate: maybeDate,
        schoolEndDate: maybeDate,
        major: maybeText,
      }),
    ),
  ),
});

const tags = ['member'];

/** The calls of the member area. Specification §7; the built-in login is the platform's own. */
export const memberCalls = {
  getLoginUser: defineCall({
    method: 'GET',
    path: '/api/member/getloginUser',
    response: success(z.nullable(z.extend(user, { token: z.string(), tokenExpiresAt: instant }))),
    errors: [],
    summary: '当前登录的用户，附带短期令牌；未登录时 data 为 null',
    tags,
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/member/login',
    // Lengths are the use case's to judge, with the form's wording; here they only keep floods out.
    body: z.strictObject({ account: text(1000), pwd: text(1000) }),
    response: success(user),
    errors: ['invalid-input', 'wrong-credentials', 'too-many-attempts'],
    summary: '用户名或手机号加密码登录',
    tags,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/member/logout',
    response: success(z.null()),
    errors: [],
    summary: '退出登录',
    tags,
  }),
  chooseUsername: defineCall({
    method: 'POST',
    path: '/api/member/username',
    body: z.strictObject({ userName: text(1000) }),
    response: success(user),
    errors: ['not-logged-in', 'invalid-input', 'username-taken'],
    summary: '设置用户名',
    tags,
  }),
} as const;
