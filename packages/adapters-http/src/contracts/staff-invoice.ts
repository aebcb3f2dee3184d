import {
  INVOICE_FILE_FIELD,
  invoiceLineFields,
  invoiceList,
  staffInvoiceFields,
} from '@ykd/application/invoice';
import { INVOICE_PDF_MAX_BYTES, INVOICE_REASON_MAX, invoiceFileIssue } from '@ykd/domain/invoice';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of invoices. */
export const invoiceListQuery = staffListQuery(invoiceList);

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;
const acting = [
  'not-logged-in',
  'forbidden',
  'entity-not-found',
  'own-refund',
  'changed-meanwhile',
  'invalid-input',
] as const;

const staffInvoice = recordSchema(staffInvoiceFields);
const seen = { id: identifier, version: count };
const paper = z.strictObject({ ...seen, number: text(64), file: text(64) });

/** Invoices, for staff with the grant `orders`. Beyond the Specification. */
export const staffInvoiceCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/invoices',
    query: invoiceListQuery.wire,
    response: success(keyPageOf(recordSchema(invoiceLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '全部发票，等得最久的在前；search 是订单号、抬头或它们的开头，完整的发票号码、纳税人识别号，或学员；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/invoices/count',
    query: staffFilter(invoiceList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少张发票',
  }),
  invoice: defineCall({
    method: 'GET',
    path: '/api/admin/invoice',
    query: z.strictObject({ id: identifier }),
    response: success(staffInvoice),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '一张发票：抬头、金额、订单，现在不能开时 issueIssue 是原因',
  }),
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/invoice',
    // How large and of which type it may be is the use case's to judge.
    body: z.strictObject({ [INVOICE_FILE_FIELD]: z.file() }),
    upload: {
      maxBytes: INVOICE_PDF_MAX_BYTES,
      right: 'invoices.issue',
      tooLarge: (size) => invoiceFileIssue({ mimeType: 'application/pdf', size }) ?? '',
    },
    response: success(z.object({ file: z.string() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传发票的 PDF，最多 ${INVOICE_PDF_MAX_BYTES} 字节，不能加密、不能带有脚本、动作与附件；一天之内没有用在发票里就会删除`,
  }),
  issue: defineCall({
    method: 'POST',
    path: '/api/admin/invoice/issue',
    body: paper,
    response: success(staffInvoice),
    errors: acting,
    summary:
      '开票：发票号码与自己上传的文件，自己的订单除外；version 是看到的版本，买家撤回、退款改了金额或别人处理过就拒绝；有退款正在办理时不能开',
  }),
  issueRed: defineCall({
    method: 'POST',
    path: '/api/admin/invoice/red',
    body: paper,
    response: success(staffInvoice),
    errors: acting,
    summary: '开出红字发票，冲掉退款以前开的那一张；订单还有余额时，按原来的抬头重新申请余额的发票',
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/admin/invoice/refuse',
    body: z.strictObject({ ...seen, reason: text(INVOICE_REASON_MAX * 4) }),
    response: success(staffInvoice),
    errors: acting,
    summary: `拒绝开票，要写原因，最多 ${INVOICE_REASON_MAX} 个字符；买家可以改了再申请`,
  }),
  replaceFile: defineCall({
    method: 'POST',
    path: '/api/admin/invoice/file',
    body: z.strictObject({ ...seen, file: text(64), reason: text(INVOICE_REASON_MAX * 4) }),
    response: success(staffInvoice),
    errors: acting,
    summary: `更换已经开出、还没有红冲的发票的文件，要写原因，最多 ${INVOICE_REASON_MAX} 个字符；买家从此下载新的，原来的文件名记在操作记录里`,
  }),
} as const;
