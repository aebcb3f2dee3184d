import { list as listField, object } from '@ykd/application/entity';
import {
  CLASS_BULK_MAX,
  classLineFields,
  classList,
  classOfStudentFields,
  classOptionsFields,
  classPageFields,
  UNPLACED_TOLD,
  unplacedFields,
} from '@ykd/application/school-class';
import { bulkReportFields } from '@ykd/application/staff-list';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema, schemaOf } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of classes. */
export const classListQuery = staffListQuery(classList);

/** Longer than a rule allows, so that what is too long gets its message. */
const LONG = 20_000;
const SHORT = 2_000;

const about = z.strictObject({ classId: identifier });
const seen = { classId: identifier, version: count };
const day = text(32);
const form = {
  name: text(SHORT),
  typeId: identifier,
  stageId: identifier,
  firstDay: day,
  lastDay: z.nullable(day),
  seats: z.nullable(z.int()),
  joinDays: z.nullable(z.int()),
  teacherId: z.nullable(identifier),
  assistantIds: z.readonly(z.array(identifier).check(z.maxLength(100))),
  productIds: z.readonly(z.array(identifier).check(z.maxLength(100))),
  note: text(LONG, { multiLine: true }),
};
const students = {
  classId: identifier,
  studentIds: z.readonly(z.array(identifier).check(z.minLength(1), z.maxLength(2 * CLASS_BULK_MAX))),
  reason: text(SHORT, { multiLine: true }),
};
const kind = z.enum(['type', 'stage']);
const page = success(recordSchema(classPageFields));
const options = success(recordSchema(classOptionsFields));
const report = success(recordSchema(bulkReportFields));
const unplaced = success(schemaOf(listField(object(unplacedFields))));
const refused = ['not-logged-in', 'forbidden'] as const;
const listed = [...refused, 'invalid-input'] as const;
const found = [...refused, 'entity-not-found'] as const;
const acted = [...listed, 'entity-not-found'] as const;
const changed = [...acted, 'changed-meanwhile'] as const;

/** Classes, for staff: a class teacher and an assistant those that they lead or assist. */
export const schoolClassCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/classes',
    query: classListQuery.wire,
    response: success(keyPageOf(recordSchema(classLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '班级，班主任与助教只有自己的；search 是名称的一部分或完整的编号；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/classes/count',
    query: staffFilter(classList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少班级',
  }),
  options: defineCall({
    method: 'GET',
    path: '/api/admin/classes/options',
    response: options,
    errors: refused,
    summary: '班级可以有的班型、阶段、班主任、助教与商品；商品只有可以新建班级的人看得到（mayDefine）',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/admin/class',
    query: about,
    response: page,
    errors: found,
    summary: '一个班级',
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/class/add',
    body: z.strictObject(form),
    response: page,
    errors: listed,
    summary: '新建班级；lastDay、seats、joinDays 为 null 是没有定、不限、直到结课',
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/admin/class/edit',
    body: z.strictObject({ ...seen, ...form }),
    response: page,
    errors: changed,
    summary:
      '修改班级；version 是看到的那一版，别人改过就回答 409；班主任与商品只有超级管理员可以改；换了班主任，原来由他负责的学员跟着换',
  }),
  archive: defineCall({
    method: 'POST',
    path: '/api/admin/class/archive',
    body: z.strictObject({ ...seen, isArchived: z.boolean(), reason: text(SHORT, { multiLine: true }) }),
    response: page,
    errors: changed,
    summary: '归档班级，或取消归档，要写原因；学员留在班里，归档的班不再进人',
  }),
  addMembers: defineCall({
    method: 'POST',
    path: '/api/admin/class/members/add',
    body: z.strictObject(students),
    response: report,
    errors: acted,
    limit: 'search',
    summary: `把学员加进班级，一次最多 ${CLASS_BULK_MAX} 位，每位都有结果；没有班主任的学员由本班的班主任负责`,
  }),
  removeMembers: defineCall({
    method: 'POST',
    path: '/api/admin/class/members/remove',
    body: z.strictObject({ ...students, endsCare: z.boolean() }),
    response: report,
    errors: acted,
    limit: 'search',
    summary: '让学员离开班级；endsCare：本班的班主任与助教不再负责他，除非在另一个班里还带着他',
  }),
  moveMembers: defineCall({
    method: 'POST',
    path: '/api/admin/class/members/move',
    body: z.strictObject({ ...students, toClassId: identifier, endsCare: z.boolean() }),
    response: report,
    errors: acted,
    limit: 'search',
    summary: '把学员转到另一个班；那边没有名额的，留在原来的班',
  }),
  ofStudent: defineCall({
    method: 'GET',
    path: '/api/admin/student/classes',
    query: z.strictObject({ studentId: identifier }),
    response: success(schemaOf(listField(object(classOfStudentFields)))),
    errors: found,
    summary: '一位学员在哪些班、离开过哪些班，为什么；isRefunded：带他进班的订单已经全额退款',
  }),
  saveTerm: defineCall({
    method: 'POST',
    path: '/api/admin/class/terms/save',
    body: z.strictObject({ kind, id: z.nullable(identifier), name: text(SHORT) }),
    response: options,
    errors: acted,
    summary: '新建班型或阶段（id 为 null），或改名',
  }),
  moveTerm: defineCall({
    method: 'POST',
    path: '/api/admin/class/terms/move',
    body: z.strictObject({ kind, id: identifier, version: count, beforeId: z.nullable(identifier) }),
    response: options,
    errors: changed,
    summary: '把班型或阶段移到另一个之前，beforeId 为 null 是移到最后；version：看到的版本',
  }),
  deleteTerm: defineCall({
    method: 'POST',
    path: '/api/admin/class/terms/delete',
    body: z.strictObject({ kind, id: identifier }),
    response: options,
    errors: acted,
    summary: '删除班型或阶段；有班级用着的不能删除',
  }),
  unplaced: defineCall({
    method: 'GET',
    path: '/api/admin/classes/unplaced',
    response: unplaced,
    errors: refused,
    summary: `付了款、没有班级可以进的订单与原因，早的在前，最多 ${UNPLACED_TOLD} 个`,
  }),
  settle: defineCall({
    method: 'POST',
    path: '/api/admin/classes/unplaced/settle',
    body: z.strictObject({ orderId: identifier, note: text(SHORT, { multiLine: true }) }),
    response: unplaced,
    errors: acted,
    summary: '一个没有进班的订单已经另外处理，要写怎样处理的',
  }),
} as const;
