import { dayIndexOf, dayOfIndex } from '../shared/index.js';

/** By what a dashboard counts. Beyond the Specification. */
export type Grain = 'day' | 'month';

/** A stretch of Shanghai days, `YYYY-MM-DD`, both included. Beyond the Specification. */
export interface DaySpan {
  /** The first day. */
  readonly from: string;
  /** The last day. */
  readonly to: string;
}

/** What is looked at, and with what it is compared. Beyond the Specification. */
export interface Period {
  /** What is looked at. */
  readonly now: DaySpan;
  /** What it is compared with. */
  readonly before: DaySpan;
  /** The last of its days is not over. */
  readonly isRunning: boolean;
  /** Both can be compared: a single day that is not over cannot, with a whole one. */
  readonly isComparable: boolean;
}

const WEEK = 7;

const monthOf = (day: string): string => day.slice(0, 7);

/** The days of the month that holds a day. */
const wholeMonth = (day: string): DaySpan => {
  const from = `${monthOf(day)}-01`;
  // Whatever the month, it is over by then, and the one behind it is not.
  const next = dayOfIndex(dayIndexOf(from) + 31);
  return { from, to: dayOfIndex(dayIndexOf(`${monthOf(next)}-01`) - 1) };
};

const wholeMonthBefore = (day: string): DaySpan =>
  wholeMonth(dayOfIndex(dayIndexOf(`${monthOf(day)}-01`) - 1));

const earlier = (one: string, other: string): string => (one < other ? one : other);

const dayPeriod = (day: string, today: string): Period => {
  const before = dayOfIndex(dayIndexOf(day) - WEEK);
  const isRunning = day === today;
  return {
    now: { from: day, to: day },
    before: { from: before, to: before },
    isRunning,
    isComparable: !isRunning,
  };
};

const monthPeriod = (day: string, today: string): Period => {
  const whole = wholeMonth(day);
  const before = wholeMonthBefore(day);
  if (whole.to < today) return { now: whole, before, isRunning: false, isComparable: true };
  const sameDay = `${monthOf(before.from)}-${today.slice(8)}`;
  return {
    now: { from: whole.from, to: today },
    // Where the month before had fewer days, all of it.
    before: { from: before.from, to: earlier(sameDay, before.to) },
    isRunning: true,
    isComparable: whole.from < today,
  };
};

/**
 * The day or the month that holds `on`, as far as it has come by `today`, both Shanghai days, `YYYY-MM-DD`; what lies beyond
 * today counts as today. A day is compared with the same weekday of the week before; a month with the whole month before, or,
 * while it runs, with that month up to the same day. Beyond the Specification. Throws RangeError for what is no day.
 */
export const periodOf = (grain: Grain, on: string, today: string): Period => {
  const day = dayOfIndex(Math.min(dayIndexOf(on), dayIndexOf(today)));
  return grain === 'day' ? dayPeriod(day, today) : monthPeriod(day, today);
};

/** So many days or months a chart shows. Beyond the Specification. */
export const CHART_LENGTH: Readonly<Record<Grain, number>> = Object.freeze({ day: 30, month: 12 });

/**
 * What a chart shows up to a period, the oldest first: the last days, each one, or the last months, each to its end, the last
 * one to that of the period. Beyond the Specification. Throws RangeError for what is no day, or is in no month where months are
 * shown.
 *
 * @param grain - what each of them is
 * @param period - of which the last day counts
 */
export const chartSpans = (grain: Grain, { to }: DaySpan): readonly DaySpan[] => {
  if (grain === 'day') {
    const last = dayIndexOf(to);
    return Array.from({ length: CHART_LENGTH.day }, (_, at) => {
      const day = dayOfIndex(last - CHART_LENGTH.day + 1 + at);
      return { from: day, to: day };
    });
  }
  const spans: DaySpan[] = [{ from: wholeMonth(to).from, to }];
  for (let [oldest] = spans; oldest !== undefined && spans.length < CHART_LENGTH.month; [oldest] = spans)
    spans.unshift(wholeMonthBefore(oldest.from));
  return spans;
};
