import { creditTitle } from '../shared/credit-title.js';
import type { PerformanceView } from './port.js';

/** What the views are called. */
export const PERFORMANCE_TITLES: Readonly<Record<PerformanceView, string>> = {
  people: '按人员',
  departments: '按部门',
  products: '按商品',
  months: '按月份',
};

/** What stands above the names of a view. */
export const LINE_TITLES: Readonly<Record<PerformanceView, string>> = {
  people: '人员',
  departments: '部门',
  products: '商品',
  months: '月份',
};

/** What the columns of figures are called. */
export const FIGURE_TITLES = {
  net: '净收入',
  received: '收入',
  paidOrders: '已付订单',
  refunded: '退款',
  refunds: '退款订单',
  newStudents: '新学员',
  converted: '已购买',
  conversion: '转化率',
  target: '目标',
  share: '完成',
  missing: '还差',
} as const;

const GONE: Readonly<Record<PerformanceView, string>> = {
  people: '已不在的员工',
  departments: '已删除的部门',
  products: '已删除的商品',
  months: '',
};

/** What a line is called. */
export const lineTitle = (
  view: PerformanceView,
  { id, name }: { readonly id: string; readonly name: string | null },
): string => {
  if (view === 'months') return id;
  if (name !== null) return name;
  return creditTitle(id) ?? GONE[view];
};
