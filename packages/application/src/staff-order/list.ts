import { ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { defineList } from '../staff-list/description.js';
import { ORDER_WAY_TITLES, REFUND_STAGE_TITLES, TWIN_TITLES } from './words.js';

const AT_TIMES = { kind: 'instant', isSortable: true, isFilter: true, isEmptyAtTimes: true } as const;
const DAY = { kind: 'instant', isDay: true } as const;

/** The list of orders: of everybody, for whoever sees any. */
export const orderList = defineList({
  name: 'orders',
  right: 'orders.see',
  columns: {
    id: { title: '订单号', kind: 'text' },
    student: { title: '学员', kind: 'choice', isFilter: true },
    product: { title: '商品', kind: 'choice', isFilter: true },
    status: { title: '状态', kind: 'choice', isFilter: true, values: ORDER_STATUS_TITLES },
    refund: { title: '退款申请', kind: 'choice', isFilter: true, values: REFUND_STAGE_TITLES },
    amount: { title: '金额', kind: 'money', isSortable: true, isFilter: true },
    listAmount: { title: '原价', kind: 'money' },
    reduction: { title: '优惠', kind: 'money' },
    way: { title: '付款方式', kind: 'choice', values: ORDER_WAY_TITLES },
    paidAt: { title: '付款时间', ...AT_TIMES },
    validUntil: { title: '课程有效期至', ...DAY },
    serviceUntil: { title: '服务到期', ...DAY },
    refundedAmount: { title: '已退金额', kind: 'money' },
    refundedAt: { title: '退款时间', ...AT_TIMES },
    // Each day on which some of its money went back, not the last one alone.
    refundedOn: {
      title: '退过款的日子',
      kind: 'instant',
      isFilter: true,
      isFilterOnly: true,
      isWithin: true,
    },
    // Written down when it is counted first; a department with those below it.
    credited: { title: '业绩归属', kind: 'choice', isFilter: true, isFilterOnly: true },
    creditedIn: { title: '归属部门', kind: 'choice', isFilter: true, isFilterOnly: true },
    double: { title: '疑似重复', kind: 'choice', isFilter: true, values: TWIN_TITLES },
    twinId: { title: '与哪一单重复', kind: 'text' },
    gmtCreated: { title: '下单时间', kind: 'instant', isSortable: true, isFilter: true },
  },
  // Nearly no order is a double or goes back: the few are marked beside their numbers, and found by views.
  shown: ['id', 'student', 'product', 'status', 'amount', 'way', 'paidAt', 'serviceUntil', 'gmtCreated'],
  sort: '-gmtCreated',
});

export type OrderList = typeof orderList;
