import {
  GROUP_MOVE_MAX,
  GROUP_SEEDS,
  groupBoardFields,
  groupChangeFields,
  groupPreviewFields,
  groupUndoFields,
} from '@ykd/application/class-group';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, queryCount, text } from './values.js';

/** Longer than any name, so that what is too long gets the message of the rule. */
const name = text(2_000);
const about = { classId: identifier };
const seen = { ...about, groupId: identifier, version: count };
const division = {
  ...about,
  by: z.enum(['count', 'size']),
  number: z.int(),
  seed: z.int().check(z.minimum(0), z.maximum(GROUP_SEEDS)),
};
const board = success(recordSchema(groupBoardFields));
const change = success(recordSchema(groupChangeFields));
const found = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;
const asked = [...found, 'invalid-input'] as const;
const changed = [...asked, 'changed-meanwhile'] as const;

/** The groups of a class, for those who look after it. Beyond the Specification. */
export const classGroupCalls = {
  board: defineCall({
    method: 'GET',
    path: '/api/admin/class/groups',
    query: z.strictObject(about),
    response: board,
    errors: found,
    summary:
      '一个班的小组与全部学员；progress 是学过的课程的平均进度，city 是学校所在的城市，unevenness 是不平均的程度（十分之一；有人没有小组或人数相差不止一人时是 null）；不在范围里的学员只有编号，本班的班主任另有他的姓名',
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/admin/class/group/make',
    body: z.strictObject({ ...about, name }),
    response: board,
    errors: asked,
    summary: '新建小组，排在最后',
  }),
  rename: defineCall({
    method: 'POST',
    path: '/api/admin/class/group/rename',
    body: z.strictObject({ ...seen, name }),
    response: board,
    errors: changed,
    summary: '小组改名；version 是看到的那一版，别人改过就回答 409',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/class/group/remove',
    body: z.strictObject(seen),
    response: change,
    errors: changed,
    summary: '删除小组，它的学员此后没有小组；batch 用来撤销',
  }),
  lead: defineCall({
    method: 'POST',
    path: '/api/admin/class/group/lead',
    body: z.strictObject({ ...seen, leaderId: z.nullable(identifier) }),
    response: board,
    errors: changed,
    summary: '指定组长，要在这一组里；null 是没有组长',
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/admin/class/group/move',
    body: z.strictObject({
      ...about,
      studentIds: z.array(identifier).check(z.minLength(1), z.maxLength(GROUP_MOVE_MAX)),
      groupId: z.nullable(identifier),
    }),
    response: change,
    errors: asked,
    summary: `把学员放进小组，null 是不在任何小组，一次最多 ${GROUP_MOVE_MAX} 位；换了组的组长不再是组长`,
  }),
  preview: defineCall({
    method: 'GET',
    path: '/api/admin/class/groups/preview',
    query: z.strictObject({
      ...about,
      by: division.by,
      number: queryCount,
      seed: queryCount,
    }),
    response: success(recordSchema(groupPreviewFields)),
    errors: asked,
    limit: 'search',
    summary: '平均分组会怎样：谁换到哪一组，各组前后的数字；不改动什么。同样的 seed 得出同样的分法',
  }),
  balance: defineCall({
    method: 'POST',
    path: '/api/admin/class/groups/balance',
    body: z.strictObject({ ...division, seen: text(64) }),
    response: change,
    errors: changed,
    limit: 'search',
    summary: '照着看到的预览分组；小组、学员或分法已经变了就回答 409',
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/admin/class/groups/undo',
    body: z.strictObject({ ...about, batch: identifier }),
    response: success(recordSchema(groupUndoFields)),
    errors: asked,
    summary: '撤销自己刚才的改动，十分钟以内；此后又换了组的学员不动',
  }),
} as const;
