import type { CheckInSave } from '@ykd/application/ports';
import { ACTIVITY_PERIODS, DEFAULT_CHECK_IN_CAMPAIGN, type CheckInCampaignValue } from '@ykd/domain/campaign';
import {
  DAY_MS,
  dayIndexOf,
  HOUR_MS,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '@ykd/domain/shared';

/** What somebody writes in the evening, in turn. */
const TEXTS = [
  '今天学完了 for 循环，把九九乘法表写出来了。\n明天继续函数。',
  '做了三道字符串的练习，其中一道卡了半小时，最后发现是下标差一。',
  '复习了列表和字典，整理了一页笔记。',
  '跟着课程写了第一个函数，参数和返回值终于分清了。',
  '今天只有半小时，读完一节，做完了小测。',
  '和同学一起调试了一个小程序，学会了看报错的最后一行。',
] as const;

/** Half past nine in the evening. */
const EVENING_MS = 21.5 * HOUR_MS;

/** How many days before today, in the campaign that is open. */
const LATELY = {
  'demo-xiaoming': [1, 2, 3, 5, 6, 8],
  'demo-xiaohong': [0, 1, 4],
} as const;

/** On which days from the first one, in campaigns that are over. */
const FORMER: readonly (readonly [CheckInCampaignValue, days: readonly number[]])[] = [
  ['2025_march', [0, 1, 2, 3, 4, 6, 7, 8, 12, 13, 20, 21, 22, 23, 24, 25, 26]],
  ['2024_october', [0, 2, 3, 4, 9]],
  ['2024_sept_round1', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
  ['2024_summer_arena', [3, 4, 5, 20]],
];

const entry = (
  userId: string,
  campaign: CheckInCampaignValue,
  dayIndex: number,
  turn: number,
  latest = Infinity,
): CheckInSave => {
  const at = Math.min(startOfShanghaiDay(dayIndex) + EVENING_MS, latest);
  // The remainder is always one of the texts.
  const text = TEXTS[turn % TEXTS.length] ?? TEXTS[0];
  return { userId, campaign, day: shanghaiDay(at), text, pictures: [], at };
};

/** The demo's check-ins at `at` (epoch ms): lately in the campaign that is open, and formerly in others. */
export const demoCheckIns = (at: number): readonly CheckInSave[] => [
  ...Object.entries(LATELY).flatMap(([userId, daysAgo]) =>
    daysAgo.map((ago, turn) =>
      entry(userId, DEFAULT_CHECK_IN_CAMPAIGN, shanghaiDayIndex(at - ago * DAY_MS), turn, at),
    ),
  ),
  ...FORMER.flatMap(([campaign, days]) => {
    const first = dayIndexOf(ACTIVITY_PERIODS[campaign].firstDay);
    return days.map((day, turn) => entry('demo-xiaoming', campaign, first + day, turn));
  }),
];
