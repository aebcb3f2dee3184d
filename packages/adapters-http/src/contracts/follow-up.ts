import {
  followUpColleagueFields,
  followUpDoneFields,
  followUpQueueFields,
  QUEUE_SHOWN,
} from '@ykd/application/follow-up';
import { SNOOZE_CHOICES } from '@ykd/domain/follow-up';
import { STUDENT_NOTE_TEXT_MAX } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier } from './values.js';

// The rule counts code points, of which each has at most two of these, and line ends once.
const text = z.string().check(z.maxLength(4 * STUDENT_NOTE_TEXT_MAX));
/** The student, as he was seen. */
const seen = { userId: identifier, version: count };

/** What keeps anybody from a student in a queue. */
const refusals = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;
const done = success(recordSchema(followUpDoneFields));

/** Whom staff are to contact. */
export const followUpCalls = {
  queue: defineCall({
    method: 'GET',
    path: '/api/admin/follow-ups',
    response: success(recordSchema(followUpQueueFields)),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: `今天要联系的学员：自己负责的，每位一次，带着全部原因，最急的在前，至多 ${QUEUE_SHOWN} 位；total 是一共几位，students 是自己负责几位，aside 是有原因而现在不排的：联系过还没有变化的、推迟的（最早哪一天回来）、转交给同事的各几位`,
  }),
  contact: defineCall({
    method: 'POST',
    path: '/api/admin/follow-ups/contact',
    body: z.strictObject({ ...seen, text: z.exactOptional(text) }),
    response: done,
    errors: [...refusals, 'changed-meanwhile', 'invalid-input'],
    summary:
      '联系过了，原因不变、没有更严重就不再出现；text 另存为学员的一条备注。version 是所看到的版本，别人先做了什么就回答是谁、做了什么',
  }),
  snooze: defineCall({
    method: 'POST',
    path: '/api/admin/follow-ups/snooze',
    body: z.strictObject({ ...seen, choice: z.enum(SNOOZE_CHOICES) }),
    response: done,
    errors: [...refusals, 'changed-meanwhile'],
    summary: '推迟到明天、三天后或下周一，除非有了更急的原因；回答到哪一天',
  }),
  colleagues: defineCall({
    method: 'GET',
    path: '/api/admin/follow-ups/colleagues',
    query: z.strictObject({ userId: identifier }),
    response: success(list(recordSchema(followUpColleagueFields))),
    errors: refusals,
    summary: '可以转交给谁：这位学员的助教、班主任；能更换负责人的，还有别的班主任与助教（kind 为 null）',
  }),
  handOver: defineCall({
    method: 'POST',
    path: '/api/admin/follow-ups/hand-over',
    body: z.strictObject({ ...seen, staffId: identifier }),
    response: done,
    errors: [...refusals, 'changed-meanwhile', 'invalid-input'],
    summary: '转交给同事：只在他的队列里；他还不负责这位学员的，同时成为助教',
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/admin/follow-ups/undo',
    body: z.strictObject({ userId: identifier, actId: identifier }),
    response: success(z.null()),
    errors: [...refusals, 'changed-meanwhile'],
    summary: '撤销自己十分钟以内对这位学员的最后一次操作，连同写下的备注、给出的助教；再撤销一次不会有变化',
  }),
} as const;
