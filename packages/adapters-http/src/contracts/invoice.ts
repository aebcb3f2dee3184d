import {
  INVOICE_STATES_MAX,
  invoiceStateFields,
  invoiceViewFields,
  type AskInput,
} from '@ykd/application/invoice';
import { INVOICE_DAYS, INVOICE_KINDS, INVOICE_REQUESTS_MAX, INVOICE_TITLE_MAX } from '@ykd/domain/invoice';
import { EMAIL_MAX } from '@ykd/domain/member';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, identifiers, queryFlag, text } from './values.js';

const orderInvoices = z.object({
  amount: count,
  askIssue: z.nullable(z.string()),
  invoices: list(recordSchema(invoiceViewFields)),
});

/** Rules say how long they may be; this only keeps out what nobody writes. */
const askBody: z.core.$ZodType<AskInput, AskInput> = z.strictObject({
  orderId: identifier,
  kind: z.literal([...INVOICE_KINDS]),
  title: text(INVOICE_TITLE_MAX * 4),
  taxNumber: z.nullable(text(64)),
  email: text(EMAIL_MAX * 2),
});

/** The invoices of one's own orders. Beyond the Specification. */
export const invoiceCalls = {
  ofOrder: defineCall({
    method: 'GET',
    path: '/api/invoice/order',
    query: z.strictObject({ orderId: identifier }),
    response: success(orderInvoices),
    errors: ['not-logged-in', 'order-not-found'],
    summary:
      '自己的一个订单的发票，新的在前；amount 是现在能开的金额（以分计，收到的减去退回的），askIssue 是现在不能申请的原因，可以申请时为 null',
  }),
  states: defineCall({
    method: 'GET',
    path: '/api/invoice/states',
    query: z.strictObject({ orderIds: identifiers(INVOICE_STATES_MAX) }),
    response: success(list(recordSchema(invoiceStateFields))),
    errors: ['not-logged-in', 'invalid-input'],
    summary: `自己的订单的发票到了哪一步：orderIds 是用逗号隔开的编号，最多 ${INVOICE_STATES_MAX} 个；没有申请过的不在回答里`,
  }),
  ask: defineCall({
    method: 'POST',
    path: '/api/invoice/ask',
    body: askBody,
    response: success(orderInvoices),
    errors: ['not-logged-in', 'order-not-found', 'invalid-input'],
    limit: 'order',
    summary: `申请发票：kind 是 PERSON 或 COMPANY，企业要有纳税人识别号；付款后 ${INVOICE_DAYS} 天以内，同时只有一张，一个订单最多 ${INVOICE_REQUESTS_MAX} 次`,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/invoice/withdraw',
    body: z.strictObject({ id: identifier, version: count }),
    response: success(orderInvoices),
    errors: ['not-logged-in', 'entity-not-found', 'changed-meanwhile', 'invalid-input'],
    limit: 'order',
    summary: '撤回还没有处理的申请；version 是看到的版本，已经变了就拒绝',
  }),
} as const;

/** The file of an invoice: the bytes instead of an envelope, an envelope where it is refused. */
export const invoiceFile = defineCall({
  method: 'GET',
  path: '/api/invoice/file',
  whileViewing: false,
  query: z.strictObject({ id: identifier, red: z.optional(queryFlag) }),
  response: success(z.null()),
  errors: ['not-logged-in', 'entity-not-found'],
  summary: '发票的 PDF，给买家本人与看得到订单的员工；red 为 true 时是红字发票',
});
