import type { ActivityPeriod } from '@ykd/application/activity';
import { ACTIVITY_KEYS } from '@ykd/domain/campaign';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { text } from './values.js';

const activityKey = z.enum(ACTIVITY_KEYS);

const activityPeriod: z.core.$ZodType<ActivityPeriod> = z.object({
  key: activityKey,
  firstDay: z.string(),
  lastDay: z.string(),
});

/** Longer than any day, so that what is no day gets the message of the rule. */
const day = text(32);

/** The calls about the periods of activities. Specification §2 'Learn sidebar', §9 'Activity and popup periods'. */
export const activityCalls = {
  periods: defineCall({
    method: 'GET',
    path: '/api/activity/periods',
    response: success(list(activityPeriod)),
    errors: ['not-logged-in'],
    summary:
      '各打卡活动、暑期活动横幅（promo_banner）与年度报告弹窗（report_popup）的起止日期（含首尾，北京时间）',
  }),
  setPeriod: defineCall({
    method: 'POST',
    path: '/api/activity/period',
    body: z.strictObject({ key: activityKey, firstDay: day, lastDay: day }),
    response: success(list(activityPeriod)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '员工（超级管理员、班主任、助教）：设置一项打卡活动、横幅或弹窗的起止日期，可重复提交；答全部',
  }),
} as const;
