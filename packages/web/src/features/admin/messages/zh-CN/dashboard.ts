import type { Dashboard } from '@ykd/application/dashboard';
import { manyWords, sumWords } from '@ykd/application/staff-list';
import type { DaySpan, Grain } from '@ykd/domain/dashboard';

const partsOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month, date };
};

/** A Shanghai day, or the month of one, with its year where that is not the one of today. */
const dayWords = (day: string, today: string): string => {
  const { year, month, date } = partsOf(day);
  const words = `${month} 月 ${date} 日`;
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${year} 年 ${words}`;
};

/** The days of a span. */
const spanWords = ({ from, to }: DaySpan, today: string): string =>
  from === to ? dayWords(from, today) : `${dayWords(from, today)}至 ${partsOf(to).date} 日`;

/** What the period before is called. */
const beforeName = ({ by, isRunning }: Pick<Dashboard, 'by' | 'isRunning'>): string => {
  if (by === 'day') return '上周同一天';
  return isRunning ? '上月同期' : '前一个月';
};

/** Texts of the dashboard. */
export const dashboard = {
  title: '概况',
  failed: '概况没有加载出来',
  by: '按月还是按天',
  grains: { month: '按月', day: '按天' } satisfies Record<Grain, string>,
  earlier: { month: '前一个月', day: '前一天' } satisfies Record<Grain, string>,
  later: { month: '后一个月', day: '后一天' } satisfies Record<Grain, string>,
  latest: '已经是最近的',
  unread: '· 地址里的日期读不懂，显示的是今天',
  count: manyWords,
  money: sumWords,
  compared: ({ now, before, today, isRunning }: Dashboard): string =>
    `${spanWords(now, today)}${isRunning ? '（今天还没有过完）' : ''}，对 ${spanWords(before, today)}`,
  before: (board: Dashboard, value: string): string => `${beforeName(board)} ${value}`,
  change: (percent: number): string => {
    if (percent === 0) return '一样';
    return percent > 0 ? `多 ${manyWords(percent)}%` : `少 ${manyWords(-percent)}%`;
  },
  orders: '订单与收入',
  counted:
    '收入是已付订单的实付，也有站外登记的，没有减去退款。重复付款与付给已关闭订单的钱不在内，所以与对账不同。',
  received: '收入',
  receivedHint: '在这里收到的与站外登记的，按付款的日子',
  paidOrders: '已付订单',
  paidOrdersHint: '不算免费的',
  refunded: '退款',
  refundedHint: '按退款的日子',
  ofOrders: (orders: number): string => `${manyWords(orders)} 单`,
  waysOrders: '看这些订单',
  students: '学员与学习',
  ownStudents: '我负责的学员',
  registered: '新学员',
  registeredHint: '按注册的日子',
  learners: '活跃学员',
  learnersHint: '学习过的，每人算一次',
  waysStudents: '看这些学员',
  funnel: '从注册到第一课',
  funnelNote: (span: string): string => `${span}注册的学员，到现在`,
  nobodyCame: (span: string): string => `${span}没有新学员`,
  steps: { registered: '注册', bought: '买了课程', began: '开始学习' },
  share: (percent: number): string => `${percent}%`,
  spanWords,
  chosen: '图表显示',
  chart: (figure: string, by: Grain): string => `${by === 'month' ? '每月' : '每天'}的${figure}`,
  heads: { month: '月份', day: '日期' } satisfies Record<Grain, string>,
  yuan: '元',
  none: '还没有可以数的',
  noneHint: '有了学员与订单，每天、每月的数字会出现在这里。',
} as const;
