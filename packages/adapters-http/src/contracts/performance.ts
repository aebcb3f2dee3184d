import { PERFORMANCE_VIEWS, performanceFields, TARGET_KINDS } from '@ykd/application/performance';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { identifier, text } from './values.js';

/** Longer than any month, so that what is none gets the message of the rule. */
const month = text(16);

/** What came in and went back, by whom and what it counts to. Beyond the Specification. */
export const performanceCalls = {
  show: defineCall({
    method: 'GET',
    path: '/api/admin/performance',
    query: z.strictObject({ view: z.enum(PERFORMANCE_VIEWS), month: z.exactOptional(month) }),
    response: success(recordSchema(performanceFields)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '一个月（YYYY-MM，省略是本月）的收入、退款、净收入、已付订单、退款订单、新学员与已购买，按人员、部门（连同下级）或商品，人员与部门带目标；months 是到那个月为止的十二个月。退款算在退的那个月，归属是第一次计数时的班主任与她的部门',
  }),
  setTarget: defineCall({
    method: 'POST',
    path: '/api/admin/performance/target',
    body: z.strictObject({
      month,
      kind: z.enum(TARGET_KINDS),
      subjectId: identifier,
      cents: z.nullable(z.int()),
      was: z.nullable(z.int()),
    }),
    response: success(z.null()),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found', 'changed-meanwhile'],
    summary:
      '设置一个人或一个部门一个月的目标，以分计，null 是去掉；was 是看到的目标，别人改过就回答 409。只有超级管理员可以',
  }),
} as const;
