import type { WelcomeRecord } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { identifier, instant } from './values.js';

const welcomeRecord: z.core.$ZodType<WelcomeRecord> = z.object({ userId: z.string(), gmtCreated: instant });

/** The calls of the welcome dialog. Specification §7 (`/middleware_api/learn/*`). */
export const welcomeCalls = {
  getWelcome: defineCall({
    method: 'GET',
    path: '/middleware_api/learn/getwelcome',
    query: z.strictObject({ userId: identifier }),
    response: success(z.nullable(welcomeRecord)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '欢迎记录，还没有时 data 为 null；userId 只能是自己',
  }),
  saveWelcome: defineCall({
    method: 'POST',
    path: '/middleware_api/learn/savewelcome',
    body: z.strictObject({ userId: identifier }),
    response: success(welcomeRecord),
    errors: ['not-logged-in', 'forbidden'],
    summary: '保存欢迎记录，可重复提交；userId 只能是自己',
  }),
} as const;
