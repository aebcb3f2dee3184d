import { ROSTER_ROW_STATES } from '@ykd/application/entities';
import {
  ROSTER_FILE_FIELD,
  ROSTER_NAME_MAX,
  rosterAfterFields,
  rosterLineFields,
  rosterProgressFields,
  rosterRowViewFields,
  rosterViewFields,
} from '@ykd/application/roster';
import {
  ROSTER_BYTES_MAX,
  ROSTER_CELL_MAX,
  ROSTER_COLUMNS_MAX,
  ROSTER_FIELDS,
  ROSTER_OVERWRITES,
  ROSTER_ROWS_MAX,
} from '@ykd/domain/roster';
import { MEGABYTE } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging, listQuery, oneOf } from './list-query.js';
import { count, identifier, text } from './values.js';

/** The list of rosters, in an address and on the wire. */
export const rosterListQuery = listQuery({});

/** The rows of a roster in the address of its page. */
export const rosterRowQuery = listQuery({ state: oneOf(ROSTER_ROW_STATES) });

const refusals = ['not-logged-in', 'forbidden'] as const;
const ofOne = [...refusals, 'entity-not-found'] as const;
const one = z.strictObject({ id: identifier });
const view = success(recordSchema(rosterViewFields));
const after = success(recordSchema(rosterAfterFields));
const field = z.enum(ROSTER_FIELDS);

/** Rosters, for who manages classes. Beyond the Specification. */
export const rosterCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/roster/list',
    query: rosterListQuery.wire,
    response: success(keyPageOf(recordSchema(rosterLineFields))),
    errors: [...refusals, 'invalid-input'],
    summary: '花名册，新的在前：自己的，超级管理员是全部人的',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/admin/roster/detail',
    query: one,
    response: view,
    errors: ofOne,
    summary: '一份花名册：各列是什么、各种结果的行数、能撤销到什么时候；confirm 是导入之前要输入的人数',
  }),
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/roster',
    query: z.strictObject({ name: text(2 * ROSTER_NAME_MAX), source: z.enum(['paste', 'file']) }),
    body: z.strictObject({ [ROSTER_FILE_FIELD]: z.file() }),
    upload: {
      maxBytes: ROSTER_BYTES_MAX,
      right: 'classes.manage',
      // As many as may be read and wait to be.
      atOnce: 8,
      waitMs: 120_000,
      tooLarge: () => `花名册最大 ${ROSTER_BYTES_MAX / MEGABYTE} MB`,
    },
    response: view,
    errors: [...refusals, 'invalid-input', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传一份花名册（CSV 或粘贴的文字：UTF-8、UTF-16、GB18030；XLSX），最多 ${ROSTER_ROWS_MAX} 行、${ROSTER_COLUMNS_MAX} 列，认出各列；不改任何学员`,
  }),
  plan: defineCall({
    method: 'POST',
    path: '/api/admin/roster/plan',
    body: z.strictObject({
      id: identifier,
      version: count,
      fields: z.readonly(z.array(z.nullable(field)).check(z.maxLength(ROSTER_COLUMNS_MAX))),
      overwrites: z.readonly(z.array(z.enum(ROSTER_OVERWRITES)).check(z.maxLength(ROSTER_OVERWRITES.length))),
      classId: z.nullable(identifier),
    }),
    response: view,
    errors: [...ofOne, 'invalid-input', 'roster-refused'],
    limit: 'search',
    summary:
      '说明各列是什么（null 不导入）、哪些列覆盖已有的值、全部放进哪个班（classId，null 是按“班级”一列或不放），并核对全部的行；version 是看到的',
  }),
  review: defineCall({
    method: 'POST',
    path: '/api/admin/roster/review',
    body: one,
    response: view,
    errors: [...ofOne, 'roster-refused'],
    limit: 'search',
    summary: '按现在的学员资料重新核对全部的行',
  }),
  rows: defineCall({
    method: 'GET',
    path: '/api/admin/roster/rows',
    query: z.strictObject({
      id: identifier,
      state: z.exactOptional(z.enum(ROSTER_ROW_STATES)),
      ...keyPaging,
    }),
    response: success(keyPageOf(recordSchema(rosterRowViewFields))),
    errors: [...ofOne, 'invalid-input'],
    summary: '一份花名册的行，按次序：每一格、要改正什么、会改变什么（kept 的不改）、后来怎样',
  }),
  correct: defineCall({
    method: 'POST',
    path: '/api/admin/roster/correct',
    body: z.strictObject({
      id: identifier,
      number: count,
      field,
      text: z.string().check(z.maxLength(2 * ROSTER_CELL_MAX)),
    }),
    response: after,
    errors: [...ofOne, 'invalid-input', 'roster-refused'],
    limit: 'search',
    summary: '改正一格，重新核对这一行与手机号相同的行',
  }),
  skip: defineCall({
    method: 'POST',
    path: '/api/admin/roster/skip',
    body: z.strictObject({ id: identifier, number: count, isSkipped: z.boolean() }),
    response: after,
    errors: [...ofOne, 'roster-refused'],
    limit: 'search',
    summary: '不导入一行，或又导入',
  }),
  apply: defineCall({
    method: 'POST',
    path: '/api/admin/roster/apply',
    body: z.strictObject({ id: identifier, version: count, confirm: z.exactOptional(count) }),
    response: view,
    errors: [...ofOne, 'roster-refused'],
    limit: 'search',
    summary:
      '导入：全部写入或什么都不写，再问一次回答同样的结果；有误与不导入的行什么都不改。核对之后资料变了的，说明是哪几行',
  }),
  progress: defineCall({
    method: 'GET',
    path: '/api/admin/roster/progress',
    query: one,
    response: success(z.nullable(recordSchema(rosterProgressFields))),
    errors: ofOne,
    summary: '导入或撤销写到了第几行；没有在写，或写它的是另一个进程，是 null',
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/admin/roster/undo',
    body: one,
    response: view,
    errors: [...ofOne, 'roster-refused'],
    limit: 'search',
    summary: '撤销：每一行恢复原样、因为后来改过而保留，或说明为什么不能；再问一次回答同样的结果',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/roster/remove',
    body: one,
    response: success(z.null()),
    errors: [...ofOne, 'roster-refused'],
    summary: '删除一份没有导入的花名册',
  }),
} as const;
