import {
  type CampaignEffectView,
  EFFECT_STATES,
  type RemindedStudents,
  STAFF_ENTRY_SORTS,
  type StaffEntry,
  type StaffStanding,
  STANDING_DAYS,
  STANDING_STATES,
} from '@ykd/application/check-in';
import {
  CHECK_IN_COMMENT_MAX,
  CHECK_IN_COMMENTS_MAX,
  COPY_KINDS,
  COPY_VERDICTS,
  type CopyVerdict,
  EFFECT_SPANS,
  MAKE_UP_REASON_MAX,
} from '@ykd/domain/campaign';
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
  likeness: z.nullable(
    z.object({
      kind: z.enum(COPY_KINDS),
      percent: count,
      of: z.nullable(
        z.object({
          name: z.nullable(z.string()),
          day: z.string(),
          text: z.string(),
          pictures: list(z.string()),
          isChangedSince: z.boolean(),
        }),
      ),
      verdict: z.enum(COPY_VERDICTS),
      judgedBy: z.nullable(named),
      judgedAt: z.nullable(instant),
      version: count,
    }),
  ),
});

const standing: z.core.$ZodType<StaffStanding> = z.object({
  student: named,
  current: count,
  longest: count,
  total: count,
  lastDay: z.nullable(z.string()),
  days: list(z.object({ day: z.string(), mark: checkInMark, isMadeUp: z.boolean() })),
});

/** What is worked out: it may be negative, and has one decimal. */
const figures = z.object({ minutes: z.number(), percent: z.number() });
const both = { took: figures, others: figures };
const span = z.enum(EFFECT_SPANS);
const week = { span, firstDay: z.string(), lastDay: z.string() };

const campaignEffect: z.core.$ZodType<CampaignEffectView> = z.object({
  state: z.enum(EFFECT_STATES),
  weeks: list(z.object(week)),
  counted: z.nullable(z.object({ at: instant, took: count, others: count, newcomers: count })),
  effect: z.nullable(
    z.object({
      points: list(z.object({ ...week, ...both })),
      averages: list(z.object({ span, weeks: count, ...both })),
      changes: list(z.object({ span: z.enum(['during', 'after']), ...both, difference: figures })),
    }),
  ),
});

const GIVEN_VERDICTS = ['copy', 'own'] as const satisfies CopyVerdict[];

const key = { userId: identifier, campaign: campaignValue, day };
const by = z.exactOptional(identifier);
const requestKey = text(64).check(z.minLength(8));
/** Rules count what is left of a text without its white space; this only keeps what nobody wrote by hand out. */
const said = z.string().check(z.maxLength(10 * CHECK_IN_COMMENT_MAX));

const read = ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found'] as const;

const reminded: z.core.$ZodType<RemindedStudents> = z.object({ told: count, missing: count });

/** The daily check-in for staff who look after students. Beyond the Specification. */
export const staffCheckInCalls = {
  entries: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/entries',
    query: z.strictObject({
      campaign: campaignValue,
      day,
      mark: z.exactOptional(checkInMark),
      likeness: z.exactOptional(z.enum(['open'])),
      sort: z._default(z.enum(STAFF_ENTRY_SORTS), 'first'),
      ...keyPaging,
    }),
    response: success(keyPageOf(entry)),
    errors: read,
    limit: 'search',
    summary:
      '一个活动一天的打卡，班主任与助教只看得到自己负责的学员；mark 只要这样评价过的，none 是还没有点评的；likeness 为 open 时只要与别人从前的打卡雷同、还没有判断过的；sort 是 first（写得早的在前）或 last',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/count',
    query: z.strictObject({ campaign: campaignValue, day }),
    response: success(z.object({ entries: count, open: count, suspects: count })),
    errors: read,
    limit: 'search',
    summary: '一天有多少条打卡，其中多少条还没有点评、多少条疑似雷同还没有判断',
  }),
  calendar: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/calendar',
    query: z.strictObject({ campaign: campaignValue }),
    response: success(
      z.object({ students: count, days: list(z.object({ day: z.string(), entries: count })) }),
    ),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: '一个活动有多少学员参加，每天有多少条打卡；班主任与助教只数自己负责的学员',
  }),
  effect: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/effect',
    query: z.strictObject({ campaign: campaignValue }),
    response: success(campaignEffect),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary:
      '一个活动的参加者与没有参加的学员在活动前、中、后每周学习多少，各比活动前变了多少、相差多少；是全部学员的合计，每天统计一次；weeks 是全部的周，counted 是什么时候统计的、各有多少人，还不能比较或人数太少时 effect 是 null',
  }),
  standings: defineCall({
    method: 'GET',
    path: '/api/admin/checkin/standings',
    query: z.strictObject({
      campaign: campaignValue,
      day,
      state: z._default(z.enum(STANDING_STATES), 'all'),
      ...keyPaging,
    }),
    response: success(keyPageOf(standing)),
    errors: read,
    limit: 'search',
    summary: `学员在一个活动里的累计、连续天数与到 day 为止 ${STANDING_DAYS} 天的打卡，最近打卡的在前；state 是 all（参加的）、missing（参加了而 day 那天没有打卡的）或 none（自己负责、活动面向他而还没有打过卡的）`,
  }),
  remindMissing: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/remind',
    body: z.strictObject({ campaign: campaignValue }),
    response: success(reminded),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'check-in-closed'],
    limit: 'search',
    summary:
      '提醒自己负责的、参加了活动而今天还没有打卡的学员，每人每天一次，不论是谁提醒的；told 是这一次提醒了几位，missing 是一共几位没有打卡',
  }),
  makeUp: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/makeup',
    body: z.strictObject({ ...key, reason: text(10 * MAKE_UP_REASON_MAX) }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary: `给学员补一天的打卡，写明原因，最多 ${MAKE_UP_REASON_MAX} 个字符；那天已经有打卡的拒绝；同样的再补一次没有变化；学员收到通知`,
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/takeback',
    body: z.strictObject(key),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary: '撤销补的打卡，连同它的点评；学员自己写的不能撤销；再撤销一次没有变化',
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
      by,
      version: count,
      mark: givenMark,
      comment: said,
      requestKey,
    }),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input', 'changed-meanwhile'],
    summary: `点评一条打卡：已阅、赞或优秀，可以同时写一条点评，最多 ${CHECK_IN_COMMENT_MAX} 个字符；version 是看到的版本，学员改过或同事点评过就拒绝，并写明是谁；requestKey 相同的只做一次；by 是点评的人，省略就是登录的人，不是就拒绝；学员收到通知`,
  }),
  judgeCopy: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/judge',
    body: z.strictObject({ ...key, version: count, verdict: z.enum(GIVEN_VERDICTS) }),
    response: success(entry),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'changed-meanwhile'],
    summary:
      '判断一条疑似雷同的打卡：copy 雷同，own 不是；version 是看到的 likeness.version，学员改过或同事判断过就拒绝，并写明是谁；学员不会知道',
  }),
  comment: defineCall({
    method: 'POST',
    path: '/api/admin/checkin/comment',
    body: z.strictObject({ ...key, by, text: said, requestKey }),
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
