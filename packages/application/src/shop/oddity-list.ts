import type { OddityKind } from '../entities/oddity.js';
import { defineList } from '../staff-list/description.js';

export const ODDITY_TITLES: Readonly<Record<OddityKind, string>> = {
  CLOSED_ORDER: '订单关闭后到账',
  PAID_TWICE: '重复付款',
  WRONG_AMOUNT: '金额不符',
  UNKNOWN_PAYMENT: '来历不明的付款',
  REFUND_FAILED: '退款失败',
  REFUNDED_OUTSIDE: '在微信支付退款',
};

/** The list of what went wrong with money. Those that nobody settled have no time at which that was. */
export const oddityList = defineList({
  name: 'oddities',
  right: 'oddities.settle',
  columns: {
    // Of one whose address somebody was sent.
    id: { title: '编号', kind: 'text', isFilter: true, isFilterOnly: true, isExact: true },
    kind: { title: '异常', kind: 'choice', isFilter: true, values: ODDITY_TITLES },
    amount: { title: '金额', kind: 'money' },
    note: { title: '说明', kind: 'text' },
    orderId: { title: '订单', kind: 'text', isFilter: true, isExact: true, isEmptyAtTimes: true },
    subject: { title: '交易号或退款单号', kind: 'text', isFilter: true, isExact: true },
    gmtCreated: { title: '发现时间', kind: 'instant', isSortable: true, isFilter: true },
    settledAt: { title: '处理时间', kind: 'instant', isFilter: true, isEmptyAtTimes: true },
    settledBy: { title: '处理人', kind: 'text' },
  },
  shown: ['kind', 'amount', 'note', 'orderId', 'gmtCreated', 'settledAt', 'settledBy'],
  sort: '-gmtCreated',
});

export type OddityList = typeof oddityList;
