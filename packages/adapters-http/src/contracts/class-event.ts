import { CLASS_EVENT_KINDS } from '@ykd/application/entities';
import { CLASS_EVENTS_MAX, classScheduleFields, ownContactFields } from '@ykd/application/class-event';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, instant, text } from './values.js';

/** Longer than any of these, so that what is too long gets the message of the rule. */
const words = text(2_000);
const about = { classId: identifier };
const seen = { ...about, eventId: identifier, version: count };
const setting = {
  kind: z.enum(CLASS_EVENT_KINDS),
  title: words,
  startsAt: instant,
  endsAt: z.nullable(instant),
  repeatsUntil: z.nullable(text(10)),
  place: words,
  link: words,
};
const schedule = success(recordSchema(classScheduleFields));
const contact = success(recordSchema(ownContactFields));
const found = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;
const asked = [...found, 'invalid-input'] as const;
const changed = [...asked, 'changed-meanwhile'] as const;

/** The schedules of classes, for those who look after them. Beyond the Specification. */
export const classEventCalls = {
  schedule: defineCall({
    method: 'GET',
    path: '/api/admin/class/schedule',
    query: z.strictObject(about),
    response: schedule,
    errors: found,
    summary: '一个班的全部日程，按第一次开始的时间排；repeatsUntil 是每周重复到的那天，null 是只有一次',
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/class/event/add',
    body: z.strictObject({ ...about, ...setting }),
    response: schedule,
    errors: asked,
    summary: `添加日程：kind 是 live（直播课）、deadline（截止）或 reminder（提醒）；一个班最多 ${CLASS_EVENTS_MAX} 项`,
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/admin/class/event/edit',
    body: z.strictObject({ ...seen, ...setting }),
    response: schedule,
    errors: changed,
    summary: '修改日程；version 是看到的那一版，别人改过就回答 409',
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/admin/class/event/cancel',
    body: z.strictObject({ ...seen, isCancelled: z.boolean() }),
    response: schedule,
    errors: changed,
    summary: '取消日程，或者恢复；学员仍然看得到，写着已取消',
  }),
  changeTime: defineCall({
    method: 'POST',
    path: '/api/admin/class/event/time',
    body: z.strictObject({
      ...seen,
      of: instant,
      to: z.exactOptional(z.nullable(z.strictObject({ startsAt: instant, endsAt: z.nullable(instant) }))),
    }),
    response: schedule,
    errors: changed,
    summary:
      '每周重复的日程只改一次：of 是原来开始的时间，to 是改到的时间，null 是这一次取消，不写就恢复成每周那样；与取消、修改一样，十秒以后通知班里的学员',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/class/event/remove',
    body: z.strictObject(seen),
    response: schedule,
    errors: changed,
    summary: '删除日程，什么也不留',
  }),
  contact: defineCall({
    method: 'GET',
    path: '/api/admin/class/contact',
    response: contact,
    errors: ['not-logged-in', 'forbidden'],
    summary: '自己带的班的学员看到的自己：称呼、微信号与答疑时间；没有填过时 version 是 0',
  }),
  saveContact: defineCall({
    method: 'POST',
    path: '/api/admin/class/contact',
    body: z.strictObject({ name: words, weixin: words, hours: words, version: count }),
    response: contact,
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'changed-meanwhile'],
    summary: '修改学员看到的自己；里面不能有手机号',
  }),
} as const;
