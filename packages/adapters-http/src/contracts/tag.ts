import { bulkReportFields, BULK_MAX } from '@ykd/application/staff-list';
import { studentList } from '@ykd/application/student';
import { tagChoiceFields, tagLineFields } from '@ykd/application/tag';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listTarget } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Longer than any name or description, so that what is too long gets the message of the rule. */
const said = text(2_000);
const form = { name: said, color: text(64), description: said, isShown: z.boolean() };
const seen = { id: identifier, version: count };
const lines = success(list(recordSchema(tagLineFields)));
const refusals = ['not-logged-in', 'forbidden'] as const;
const changed = [...refusals, 'invalid-input', 'entity-not-found', 'changed-meanwhile'] as const;

/** Tags of students, for staff. Specification §3 'Student tag'. */
export const tagCalls = {
  choices: defineCall({
    method: 'GET',
    path: '/api/admin/tags',
    response: success(list(recordSchema(tagChoiceFields))),
    errors: refusals,
    summary: '可以给学员贴的标签，按名称排列；isShown 表示学员自己看得到',
  }),
  lines: defineCall({
    method: 'GET',
    path: '/api/admin/tags/lines',
    response: lines,
    errors: refusals,
    summary: '维护用的标签：另有版本、有多少学员、最后由谁修改',
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/admin/tags/make',
    body: z.strictObject(form),
    response: lines,
    errors: [...refusals, 'invalid-input'],
    summary: '新建标签，颜色从平台给出的里选；回答全部标签',
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/admin/tags/change',
    body: z.strictObject({ ...seen, ...form }),
    response: lines,
    errors: changed,
    summary: '修改标签；version 是看到的那一版，别人改过就回答 409',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/tags/remove',
    body: z.strictObject(seen),
    response: lines,
    errors: changed,
    summary: '删除标签；有学员用着的不能删除',
  }),
  set: defineCall({
    method: 'POST',
    path: '/api/admin/tags/set',
    body: z.strictObject({
      target: listTarget(studentList),
      seen: count,
      tagId: identifier,
      isOn: z.boolean(),
    }),
    response: success(recordSchema(bulkReportFields)),
    errors: [...refusals, 'invalid-input', 'too-many-rows', 'list-changed'],
    summary: `给学员贴上标签（isOn）或取下：target 与 seen 同批量更换负责人；一次至多 ${BULK_MAX} 位，回答每一行的结果`,
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/admin/tags/set/undo',
    body: z.strictObject({ batch: identifier }),
    response: success(recordSchema(bulkReportFields)),
    errors: [...refusals, 'entity-not-found'],
    summary: '撤销自己十分钟以内的一次贴上或取下：恢复原来由谁、何时贴上，之后又被改过的保持不变，并逐行说明',
  }),
} as const;
