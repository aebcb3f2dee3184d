import type { PrizeCount, PrizeWinner } from '@ykd/application/prize';
import { PRIZE_REASON_MAX, PRIZE_WINNER_STATES, PRIZES_SENT_MAX } from '@ykd/domain/activity';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { campaignValue } from './check-in.js';
import { keyPageOf, success } from './envelope.js';
import { keyPaging } from './list-query.js';
import { prizeLine } from './prize.js';
import { count, identifier, instant } from './values.js';

const named = z.object({ id: z.string(), name: z.nullable(z.string()) });

const winner: z.core.$ZodType<PrizeWinner> = z.object({
  student: named,
  total: count,
  longest: count,
  isEarned: z.boolean(),
  state: z.enum(PRIZE_WINNER_STATES),
  receiver: z.string(),
  mobile: z.string(),
  address: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  reason: z.string(),
  changedBy: z.nullable(named),
  changedAt: z.nullable(instant),
  version: count,
});

const counted: z.core.$ZodType<PrizeCount> = z.object({
  all: count,
  none: count,
  open: count,
  lost: count,
  sent: count,
  refused: count,
});

const of = { campaign: campaignValue, prize: identifier };
const seen = { ...of, userId: identifier, version: count };
const changed = [
  'not-logged-in',
  'forbidden',
  'entity-not-found',
  'invalid-input',
  'changed-meanwhile',
] as const;
const SEEN = '；version 是看到的版本，学员改过或同事处理过就拒绝，并写明是谁；同样的再来一次没有变化';

/** The prizes of students, for staff who look after them. Beyond the Specification. */
export const staffPrizeCalls = {
  winners: defineCall({
    method: 'GET',
    path: '/api/admin/prize/winners',
    query: z.strictObject({ ...of, state: z.exactOptional(z.enum(PRIZE_WINNER_STATES)), ...keyPaging }),
    response: success(keyPageOf(winner)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    limit: 'search',
    summary:
      '一份奖品谁达成了、寄到哪里，班主任与助教只看得到自己负责的学员；state 是 open（待寄出，先填的在前）、none（没填地址，天数多的在前）、lost（填了地址、已不够天数）、sent（已寄出）或 refused（不寄）；不写是全部达成的，天数多的在前',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/prize/count',
    query: z.strictObject(of),
    response: success(counted),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: '一份奖品有多少学员达成，各种状态各有多少',
  }),
  ship: defineCall({
    method: 'POST',
    path: '/api/admin/prize/ship',
    body: z.strictObject({
      ...of,
      carrier: prizeLine,
      parcels: z
        .array(z.strictObject({ userId: identifier, version: count, trackingNo: prizeLine }))
        .check(z.maxLength(2 * PRIZES_SENT_MAX)),
    }),
    response: success(z.null()),
    errors: changed,
    summary: `记下奖品寄出：快递公司与每位学员的单号，一次最多 ${PRIZES_SENT_MAX} 份，有一份不行就一份也不记；不用寄的奖品记为已发放，公司与单号写空；学员收到通知${SEEN}`,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/admin/prize/refuse',
    body: z.strictObject({ ...seen, reason: prizeLine }),
    response: success(z.null()),
    errors: changed,
    summary: `说明一份奖品不寄，原因最多 ${PRIZE_REASON_MAX} 个字符，学员看得到，也收到通知${SEEN}`,
  }),
  takeBack: defineCall({
    method: 'POST',
    path: '/api/admin/prize/takeback',
    body: z.strictObject(seen),
    response: success(z.null()),
    errors: changed,
    summary: `撤回「已寄出」或「不寄」，回到学员填写的样子，通知一起收回${SEEN}`,
  }),
} as const;
