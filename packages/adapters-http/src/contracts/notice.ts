import { noticeSettingsFields, noticeViewFields, READ_MAX, unreadFields } from '@ykd/application/notice';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listQuery } from './list-query.js';
import { instant, text } from './values.js';

/** Where somebody is in the list of his notices. */
export const noticeListQuery = listQuery({});

/** The longest id of a notice: it is made of what it tells of. */
const NOTICE_ID_MAX = 200;

const unread = success(recordSchema(unreadFields));

/** One's own notices. Beyond the Specification. */
export const noticeCalls = {
  unread: defineCall({
    method: 'GET',
    path: '/api/notice/unread',
    response: unread,
    errors: ['not-logged-in'],
    summary: '自己有多少条没有读过的通知，数到一百为止',
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/notice/list',
    query: noticeListQuery.wire,
    response: success(keyPageOf(recordSchema(noticeViewFields))),
    errors: ['not-logged-in', 'invalid-input'],
    summary: '自己的通知，新的在前',
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/notice/read',
    body: z.strictObject({ ids: z.array(text(NOTICE_ID_MAX)).check(z.maxLength(READ_MAX * 2)) }),
    response: unread,
    errors: ['not-logged-in', 'invalid-input'],
    summary: `读过了这些通知，一次最多 ${READ_MAX} 条；回答还有多少条没有读`,
  }),
  readAll: defineCall({
    method: 'POST',
    path: '/api/notice/read-all',
    body: z.strictObject({ until: instant }),
    response: unread,
    errors: ['not-logged-in'],
    summary: '读过了 until 以前的全部通知；回答还有多少条没有读',
  }),
  settings: defineCall({
    method: 'GET',
    path: '/api/notice/settings',
    response: success(recordSchema(noticeSettingsFields)),
    errors: ['not-logged-in'],
    summary: '自己是否接收老师的短信；smsOptOut 是从何时起不接收，接收时为 null',
  }),
  setSms: defineCall({
    method: 'POST',
    path: '/api/notice/sms',
    body: z.strictObject({ wanted: z.boolean() }),
    response: success(recordSchema(noticeSettingsFields)),
    errors: ['not-logged-in'],
    summary: '接收或不接收老师的短信；验证码等必要的短信不受影响',
  }),
} as const;
