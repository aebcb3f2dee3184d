import {
  partnerLineFields,
  partnerList,
  staffPartnerFields,
  staffWorkOrderFields,
  workOrderCountFields,
  workOrderLineFields,
} from '@ykd/application/partner';
import { WORK_ORDER_REVIEW_STATUSES } from '@ykd/domain/coupon';
import {
  PARTNER_EVENTS,
  PARTNER_LEVELS,
  PARTNER_REASON_MAX,
  WORK_ORDER_ANSWER_MAX,
  WORK_ORDER_DECISIONS,
} from '@ykd/domain/partner';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging } from './list-query.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of partners. */
export const partnerListQuery = staffListQuery(partnerList);

const workOrder = recordSchema(staffWorkOrderFields);
const partner = recordSchema(staffPartnerFields);
const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;
const found = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;
const acting = [
  ...found,
  'own-partner',
  'changed-meanwhile',
  'invalid-input',
  'second-factor-needed',
] as const;
const changing = {
  userId: identifier,
  version: count,
  reason: text(PARTNER_REASON_MAX * 4, { multiLine: true }),
};
const SEEN = `要写原因，最多 ${PARTNER_REASON_MAX} 个字符；version 是看到的版本，别人改过就拒绝，并写明是谁；自己的由别人处理`;

/** Applications and partners, for staff with the grant `partners`. Beyond the Specification. */
export const staffPartnerCalls = {
  workOrders: defineCall({
    method: 'GET',
    path: '/api/admin/partner/workorders',
    query: z.strictObject({ status: z.enum(WORK_ORDER_REVIEW_STATUSES), ...keyPaging }),
    response: success(keyPageOf(recordSchema(workOrderLineFields))),
    errors: listed,
    limit: 'search',
    summary: '一种状态的合作申请，等得最久的在前',
  }),
  workOrderCount: defineCall({
    method: 'GET',
    path: '/api/admin/partner/workorders/count',
    response: success(recordSchema(workOrderCountFields)),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: '各种状态的合作申请各有多少份',
  }),
  workOrder: defineCall({
    method: 'GET',
    path: '/api/admin/partner/workorder',
    query: z.strictObject({ id: identifier }),
    response: success(workOrder),
    errors: found,
    summary: '一份合作申请，每次提交的内容、答复与审核的人，最近的在前',
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/admin/partner/decide',
    body: z.strictObject({
      id: identifier,
      version: count,
      decision: z.enum(WORK_ORDER_DECISIONS),
      answer: text(WORK_ORDER_ANSWER_MAX * 4, { multiLine: true }),
    }),
    response: success(workOrder),
    errors: acting,
    summary: `审核一份合作申请：通过、不通过，或请他补充资料（不通过与补充要写说明，最多 ${WORK_ORDER_ANSWER_MAX} 个字符）；申请人收到通知；version 是看到的版本，别人审核过、他又提交过就拒绝，并写明是谁；自己的申请由别人审核`,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/admin/partners',
    query: partnerListQuery.wire,
    response: success(keyPageOf(recordSchema(partnerLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '全部合作伙伴，最近通过的在前；search 是姓名或它的开头、完整的联系方式，或会员；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/partners/count',
    query: staffFilter(partnerList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少位合作伙伴',
  }),
  partner: defineCall({
    method: 'GET',
    path: '/api/admin/partner',
    query: z.strictObject({ userId: identifier }),
    response: success(partner),
    errors: found,
    summary: '一位合作伙伴：状态、级别、资料、协议与收款账户',
  }),
  setState: defineCall({
    method: 'POST',
    path: '/api/admin/partner/state',
    body: z.strictObject({ ...changing, event: z.enum(PARTNER_EVENTS) }),
    response: success(partner),
    errors: acting,
    summary: `停用、终止或恢复合作，本人收到通知；${SEEN}`,
  }),
  setLevel: defineCall({
    method: 'POST',
    path: '/api/admin/partner/level',
    body: z.strictObject({ ...changing, level: z.enum(PARTNER_LEVELS) }),
    response: success(partner),
    errors: acting,
    summary: `修改合作伙伴的级别；${SEEN}`,
  }),
} as const;
