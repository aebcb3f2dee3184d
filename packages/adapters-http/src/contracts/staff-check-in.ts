import { STAFF_ENTRY_SORTS, type StaffEntry } from '@ykd/application/check-in';
import { CHECK_IN_COMMENT_MAX, CHECK_IN_COMMENTS_MAX } from '@ykd/domain/campaign';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import {
  campaignValue,
  checkInMark,
  commentShape,
  dayText as day,
  entryShape,
  givenMark,
} from './check-in.js';
import { keyPageOf, list, success } from './envelope.js';
import { keyPaging } from './list-query.js';
import { count, identifier, instant, text } from './values.js';

const named = z.object({ id: z.string(), name: z.nullable(z.string()) });

const entry: z.core.$ZodType<StaffEntry> = z.object({
  ...entryShape,
  student: named,
  campaign: z.string(),
  comments: list(z.object({ ...commentShape, isRemovable: z.boolean() })),
  reviewer: z.nullable(named),
  reviewedAt: z.nullable(instant),
  isChangedSince: z.boolean(),
  version: count,
});

const key = { userId: identifier, campaign: campaignValue, day };
const requestKey = text(64).check(z.minLength(8));
/** Rules count what is left of a text without its white space; this only keeps what nobody wrote by hand out. */
const said = z.string().check(z.maxLength(10 * CHECK_IN_COMMENT_MAX));

const read = ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found'] as const;

/** The daily check-in for staff who look after students. Beyond the Specification. */
export const staffCheckInCalls = {
  entries: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/entries',
    query: z.strictObject({
      campaign: campaignValue,
      day,
      mark: z.exactOptional(checkInMark),
      sort: z._default(z.enum(STAFF_ENTRY_SORTS), 'first'),
      ...keyPaging,
    }),
    response: success(keyPageOf(entry)),
    errors: read,
    limit: 'search',
    summary:
      '一个活动一天的打卡，班主任与助教只看得到自己负责的学员；mark 只要这样评价过的，none 是还没有点评的；sort 是 first（写得早的在前）或 last',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/count',
    query: z.strictObject({ campaign: campaignValue, day }),
    response: success(z.object({ entries: count, open: count })),
    errors: read,
    limit: 'search',
    summary: '一天有多少条打卡，其中多少条还没有点评',
  }),
  entry: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/entry',
    query: z.strictObject(key),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '一条打卡，与它的评价和点评',
  }),
  review: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/review',
    body: z.strictObject({
      ...key,
      version: count,
      mark: givenMark,
      comment: said,
      requestKey,
    }),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input', 'changed-meanwhile'],
    summary: `点评一条打卡：已阅、赞或优秀，可以同时写一条点评，最多 ${CHECK_IN_COMMENT_MAX} 个字符；version 是看到的版本，学员改过或同事点评过就拒绝，并写明是谁；requestKey 相同的只做一次；学员收到通知`,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/comment',
    body: z.strictObject({ ...key, text: said, requestKey }),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary: `再写一条点评，一条打卡最多 ${CHECK_IN_COMMENTS_MAX} 条；requestKey 相同的只到一次；学员收到通知`,
  }),
  removeComment: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/uncomment',
    body: z.strictObject({ ...key, id: text(400) }),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '删除自己写的点评，超级管理员可以删除任何人的；再删一次没有变化',
  }),
} as const;
