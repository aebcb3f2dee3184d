import {
  HAND_OVERS_SHOWN,
  HANDED_NOTES_MAX,
  HANDED_SHOWN,
  handedLineFields,
  handOverLineFields,
  handOverPeopleFields,
  handOverPreviewFields,
  RECEIVED_DAYS,
  studentHandOverFields,
} from '@ykd/application/hand-over';
import { bulkReportFields, TARGET_IDS_MAX } from '@ykd/application/staff-list';
import { FOLLOW_UP_GROUPS, HAND_OVER_DAYS_MAX, HAND_OVER_NOTE_MAX, OPEN_ITEMS } from '@ykd/domain/follow-up';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging } from './list-query.js';
import { count, identifier, text } from './values.js';

// The rule counts code points, of which each has at most two of these, and line ends once.
const note = z.string().check(z.maxLength(4 * HAND_OVER_NOTE_MAX));
const filter = {
  group: z.exactOptional(z.enum(FOLLOW_UP_GROUPS)),
  search: z.exactOptional(text(100)),
};
const ids = z.readonly(z.array(identifier).check(z.maxLength(TARGET_IDS_MAX)));
const report = success(recordSchema(bulkReportFields));
const lines = success(list(recordSchema(handOverLineFields)));

/** Students are given from one member of staff to another. Beyond the Specification. */
export const handOverCalls = {
  people: defineCall({
    method: 'GET',
    path: '/api/admin/hand-overs/people',
    response: success(recordSchema(handOverPeopleFields)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '可以从谁移交给谁：有角色的员工；isWide 是可以移交每个人的学员，否则只有自己（ownId）的',
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/admin/hand-overs/preview',
    query: z.strictObject({ from: identifier, to: z.exactOptional(identifier), ...filter }),
    response: success(recordSchema(handOverPreviewFields)),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: `移交会涉及谁，不改动什么：tally 是 from 的学员在他的待办里各是怎样（每位一次），found 是筛选找到几位，conflicts 是 to 因为角色接不了的，moving 是真的会移交的各是怎样；最急的 ${HANDED_SHOWN} 位列出来`,
  }),
  apply: defineCall({
    method: 'POST',
    path: '/api/admin/hand-overs/apply',
    body: z.strictObject({
      from: identifier,
      to: identifier,
      target: z.union([z.strictObject({ ids }), z.strictObject({ ...filter, except: ids })]),
      seen: count,
      open: z.enum(OPEN_ITEMS),
      note,
      notes: z.readonly(
        z.array(z.strictObject({ studentId: identifier, text: note })).check(z.maxLength(HANDED_NOTES_MAX)),
      ),
      lastDay: z.nullable(text(10)),
    }),
    response: report,
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-rows', 'list-changed'],
    summary: `移交学员：班主任的给班主任，助教的给班主任或助教；一次至多 2,000 位，回答每一位的结果。open 是推迟与转交照旧（keep）还是作废（fresh），lastDay 是临时移交的最后一天（至多 ${HAND_OVER_DAYS_MAX} 天），第二天自动交还；人数与看到的 seen 相差超过 5% 就拒绝（LIST_CHANGED）`,
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/admin/hand-overs/undo',
    body: z.strictObject({ batch: identifier }),
    response: report,
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '撤销自己十分钟以内的一次移交，连同它对待办做的；之后又被改过的保持不变，并逐位说明',
  }),
  students: defineCall({
    method: 'GET',
    path: '/api/admin/hand-overs/students',
    query: z.strictObject({ id: identifier, ...keyPaging }),
    response: success(keyPageOf(recordSchema(handedLineFields))),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary:
      '一次移交涉及谁，各怎样了，一页一页读；isReached 是看得到他的主页，name 与 mobile 都是 null 的看不到是谁',
  }),
  end: defineCall({
    method: 'POST',
    path: '/api/admin/hand-overs/end',
    body: z.strictObject({ id: identifier }),
    response: report,
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary:
      '提前交还一次还没有到期的临时移交：可以移交那些学员的人，或接手的人；负责人另有改动的不动，并逐位说明',
  }),
  recent: defineCall({
    method: 'GET',
    path: '/api/admin/hand-overs',
    response: lines,
    errors: ['not-logged-in', 'forbidden'],
    summary: `最近的移交，至多 ${HAND_OVERS_SHOWN} 次：有授权的看全部，别人看自己移交的、接手的、经手的；back 是已经回来几位，mayEnd 是自己可以提前交还`,
  }),
  received: defineCall({
    method: 'GET',
    path: '/api/admin/hand-overs/received',
    response: lines,
    errors: ['not-logged-in', 'forbidden'],
    summary: `自己最近 ${RECEIVED_DAYS} 天接手的，学员没有全部回去的`,
  }),
  ofStudent: defineCall({
    method: 'GET',
    path: '/api/admin/students/hand-overs',
    query: z.strictObject({ userId: identifier }),
    response: success(list(recordSchema(studentHandOverFields))),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '一位学员的移交记录，新的在前；back 是怎样回来的：撤销、交还、交还时已有别的改动',
  }),
} as const;
