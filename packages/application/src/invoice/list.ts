import { INVOICE_KIND_TITLES, INVOICE_STATUS_TITLES } from '@ykd/domain/invoice';
import { defineList } from '../staff-list/description.js';

const AT_TIMES = { kind: 'instant', isSortable: true, isFilter: true, isEmptyAtTimes: true } as const;

/** The list of invoices: of everybody, for whoever sees orders. Who waits the longest stands first. */
export const invoiceList = defineList({
  name: 'invoices',
  right: 'orders.see',
  columns: {
    title: { title: '抬头', kind: 'text' },
    status: { title: '状态', kind: 'choice', isFilter: true, values: INVOICE_STATUS_TITLES },
    amount: { title: '金额', kind: 'money', isSortable: true, isFilter: true },
    student: { title: '学员', kind: 'choice', isFilter: true },
    product: { title: '商品', kind: 'text' },
    orderId: { title: '订单', kind: 'text', isFilter: true, isExact: true },
    waitingSince: { title: '等待自', ...AT_TIMES },
    kind: { title: '类型', kind: 'choice', isFilter: true, values: INVOICE_KIND_TITLES },
    taxNumber: { title: '纳税人识别号', kind: 'text' },
    email: { title: '邮箱', kind: 'text' },
    number: { title: '发票号码', kind: 'text' },
    issuedAt: { title: '开票时间', ...AT_TIMES },
    redNumber: { title: '红字发票号码', kind: 'text' },
    redAt: { title: '红冲时间', ...AT_TIMES },
    reason: { title: '未开票的原因', kind: 'text' },
    gmtCreated: { title: '申请时间', kind: 'instant', isSortable: true, isFilter: true },
  },
  shown: ['title', 'status', 'amount', 'student', 'product', 'orderId', 'waitingSince', 'number'],
  sort: 'waitingSince',
});

export type InvoiceList = typeof invoiceList;
