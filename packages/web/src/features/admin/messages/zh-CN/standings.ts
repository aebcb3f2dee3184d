import type { StandingState } from '@ykd/application/check-in';
import { WEEKDAYS } from '@ykd/domain/shared';

const monthDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** Texts of how students do in a campaign. */
export const standings = {
  note: '谁在坚持，谁今天没有打卡；请过假的可以补卡。',
  failed: '学员没有加载出来',
  calendarFailed: '日历没有加载出来',
  calendar: '每天的打卡',
  weekdays: WEEKDAYS,
  monthDay,
  dayOf: (day: string, entries: number) => `${monthDay(day)}：${entries} 位打卡`,
  counted: (day: string, students: number, entries: number) =>
    students === 0
      ? '还没有学员在这个活动里打卡'
      : `${students} 位学员参加；${day} 有 ${entries} 位打卡，${Math.max(0, students - entries)} 位没有`,
  legend: '颜色越深，打卡的人占参加的人越多：不到一半、一半以上、九成以上。',
  who: '学员',
  states: {
    all: '全部参加的',
    missing: '参加了，这一天没有打卡',
    none: '我负责的，一次都没有打卡',
  } satisfies Record<StandingState, string>,
  nobody: {
    all: '还没有学员在这个活动里打卡',
    missing: '这一天没有人缺',
    none: '没有你负责而没打过卡的学员',
  } satisfies Record<StandingState, string>,
  nobodyHint: {
    all: '学员打了第一次卡，就会出现在这里。',
    missing: '参加了的学员这一天都打了卡，或者还没有人参加。',
    none: '只算这个活动面向的学员；不负责学员时这里也是空的。',
  } satisfies Record<StandingState, string>,
  list: '学员的打卡',
  name: '学员',
  current: '连续',
  longest: '最长连续',
  total: '累计',
  days: (count: number) => `${count} 天`,
  last: '最近一次',
  never: '没有',
  recent: (days: number) => `到这一天为止 ${days} 天`,
  strip: (days: number, count: number, madeUp: number) =>
    madeUp === 0 ? `${days} 天里打卡 ${count} 天` : `${days} 天里打卡 ${count} 天，其中补卡 ${madeUp} 天`,
  thatDay: (day: string) => monthDay(day),
  there: '已打卡',
  nothing: '—',
  makeUp: '补卡',
  makeUpOf: (name: string, day: string) => `补卡：给${name}补 ${day} 的打卡`,
  makeUpText: '这一天会算进他的天数与名次。学员会收到通知，看得到是谁补的、为什么。',
  reason: '补卡原因（学员看得到）',
  madeUp: (name: string) => `已给${name}补卡`,
  takeBack: '撤销补卡',
  takeBackOf: (name: string) => `撤销补卡：${name}`,
  takenBack: (name: string) => `已撤销给${name}的补卡`,
  notTakenBack: '没有撤销',
} as const;
