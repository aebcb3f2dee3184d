import type { SessionView, UsernameCheck } from '@ykd/application/member';
import { HUMAN_ANSWER_MAX } from '@ykd/application/ports';
import { GENDERS } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { count, identifier, instant, text } from './values.js';

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

const usernameCheck: z.core.$ZodType<UsernameCheck> = z.union([
  z.object({ free: z.literal(true) }),
  z.object({ free: z.literal(false), message: z.string() }),
]);

const sessionView: z.core.$ZodType<SessionView> = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});

/** What a form field may hold before it is judged. */
const formText = (options?: Parameters<typeof text>[1]) => z.optional(z.nullable(text(1000, options)));
const formDate = z.optional(z.nullable(z.union([text(1000), z.int()])));

/** The calls of the member area. Specification §7; the built-in login is the platform's own. */
export const memberCalls = {
  loginUser: defineCall({
    method: 'GET',
    path: '/api/member/getloginUser',
    response: success(
      z.nullable(
        z.union([
          z.extend(user, { mustChangePassword: z.literal(true) }),
          z.extend(user, { token: z.exactOptional(z.string()), tokenExpiresAt: z.exactOptional(instant) }),
        ]),
      ),
    ),
    errors: [],
    summary:
      '当前登录的用户，附带短期令牌（以他人的身份查看时没有）；未登录时 data 为 null。mustChangePassword：他用别人给的初始密码登录，更换以前什么都不能做，没有令牌，手机号隐去中间',
  }),
  login: defineCall({
    method: 'POST',
    path: '/api/member/login',
    // Lengths are the use case's to judge, with the form's wording; here they only keep floods out.
    body: z.strictObject({ account: text(1000), pwd: text(1000) }),
    response: success(z.extend(user, { mustChangePassword: z.exactOptional(z.literal(true)) })),
    errors: [
      'invalid-input',
      'wrong-credentials',
      'initial-password-over',
      'too-many-attempts',
      'code-needed',
      'logins-unavailable',
    ],
    limit: 'login',
    summary: '用户名或手机号加密码登录；mustChangePassword：密码是别人给的初始密码，要先更换',
  }),
  sendSmsCode: defineCall({
    method: 'POST',
    path: '/api/member/smscode',
    query: z.strictObject({ mobile: text(1000), proof: z.exactOptional(text(HUMAN_ANSWER_MAX)) }),
    response: success(z.null()),
    errors: [
      'invalid-input',
      'too-many-attempts',
      'human-check-needed',
      'codes-unavailable',
      'sms-unavailable',
    ],
    limit: 'login',
    summary:
      '向手机号发送验证码；无论是否已注册，回答都一样。HUMAN_CHECK_NEEDED 的 details 里有一个问题，带着回答 proof 再发一次',
  }),
  loginBySms: defineCall({
    method: 'POST',
    path: '/api/member/loginbysms',
    body: z.strictObject({ mobile: text(1000), smsCode: text(1000), pwd: z.optional(text(1000)) }),
    response: success(user),
    errors: ['invalid-input', 'wrong-sms-code', 'logins-unavailable'],
    limit: 'login',
    summary: '手机号加验证码登录；新的手机号成为新用户。带 pwd 时用同一个验证码设置新密码',
  }),
  logout: defineCall({
    method: 'POST',
    path: '/api/member/logout',
    whileViewing: true,
    response: success(z.null()),
    errors: [],
    summary: '退出登录',
  }),
  chooseUsername: defineCall({
    method: 'POST',
    path: '/api/member/username',
    body: z.strictObject({ userName: text(1000) }),
    response: success(user),
    errors: ['not-logged-in', 'invalid-input', 'username-taken'],
    summary: '设置用户名',
  }),
  checkUsername: defineCall({
    method: 'GET',
    path: '/api/member/checkusername',
    whileViewing: false,
    query: z.strictObject({ userName: text(1000) }),
    response: success(usernameCheck),
    errors: ['not-logged-in'],
    // Whoever wants to know which names exist has to ask one by one.
    limit: 'login',
    summary: '用户名是否可以使用，不能时说明原因',
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/api/member/changepwdbymobile',
    body: z.strictObject({ mobile: text(1000), smsCode: text(1000), pwd: text(1000) }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'wrong-sms-code', 'logins-unavailable'],
    limit: 'login',
    summary: '用验证码修改自己的密码；其他设备上的登录随即失效',
  }),
  changeInitialPassword: defineCall({
    method: 'POST',
    path: '/api/member/changeinitialpwd',
    body: z.strictObject({ pwd: text(1000), confirm: text(1000) }),
    response: success(user),
    errors: ['not-logged-in', 'invalid-input', 'logins-unavailable', 'too-many-attempts'],
    limit: 'login',
    summary: '用初始密码登录的人换成自己的密码，不用验证码；只能换一次，其他设备上的登录随即失效',
  }),
  updateProfile: defineCall({
    method: 'POST',
    path: '/api/user/update',
    // Lengths and what is missing are the use case's to judge, as above.
    body: z.strictObject({
      id: identifier,
      name: formText(),
      gender: formText(),
      email: formText(),
      description: formText({ multiLine: true }),
      avatarUrl: formText(),
      profile: z.optional(
        z.nullable(
          z.strictObject({
            schoolName: formText(),
            schoolBeginDate: formDate,
            schoolEndDate: formDate,
            major: formText(),
          }),
        ),
      ),
    }),
    response: success(user),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '保存个人信息；id 只能是自己',
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/api/member/sessions',
    whileViewing: false,
    response: success(list(sessionView)),
    errors: ['not-logged-in'],
    summary: '自己在各个设备上的登录，本次的在前',
  }),
  endSession: defineCall({
    method: 'POST',
    path: '/api/member/sessions/end',
    body: z.strictObject({ id: identifier }),
    response: success(z.null()),
    errors: ['not-logged-in'],
    summary: '让自己在另一个设备上的登录失效',
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/api/member/sessions/endothers',
    response: success(z.object({ ended: count })),
    errors: ['not-logged-in'],
    summary: '让自己在其他所有设备上的登录失效',
  }),
} as const;
