import { popupReportYear, type StudyBeat } from '@ykd/domain/report';
import {
  DAY_MS,
  dayIndexOf,
  HOUR_MS,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '@ykd/domain/shared';
import { demoPeriod } from './periods.js';

const MINUTE_SECONDS = 60;
const MINUTE_MS = 60_000;

/** How somebody of the demo studied in a year. */
interface YearOfStudy {
  /** One after the other. */
  readonly courseIds: readonly string[];
  /** When he begins, one of these each time. */
  readonly hours: readonly number[];
  /** In which he paused: its first day `MM-DD`, and how many days. */
  readonly pause: readonly [day: string, days: number];
}

const YEARS: Readonly<Record<number, YearOfStudy>> = {
  2023: {
    courseIds: ['g1', 'e1', 'e2', 'j1'],
    hours: [7, 7, 8, 8, 9, 12, 19, 20, 21],
    pause: ['06-10', 12],
  },
  2024: {
    courseIds: ['j1', 'j2', 'e2', 'py1'],
    hours: [9, 14, 16, 19, 20, 20, 20, 21, 22],
    pause: ['02-06', 16],
  },
};

/** Any year after those. */
const LATER: YearOfStudy = {
  courseIds: ['py1', 'py2', 'j2', 'py1test'],
  hours: [10, 15, 19, 20, 21, 21, 21, 22, 22],
  pause: ['07-01', 9],
};

/** A number below another that looks like chance and is the same at every start. */
const scatter = (seed: number, below: number): number => {
  const mixed = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return Math.floor((((again ^ (again >>> 16)) >>> 0) / 2 ** 32) * below);
};

/** When he begins on a day, and for how many minutes. */
const sittings = (
  day: number,
  hours: readonly number[],
): readonly (readonly [at: number, minutes: number])[] => {
  const seed = day * 11;
  // One night in twelve goes on after midnight.
  if (scatter(seed, 12) === 0)
    return [[23 * HOUR_MS + (20 + scatter(seed + 1, 25)) * MINUTE_MS, 45 + scatter(seed + 2, 40)]];
  const hour = hours[scatter(seed + 3, hours.length)] ?? 20;
  const main = [hour * HOUR_MS + scatter(seed + 4, 50) * MINUTE_MS, 14 + scatter(seed + 5, 52)] as const;
  // Four hours apart: neither reaches into the other.
  return scatter(seed + 6, 6) === 0
    ? [main, [(hour + (hour < 16 ? 4 : -8)) * HOUR_MS, 20 + scatter(seed + 7, 45)]]
    : [main];
};

const yearOfStudy = (year: number): StudyBeat[] => {
  const { courseIds, hours, pause } = YEARS[year] ?? LATER;
  const first = dayIndexOf(`${year}-01-01`);
  const paused = dayIndexOf(`${year}-${pause[0]}`);
  const days = Array.from({ length: dayIndexOf(`${year}-12-31`) - first + 1 }, (_, day) => day);
  return (
    days
      // Two weeks on, one week at half speed; never on every day.
      .filter((day) => scatter(first + day, 100) < (day % 21 < 14 ? 64 : 26))
      .filter((day) => first + day < paused || first + day >= paused + pause[1])
      .flatMap((day) =>
        sittings(first + day, hours).map(([at, minutes], turn) => ({
          id: `demo-study-${first + day}-${turn}`,
          courseId: courseIds[Math.floor((day * courseIds.length) / days.length)] ?? 'py1',
          outlineNum: 0,
          sectionNum: 0,
          from: startOfShanghaiDay(first + day) + at,
          seconds: minutes * MINUTE_SECONDS,
        })),
      )
  );
};

/** The only day of a year on which somebody studied: half an hour on an evening of September. */
const singleDay = (year: number): StudyBeat => ({
  id: `demo-study-${year}`,
  courseId: 'j1test',
  outlineNum: 0,
  sectionNum: 0,
  from: startOfShanghaiDay(dayIndexOf(`${year}-09-06`)) + 20 * HOUR_MS + 12 * MINUTE_MS,
  seconds: 34 * MINUTE_SECONDS,
});

/**
 * The demo's study as of `at` (epoch ms), the same at every start: enough for the yearly reports of one from 2023 to the latest, and a
 * single day of that of another.
 */
export const demoStudy = (
  at: number,
): readonly { readonly userId: string; readonly pieces: readonly StudyBeat[] }[] => {
  // Of a year that goes on where the popup tells of that; what was read lately is other study.
  const latest = popupReportYear(demoPeriod(at).firstDay, shanghaiDay(at));
  const years = Array.from({ length: Math.max(0, latest - 2022) }, (_, index) => 2023 + index);
  const until = startOfShanghaiDay(shanghaiDayIndex(at)) - 2 * DAY_MS;
  return [
    { userId: 'demo-xiaoming', pieces: years.flatMap(yearOfStudy).filter(({ from }) => from < until) },
    { userId: 'demo-xiaohong', pieces: [singleDay(latest)] },
  ];
};
