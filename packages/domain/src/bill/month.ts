import { dayIndexOf, dayOfIndex, plainTextIssue } from '../shared/index.js';
import { billReadyAt } from './bill-day.js';

/** The most Unicode code points of what people say when they settle a difference. Beyond the Specification. */
export const SETTLE_NOTE_MAX = 200;

/**
 * The Chinese message when a text cannot say how a difference was settled; `undefined` when it can. Beyond the Specification.
 */
export const settleNoteIssue = (note: string): string | undefined =>
  plainTextIssue('说明', note.trim(), SETTLE_NOTE_MAX);

/** The month, `YYYY-MM`, of a day, `YYYY-MM-DD`. Beyond the Specification. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/**
 * The first and the last day, `YYYY-MM-DD`, of a month, `YYYY-MM`. Throws RangeError for what is no month. Beyond the
 * Specification.
 */
export const monthBounds = (month: string): { readonly first: string; readonly last: string } => {
  const first = `${month}-01`;
  const later = dayOfIndex(dayIndexOf(first) + 31);
  return { first, last: dayOfIndex(dayIndexOf(`${monthOfDay(later)}-01`) - 1) };
};

/** How far a month is: how many of its days are compared, and what is open. Beyond the Specification. */
export type MonthStanding = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The first day, `YYYY-MM-DD`, of which there is a bill to compare; days before it do not count. */
  readonly firstDay: string;
  /** How many of its days are compared, or cannot be any more. */
  readonly comparedDays: number;
  /** How many differences nobody has settled. */
  readonly openDifferences: number;
  /** How many payments that went wrong nobody has settled. */
  readonly openOddities: number;
  /** Epoch ms: of days whose bill is not made by then nobody is told that they are not compared. */
  readonly now: number;
};

/**
 * How many days of a month there are to compare; none, 0 or less, where the first day with a bill comes after it. Throws
 * RangeError for what is no month or no day. Beyond the Specification.
 *
 * @param standing - the month, and the first day of which there is a bill
 */
export const daysToCompare = ({ month, firstDay }: Pick<MonthStanding, 'month' | 'firstDay'>): number => {
  const { first, last } = monthBounds(month);
  return dayIndexOf(last) - Math.max(dayIndexOf(first), dayIndexOf(firstDay)) + 1;
};

/** How many days of a month there are bills of by now, from the first day of which there is one. */
const daysReady = ({ month, firstDay, now }: MonthStanding): number => {
  const { first, last } = monthBounds(month);
  let day = Math.max(dayIndexOf(first), dayIndexOf(firstDay));
  const from = day;
  while (day <= dayIndexOf(last) && billReadyAt(dayOfIndex(day)) <= now) day += 1;
  return day - from;
};

/**
 * The Chinese message why a month cannot be closed yet, with everything that is in the way; `undefined` when it can. Throws
 * RangeError for what is no month or no day. Beyond the Specification.
 */
export const closeMonthIssue = (standing: MonthStanding): string | undefined => {
  const { comparedDays, openDifferences, openOddities } = standing;
  const ready = daysReady(standing);
  const left = Math.max(0, ready - comparedDays);
  // What is compared already has its bill, whatever the clock says.
  const toCome = daysToCompare(standing) - Math.max(ready, comparedDays);
  const issues = [
    left > 0 ? `还有 ${left} 天没有对账` : undefined,
    toCome > 0 ? `还有 ${toCome} 天的账单没有出来` : undefined,
    openDifferences > 0 ? `还有 ${openDifferences} 项差异没有处理` : undefined,
    openOddities > 0 ? `还有 ${openOddities} 笔异常款项没有处理` : undefined,
  ].filter((issue) => issue !== undefined);
  return issues.length === 0 ? undefined : issues.join('；');
};
