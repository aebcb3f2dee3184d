import { manyWords, sumWords } from '@ykd/application/staff-list';
import type { PerformanceView } from '@ykd/application/performance';

/** Texts of market performance. */
export const performance = {
  failed: '业绩没有加载出来',
  views: '按什么看',
  earlier: '前一个月',
  later: '后一个月',
  latest: '不能再往后',
  thisMonth: '本月',
  monthTitle: (month: string): string => `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`,
  upTo: (title: string): string => `到 ${title} 的十二个月`,
  unread: '地址里的月份看不了，显示的是本月。',
  total: '全部',
  money: sumWords,
  count: manyWords,
  ofOrders: (orders: number): string => `${manyWords(orders)} 单`,
  notes: {
    people:
      '收入与退款算给付款时学员的班主任，以后转交不改；退款算在退的那个月。新学员按注册的月份与现在的班主任。',
    departments:
      '每个部门连同下级。收入与退款算给付款时学员的班主任当时所在的部门；退款算在退的那个月。新学员按现在的班主任与部门。',
    products: '按付款的月份；退款算在退的那个月。',
    months: '收入按付款的月份，退款算在退的那个月；新学员按注册的月份，已购买是到现在买过课程的。',
  } satisfies Record<PerformanceView, string>,
  late: (orders: number): string =>
    `其中 ${manyWords(orders)} 笔订单付款时还没有记归属，按启用时的班主任与部门补记。`,
  waysOrders: '看这些订单',
  waysStudents: '看这些学员',
  noWayStudents: '人数太多，不能用一个条件筛出',
  share: (percent: number): string => `${percent}%`,
  noTarget: '没有目标',
  reached: (share: number): string => `完成 ${share}%`,
  missing: (cents: number): string => (cents === 0 ? '已达到' : `还差 ${sumWords(cents)}`),
  set: '设置目标',
  change: '修改目标',
  setFor: (name: string): string => `${name}的目标`,
  chart: '每月',
  lines: (title: string, view: string): string => `${title}，${view}`,
  none: '这个月还没有业绩',
  noneHint: '有了付款或退款的订单，会出现在这里。',
  dialog: {
    title: (name: string, month: string): string => `${name}，${month}的目标`,
    amount: '目标（元）',
    hint: '与净收入比。留空是没有目标。',
    save: '保存',
    cancel: '取消',
    notAmount: '请填写金额，例如 50000 或 50000.50',
    done: '目标已保存',
  },
} as const;
