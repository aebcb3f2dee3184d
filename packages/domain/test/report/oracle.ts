import { PLAN_GROUPS } from '../../src/course/index.js';
import type { StudyLog } from '../../src/report/index.js';

/** Shanghai wall-clock parts by Intl: the calendar of somebody else. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Etc/GMT-8',
  dateStyle: 'short',
  timeStyle: 'short',
});
const wallClock = (at: number): string => clock.format(at);
const dayOf = (at: number): string => wallClock(at).slice(0, 10);
const nextDay = (day: string): string => dayOf(Date.parse(`${day}T12:00:00+08:00`) + 86_400_000);

const sum = (logs: readonly StudyLog[]): number => logs.reduce((total, { seconds }) => total + seconds, 0);
const unique = <T>(list: readonly T[]): T[] => list.filter((item, at) => list.indexOf(item) === at);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Every day from one to another, both included. */
const daysFromTo = (from: string, to: string): string[] => {
  const days = [from];
  while (days.at(-1)! < to) days.push(nextDay(days.at(-1)!));
  return days;
};

/** All runs of days that follow each other, in the order of the days. */
const runsOf = (days: readonly string[]): string[][] => {
  const runs: string[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && nextDay(last.at(-1)!) === day) last.push(day);
    else runs.push([day]);
  }
  return runs;
};

const gradeOf = (hour: number): string =>
  (
    [
      ['dawn', range(5, 8)],
      ['morning', range(9, 11)],
      ['afternoon', range(12, 17)],
      ['evening', range(18, 22)],
    ] as const
  ).find(([, hours]) => hours.includes(hour))?.[0] ?? 'night';

/** The item for which `measure` is largest, the first one on a tie. */
const firstLargest = <T>(items: readonly T[], measure: (item: T) => number): T | undefined => {
  const largest = Math.max(...items.map(measure));
  return items.find((item) => measure(item) === largest);
};

/** The yearly report the slow and obvious way, one sentence of its definition after the other; no lucky word. */
export const reportByHand = (all: readonly StudyLog[], year: number) => {
  const logs = all
    .filter(({ at }) => wallClock(at).startsWith(`${year}-`))
    .toSorted((a, b) => a.at - b.at || (a.courseId < b.courseId ? -1 : 1));
  const [first] = logs;
  if (!first) return undefined;

  const studyDates = unique(logs.map(({ at }) => dayOf(at)));
  const between = daysFromTo(studyDates[0]!, studyDates.at(-1)!);
  const longest = firstLargest(runsOf(studyDates), (run) => run.length)!;
  const secondsAt = (hour: number): number =>
    sum(logs.filter(({ at }) => Number(wallClock(at).slice(11, 13)) === hour));
  const activeHour = firstLargest(range(0, 23), secondsAt)!;
  const daysIn = (month: number): number =>
    studyDates.filter((day) => Number(day.slice(5, 7)) === month).length;
  const logsOf = (stage: string): StudyLog[] =>
    logs.filter(({ courseId }) => PLAN_GROUPS[stage]!.includes(courseId));
  const stages = Object.keys(PLAN_GROUPS).filter((stage) => logsOf(stage).length > 0);

  return {
    studyDaysInYear: studyDates.length,
    studyDates,
    inactiveDates: between.filter((day) => !studyDates.includes(day)),
    longestConsecutive: { days: longest.length, from: longest[0], to: longest.at(-1) },
    activeHour,
    activeGrade: gradeOf(activeHour),
    longMonths: range(1, 12).filter((month) => daysIn(month) === Math.max(...range(1, 12).map(daysIn))),
    firstStudyLog: { at: first.at, courseId: first.courseId },
    firstStudyTime: wallClock(first.at),
    stage: firstLargest(stages, (stage) => sum(logsOf(stage))) ?? null,
    totalSeconds: sum(logs),
  };
};

/** What the pages tell beyond the report, as slowly and obviously. */
export const detailsByHand = (all: readonly StudyLog[], year: number) => {
  const logs = all.filter(({ at }) => wallClock(at).startsWith(`${year}-`));
  const studyDates = unique(logs.map(({ at }) => dayOf(at))).toSorted();
  if (studyDates.length === 0) return undefined;
  const secondsOn = (day: string): number => sum(logs.filter(({ at }) => dayOf(at) === day));
  const courseIds = unique(logs.map(({ courseId }) => courseId)).toSorted((a, b) => (a < b ? -1 : 1));
  const ofCourse = (id: string): number => sum(logs.filter(({ courseId }) => courseId === id));
  const longestDay = firstLargest(studyDates, secondsOn)!;
  const withoutStudy = daysFromTo(studyDates[0]!, studyDates.at(-1)!).filter(
    (day) => !studyDates.includes(day),
  );
  const pause = firstLargest(
    runsOf(withoutStudy).filter((run) => run.length >= 7),
    (run) => run.length,
  );
  return {
    courses: courseIds
      .map((courseId) => ({ courseId, seconds: ofCourse(courseId) }))
      .toSorted((a, b) => b.seconds - a.seconds),
    secondsByMonth: range(1, 12).map((month) =>
      sum(logs.filter(({ at }) => Number(wallClock(at).slice(5, 7)) === month)),
    ),
    secondsByHour: range(0, 23).map((hour) =>
      sum(logs.filter(({ at }) => Number(wallClock(at).slice(11, 13)) === hour)),
    ),
    longestDay: { day: longestDay, seconds: secondsOn(longestDay) },
    pause: pause
      ? { days: pause.length, from: pause[0], to: pause.at(-1), back: nextDay(pause.at(-1)!) }
      : null,
  };
};
