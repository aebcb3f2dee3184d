import { WEEKDAYS } from '@ykd/domain/shared';

/** Texts of the calendar of one's check-ins. */
export const calendar = {
  label: '打卡日历',
  weekdays: WEEKDAYS,
  month: (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`,
  earlier: '上个月',
  later: '下个月',
  states: {
    outside: '不在活动内',
    checked: '已打卡',
    missed: '没有打卡',
    due: '今天还没有打卡',
    ahead: '还没有到',
  },
  today: '今天',
} as const;
