import { EXPORT_FORMATS, EXPORT_LISTS, exportViewFields } from '@ykd/application/list-export';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { oneOf } from './list-query.js';
import { listState } from './list-state.js';
import { identifier } from './values.js';

const run = recordSchema(exportViewFields);

/** The calls about exports of what staff see in lists. */
export const listExportCalls = {
  begin: defineCall({
    method: 'POST',
    path: '/api/admin/export/begin',
    body: z.strictObject({ list: oneOf(EXPORT_LISTS), format: oneOf(EXPORT_FORMATS), state: listState }),
    response: success(run),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed', 'invalid-input'],
    limit: 'export',
    summary:
      '开始导出列表里看到的内容：state 是列表地址里的筛选、sort 与 columns；一分钟内用回答里的 id 下载一次',
  }),
  runs: defineCall({
    method: 'GET',
    path: '/api/admin/export/runs',
    response: success(list(run)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '自己最近的导出，新的在前',
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/admin/export/cancel',
    body: z.strictObject({ id: identifier }),
    response: success(run),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '取消自己的一次导出；已经结束的不变',
  }),
} as const;

/** The file of an export: the bytes instead of an envelope, an envelope where it is refused. */
export const exportFile = defineCall({
  method: 'GET',
  path: '/api/admin/export/file',
  whileViewing: false,
  query: z.strictObject({ id: identifier }),
  response: success(z.null()),
  errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found'],
  limit: 'export',
  summary: '一次导出的文件（CSV 或 XLSX），边查边下载，只能下载一次',
});
