import { listViewFields, VIEW_LISTS, VIEW_NAME_MAX } from '@ykd/application/list-view';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { oneOf } from './list-query.js';
import { listState } from './list-state.js';
import { count, identifier } from './values.js';

const view = recordSchema(listViewFields);
const viewed = oneOf(VIEW_LISTS);

const said = {
  // The rule counts code points, of which each has at most two of these, and what stands around them.
  name: z.string().check(z.maxLength(4 * VIEW_NAME_MAX)),
  state: listState,
  scope: oneOf(['own', 'team']),
} as const;

/** The calls about views of the lists of staff. */
export const listViewCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/view/list',
    query: z.strictObject({ list: viewed }),
    response: success(z.object({ views: list(view), defaultId: z.nullable(z.string()) })),
    errors: ['not-logged-in', 'forbidden'],
    summary: '一个列表的视图：自带的、团队的与自己的，以及自己打开列表时用哪一个',
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/view/add',
    body: z.strictObject({ list: viewed, ...said }),
    response: success(view),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '把列表现在的筛选、排序与列存成新的视图；从不代替已有的',
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/admin/view/change',
    body: z.strictObject({ id: identifier, version: count, ...said }),
    response: success(view),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found', 'changed-meanwhile'],
    summary: '修改视图，version 是所看到的版本；团队的视图只有创建的人与超级管理员可以修改',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/view/remove',
    body: z.strictObject({ id: identifier, version: count }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'changed-meanwhile'],
    summary: '删除视图，version 是所看到的版本',
  }),
  setDefault: defineCall({
    method: 'POST',
    path: '/api/admin/view/default',
    body: z.strictObject({ list: viewed, id: z.nullable(identifier) }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '自己打开列表时先用哪个视图；null 是不用',
  }),
} as const;
