import type { ViewingView } from '@ykd/application/viewing';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { count, identifier, instant, text } from './values.js';

const view: z.core.$ZodType<ViewingView> = z.object({
  userId: z.string(),
  name: z.string(),
  isStaff: z.boolean(),
  until: instant,
  leftMs: count,
});

/** To look as a student or a colleague does, read only. Beyond the Specification. */
export const viewingCalls = {
  start: defineCall({
    method: 'POST',
    path: '/api/admin/viewing/start',
    // How long a reason may be is the use case's to judge; here only floods are kept out.
    body: z.strictObject({ userId: identifier, reason: text(1000, { multiLine: true }) }),
    response: success(z.object({ until: instant })),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed', 'entity-not-found', 'invalid-input'],
    summary:
      '以一位学员或同事的身份查看：要写原因，最多 30 分钟，只能看，不能改；开始与结束都记入操作记录。不能看超级管理员与权限超出自己的人',
  }),
  end: defineCall({
    method: 'POST',
    path: '/api/viewing/end',
    whileViewing: true,
    response: success(z.null()),
    errors: [],
    summary: '结束以他人身份的查看，可重复提交',
  }),
  current: defineCall({
    method: 'GET',
    path: '/api/viewing',
    response: success(z.nullable(view)),
    errors: [],
    summary: '正在以谁的身份查看、还有多久；没有时 data 为 null',
  }),
} as const;
