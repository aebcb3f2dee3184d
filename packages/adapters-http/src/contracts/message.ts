import {
  MESSAGE_CHANNELS,
  MESSAGE_RECEIVERS_MAX,
  messageLineFields,
  messagePreviewFields,
  messageViewFields,
  RECEIVER_FILTERS,
  receiverLineFields,
  recipientLineFields,
  SMS_DAILY_MAX,
  SMS_PRICE_MAX,
  smsSettingViewFields,
  TEMPLATE_NAME_MAX,
  templateViewFields,
} from '@ykd/application/message';
import { studentList } from '@ykd/application/student';
import { CLASS_GROUPS_MAX } from '@ykd/domain/class-group';
import { MESSAGE_TEXT_MAX, MESSAGE_TITLE_MAX, NOTICE_LINK_MAX } from '@ykd/domain/notice';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging, keyPagingInBody, listQuery, oneOf } from './list-query.js';
import { listTarget } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of messages that were sent. */
export const messageListQuery = listQuery({ classId: identifier });

/** Rules say how long they may be; this only keeps out what nobody writes. */
const title = text(MESSAGE_TITLE_MAX * 4);
const body = text(MESSAGE_TEXT_MAX * 4, { multiLine: true });

const wish = {
  channel: oneOf(MESSAGE_CHANNELS),
  title,
  text: body,
  link: z.nullable(text(NOTICE_LINK_MAX * 2)),
  to: z.union([
    z.strictObject({ kind: z.literal('students'), target: listTarget(studentList) }),
    z.strictObject({
      kind: z.literal('class'),
      classId: identifier,
      groupIds: z.readonly(z.array(identifier).check(z.maxLength(CLASS_GROUPS_MAX))),
    }),
  ]),
};

const sending = ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-rows'] as const;
const message = success(recordSchema(messageViewFields));
const settings = success(recordSchema(smsSettingViewFields));
const SMS_RIGHT = '短信（sms）另要权限 messages.sms';

/** Messages to students, for staff. Beyond the Specification. */
export const messageCalls = {
  preview: defineCall({
    method: 'POST',
    path: '/api/admin/message/preview',
    body: z.strictObject(wish),
    response: success(recordSchema(messagePreviewFields)),
    errors: sending,
    limit: 'search',
    summary: `预览一条消息：发给多少人、谁缺占位符的值、一位真实学员读到的内容；短信的条数与预计费用（分）；写得不对的（占位符、链接）现在就说。${SMS_RIGHT}`,
  }),
  recipients: defineCall({
    method: 'POST',
    path: '/api/admin/message/recipients',
    body: z.strictObject({ to: wish.to, ...keyPagingInBody }),
    response: success(keyPageOf(recordSchema(recipientLineFields))),
    errors: sending,
    limit: 'search',
    summary: '预览里的收件人，一页一页读：to 与预览相同；自己看不到的学员没有姓名与手机号',
  }),
  send: defineCall({
    method: 'POST',
    path: '/api/admin/message/send',
    body: z.strictObject({
      ...wish,
      seen: count,
      seenCost: count,
      requestKey: identifier,
    }),
    response: message,
    errors: [...sending, 'list-changed', 'cost-changed'],
    limit: 'search',
    summary: `发消息，一次至多 ${MESSAGE_RECEIVERS_MAX} 人：to 是学员（target 与批量更换负责人相同）或自己带的一个班（groupIds 是其中的小组，空的是全班），收到的人是发的那一刻在里面的；seen 是预览里的人数，seenCost 是预览里的 estimate（分，站内通知是 0），现在要更多的不发；同样的 requestKey 只发一次；短信受每人每天的上限。${SMS_RIGHT}`,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/admin/messages',
    query: messageListQuery.wire,
    response: success(keyPageOf(recordSchema(messageLineFields))),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary:
      '发出的消息，新的在前：自己的，超级管理员看到全部；classId 只看发给这个班或其中小组的；人数都由名单数出',
  }),
  message: defineCall({
    method: 'GET',
    path: '/api/admin/message',
    query: z.strictObject({ id: identifier }),
    response: message,
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '一条消息的内容与进度',
  }),
  receivers: defineCall({
    method: 'GET',
    path: '/api/admin/message/receivers',
    query: z.strictObject({ id: identifier, state: z.optional(oneOf(RECEIVER_FILTERS)), ...keyPaging }),
    response: success(keyPageOf(recordSchema(receiverLineFields))),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary:
      '收到的人：到了没有、为什么没有、读过没有，state 也可以是已读（read）或发出未读（unread）；现在看不到的学员没有姓名与手机号',
  }),
  templates: defineCall({
    method: 'GET',
    path: '/api/admin/message/templates',
    response: success(list(recordSchema(templateViewFields))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '保存的模板',
  }),
  saveTemplate: defineCall({
    method: 'POST',
    path: '/api/admin/message/template/save',
    body: z.strictObject({
      id: z.nullable(identifier),
      version: count,
      name: text(TEMPLATE_NAME_MAX * 4),
      title,
      text: body,
    }),
    response: success(recordSchema(templateViewFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'changed-meanwhile', 'invalid-input'],
    summary: '保存模板：id 为 null 是新的；不认识的占位符连同位置一起说明',
  }),
  removeTemplate: defineCall({
    method: 'POST',
    path: '/api/admin/message/template/remove',
    body: z.strictObject({ id: identifier, version: count }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'changed-meanwhile'],
    summary: '删除模板；发出的消息不变',
  }),
  settings: defineCall({
    method: 'GET',
    path: '/api/admin/message/settings',
    response: settings,
    errors: ['not-logged-in', 'forbidden'],
    summary: '短信每条的单价（分）、每人每天的上限，自己今天用了多少',
  }),
  setSettings: defineCall({
    method: 'POST',
    path: '/api/admin/message/settings',
    body: z.strictObject({ price: count, dailyMessages: count, dailyCents: count, version: count }),
    response: settings,
    errors: ['not-logged-in', 'forbidden', 'changed-meanwhile', 'invalid-input'],
    summary: `设置短信的单价与上限：单价至多 ${SMS_PRICE_MAX} 分，上限至多 ${SMS_DAILY_MAX}`,
  }),
} as const;
