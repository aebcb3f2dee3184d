import type { ActiveGrade } from '@ykd/domain/report';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const HALF_DAY = 12;

/** More months that are alike are not named one by one. */
export const MONTHS_NAMED = 3;

/** What a part of the day is called. */
export const GRADE_NAMES: { readonly [G in ActiveGrade]: string } = {
  dawn: '清晨',
  morning: '上午',
  afternoon: '下午',
  evening: '晚上',
  night: '深夜',
};

/** A day, `YYYY-MM-DD`, within its year: 3 月 9 日. */
export const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;

/** Two days of a year, the same day once. */
export const spanWords = (from: string, to: string): string =>
  from === to ? dayWords(from) : `${dayWords(from)}到 ${dayWords(to)}`;

/** An hour as people say it: 清晨 7 点, 中午 12 点, 晚上 9 点, 凌晨 3 点. */
export const hourWords = (hour: number, grade: ActiveGrade): string => {
  if (hour === HALF_DAY) return '中午 12 点';
  if (grade === 'night' && hour < HALF_DAY) return `凌晨 ${hour} 点`;
  return `${GRADE_NAMES[grade]} ${hour > HALF_DAY ? hour - HALF_DAY : hour} 点`;
};

/** How long somebody studied as one number, never rounded up: whole hours, or minutes below the first. */
export const studyAmount = (seconds: number): { readonly figure: string; readonly unit: string } => {
  if (seconds < MINUTE_SECONDS) return { figure: '不到 1', unit: '分钟' };
  if (seconds < HOUR_SECONDS) return { figure: String(Math.floor(seconds / MINUTE_SECONDS)), unit: '分钟' };
  return { figure: Math.floor(seconds / HOUR_SECONDS).toLocaleString('en-US'), unit: '小时' };
};
