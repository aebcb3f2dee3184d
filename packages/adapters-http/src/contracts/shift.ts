import {
  leaveChangeFields,
  SHIFT_CHANGES_MAX,
  shiftChangeFields,
  shiftWeekFields,
  teamHoursViewFields,
} from '@ykd/application/shift';
import { DAY_MINUTES, WEEK_DAYS } from '@ykd/domain/shared';
import { SHIFT_DAYS_MAX } from '@ykd/domain/shift';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, text } from './values.js';

/** Longer than a day is written, so that what is none gets the message of the rule. */
const day = text(20);
const listOf = <T extends z.ZodMiniType>(one: T, max: number) =>
  z.readonly(z.array(one).check(z.maxLength(max)));
const minute = z.int().check(z.minimum(0), z.maximum(DAY_MINUTES));
const hours = { from: minute, to: minute };
const seen = { id: identifier, version: count };
const setting = {
  staffId: identifier,
  firstDay: day,
  lastDay: day,
  weekdays: listOf(count, WEEK_DAYS),
  ...hours,
  exceptions: listOf(z.strictObject({ day, hours: z.nullable(z.strictObject(hours)) }), SHIFT_DAYS_MAX + 1),
};
const some = <T extends z.ZodMiniType>(one: T) => z.optional(listOf(one, SHIFT_CHANGES_MAX));
const leave = { staffId: identifier, firstDay: day, lastDay: day };
const leaveChange = success(recordSchema(leaveChangeFields));
const change = success(recordSchema(shiftChangeFields));
const asked = ['not-logged-in', 'forbidden', 'invalid-input'] as const;
const changed = [...asked, 'entity-not-found', 'changed-meanwhile'] as const;

/** Who of those who look after students is on when. Beyond the Specification. */
export const shiftCalls = {
  week: defineCall({
    method: 'GET',
    path: '/api/admin/shifts/week',
    query: z.strictObject({ day: z.optional(day) }),
    response: success(recordSchema(shiftWeekFields)),
    errors: asked,
    summary:
      'day 所在那一周（默认本周）的值班：班次、请假与服务时间；时间是从当天零点起的分钟，weekdays 里 0 是周一；hours 按周一到周日，null 是那天不用有人',
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/change',
    body: z.strictObject({
      removes: some(z.strictObject(seen)),
      edits: some(z.strictObject({ ...seen, ...setting })),
      adds: some(z.strictObject(setting)),
    }),
    response: change,
    errors: changed,
    summary: `删除、修改与添加班次，一次至多 ${SHIFT_CHANGES_MAX} 个，全部做到或者一个也不做；同一个人的班次不能重叠；version 是看到的那一版`,
  }),
  copy: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/copy',
    body: z.strictObject({ monday: day }),
    response: change,
    errors: asked,
    summary:
      '把上一周的单次班次照样排到 monday 开始的这一周；与别的班次重叠、或者那天请假的跳过，skipped 是跳过几个',
  }),
  addLeave: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/leave/add',
    body: z.strictObject(leave),
    response: leaveChange,
    errors: asked,
    summary: '登记请假，第一天与最后一天都算',
  }),
  editLeave: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/leave/edit',
    body: z.strictObject({ ...seen, ...leave }),
    response: leaveChange,
    errors: changed,
    summary: '修改请假的日子；是谁的不变',
  }),
  removeLeave: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/leave/remove',
    body: z.strictObject(seen),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'changed-meanwhile'],
    summary: '取消请假',
  }),
  setHours: defineCall({
    method: 'POST',
    path: '/api/admin/shifts/hours',
    body: z.strictObject({ version: count, hours: listOf(z.nullable(z.strictObject(hours)), WEEK_DAYS) }),
    response: success(recordSchema(teamHoursViewFields)),
    errors: [...asked, 'changed-meanwhile'],
    summary: '修改服务时间：周一到周日各一项，null 是那天不用有人；没有设过时 version 是 0',
  }),
} as const;
