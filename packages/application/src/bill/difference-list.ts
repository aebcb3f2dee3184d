import type { BillState, DifferenceKind, OurState } from '@ykd/domain/bill';
import { defineList } from '../staff-list/description.js';

export const DIFFERENCE_TITLES: Readonly<Record<DifferenceKind, string>> = {
  PAYMENT_UNKNOWN: '收款：平台没有',
  PAYMENT_MISSING: '收款：账单没有',
  PAYMENT_AMOUNT: '收款：金额不同',
  REFUND_UNKNOWN: '退款：平台没有',
  REFUND_MISSING: '退款：账单没有',
  REFUND_AMOUNT: '退款：金额不同',
  REFUND_STATE: '退款：状态不同',
  ROW_TWICE: '账单里重复',
  BILL_GONE: '账单已取不到',
};

/** How money stands, here and in a bill. */
export const MONEY_STATE_TITLES: Readonly<Record<OurState | BillState, string>> = {
  DONE: '已到账',
  PROCESSING: '处理中',
  FAILED: '没有成功',
  WAITING: '等待办理',
  OUTSIDE: '已由别人退完',
};

/** Who settled what went away by itself. */
export const SETTLED_BY_ITSELF = '自动结案';

/** The list of what bills and the platform differ in. Those that nobody settled have no time at which that was. */
export const differenceList = defineList({
  name: 'differences',
  right: 'orders.see',
  columns: {
    // Of one whose address somebody was sent.
    id: { title: '编号', kind: 'text', isFilter: true, isFilterOnly: true, isExact: true },
    kind: { title: '差异', kind: 'choice', isFilter: true, values: DIFFERENCE_TITLES },
    dayAt: { title: '账单日期', kind: 'instant', isDay: true, isSortable: true, isFilter: true },
    ours: { title: '平台', kind: 'money' },
    theirs: { title: '微信支付', kind: 'money' },
    gap: { title: '相差', kind: 'money' },
    number: { title: '交易号或退款单号', kind: 'text', isFilter: true, isExact: true },
    orderId: { title: '订单', kind: 'text', isFilter: true, isExact: true, isEmptyAtTimes: true },
    gmtCreated: { title: '发现时间', kind: 'instant', isSortable: true, isFilter: true },
    settledAt: { title: '处理时间', kind: 'instant', isFilter: true, isEmptyAtTimes: true },
    settledBy: { title: '处理人', kind: 'text' },
    note: { title: '说明', kind: 'text' },
  },
  shown: ['kind', 'dayAt', 'ours', 'theirs', 'gap', 'orderId', 'settledAt', 'settledBy', 'note'],
  sort: '-dayAt',
});

export type DifferenceList = typeof differenceList;
