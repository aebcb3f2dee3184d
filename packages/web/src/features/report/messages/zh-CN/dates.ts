import { minutesWords } from '../../../../messages/zh-CN/duration';

const MINUTE_SECONDS = 60;

/** A day, `YYYY-MM-DD`, within its year: 3 月 9 日. */
export const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** Two days of a year, the same day once. */
export const spanWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)}到 ${dayWords(to)}`;

/** How long somebody studied, in whole minutes, none rounded up. */
export const studyWords = (seconds: number): string =>
  seconds < MINUTE_SECONDS ? '不到 1 分钟' : minutesWords(Math.floor(seconds / MINUTE_SECONDS));
