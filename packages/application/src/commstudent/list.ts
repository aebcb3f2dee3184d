import { commstudentReach } from '@ykd/domain/access';
import { COMMISSION_REVIEW_TITLES, COMMISSION_STATE_TITLES, COMMISSION_STATES } from '@ykd/domain/commission';
import { seesBuyers } from '../commission/buyer-name.js';
import { defineList } from '../staff-list/description.js';

/** How the money of an order that is paid stands. */
export const CLOSING_STATES = ['PAID', 'REFUNDED_PART', 'REFUNDED'] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

export const CLOSING_STATE_TITLES: Readonly<Record<ClosingState, string>> = {
  PAID: '已付款',
  REFUNDED_PART: '已退部分',
  REFUNDED: '已退款',
};

/** How the commission of an order stands: how far it is, or that staff have to look at it, or said that nothing is due. */
export const CLOSING_COMMISSIONS = [...COMMISSION_STATES, 'OPEN', 'REFUSED'] as const;
export type ClosingCommission = (typeof CLOSING_COMMISSIONS)[number];

const { OPEN, REFUSED } = COMMISSION_REVIEW_TITLES;

/** The list of students that were closed through partners, a line for each order that is paid, for all staff. */
export const commstudentList = defineList({
  name: 'commstudents',
  right: commstudentReach,
  findsIds: (staff) => commstudentReach(staff) === 'all' && !seesBuyers(staff),
  columns: {
    // Found by the search.
    student: { title: '学员', kind: 'choice' },
    partner: { title: '合作伙伴', kind: 'choice', isFilter: true },
    product: { title: '商品', kind: 'text' },
    paidAt: { title: '成交时间', kind: 'instant', isSortable: true, isFilter: true },
    state: { title: '状态', kind: 'choice', values: CLOSING_STATE_TITLES },
    number: { title: '订单号', kind: 'text' },
    amount: { title: '金额', kind: 'money', right: 'orders.see' },
    refundedAmount: { title: '已退金额', kind: 'money', right: 'orders.see' },
    commission: { title: '佣金', kind: 'money', right: 'partners.manage' },
    commissionState: {
      title: '佣金的状态',
      kind: 'choice',
      values: { ...COMMISSION_STATE_TITLES, OPEN, REFUSED },
      right: 'partners.manage',
    },
  },
  // What everybody who works here may see: amounts are added by whoever may see those.
  shown: ['student', 'partner', 'product', 'paidAt', 'state', 'number'],
  sort: '-paidAt',
});

export type CommstudentList = typeof commstudentList;
