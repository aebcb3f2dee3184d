import { dayOfIndex } from '../shared/index.js';

/**
 * A run of days with study: how many `days`, and the first and the last of them, `from` and `to`, as Shanghai days
 * `YYYY-MM-DD` (Specification §3 'longest consecutive').
 */
export type StudyRun = { readonly days: number; readonly from: string; readonly to: string };

/** What the days of a year say about somebody's study. */
export type StudyDays = {
  readonly studyDates: string[];
  readonly inactiveDates: string[];
  readonly longestConsecutive: StudyRun;
  readonly longMonths: number[];
};

/** The months 1..12 that hold most of the days. */
const busiestMonths = (days: readonly string[]): number[] => {
  const counts = Array.from({ length: 12 }, () => 0);
  for (const day of days) {
    const month = Number(day.slice(5, 7)) - 1;
    counts[month] = (counts[month] ?? 0) + 1;
  }
  const most = Math.max(...counts);
  return counts.flatMap((count, month) => (count === most ? [month + 1] : []));
};

/**
 * Reads the days of a year: `studied` says of each day whether there was study, at least one is true; `firstDay` is
 * the day number of the first. The longest run is the earliest one of its length.
 */
export const studyDaysOf = (studied: readonly boolean[], firstDay: number): StudyDays => {
  const studyDates: string[] = [];
  const inactiveDates: string[] = [];
  let longest = { days: 0, last: 0 };
  let run = 0;
  const end = studied.lastIndexOf(true);
  for (let day = studied.indexOf(true); day <= end; day += 1) {
    const isStudyDay = studied[day] === true;
    (isStudyDay ? studyDates : inactiveDates).push(dayOfIndex(firstDay + day));
    run = isStudyDay ? run + 1 : 0;
    if (run > longest.days) longest = { days: run, last: firstDay + day };
  }
  return {
    studyDates,
    inactiveDates,
    longestConsecutive: {
      days: longest.days,
      from: dayOfIndex(longest.last - longest.days + 1),
      to: dayOfIndex(longest.last),
    },
    longMonths: busiestMonths(studyDates),
  };
};
