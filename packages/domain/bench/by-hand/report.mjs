import { PLAN_GROUPS } from '@ykd/domain/course';
import { LUCKY_WORDS } from '@ykd/domain/report';

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;

const isoOf = (at) => new Date(at + SHANGHAI).toISOString();
const dayOf = (at) => isoOf(at).slice(0, 10);

const gradeOf = (hour) => {
  if (hour >= 5 && hour <= 8) return 'dawn';
  if (hour >= 9 && hour <= 11) return 'morning';
  if (hour >= 12 && hour <= 17) return 'afternoon';
  return hour >= 18 && hour <= 22 ? 'evening' : 'night';
};

const stageOf = (seconds) => {
  let best = -1;
  let stage = null;
  for (const [name, ids] of Object.entries(PLAN_GROUPS)) {
    let sum = -1;
    for (const id of ids) if (seconds.has(id)) sum = Math.max(sum, 0) + seconds.get(id);
    if (sum > best) [best, stage] = [sum, name];
  }
  return stage;
};

/** `studyReport` by hand. */
export const reportByHand = (logs, { year, userNumber }) => {
  const from = Date.UTC(year, 0, 1) - SHANGHAI;
  const until = Date.UTC(year + 1, 0, 1) - SHANGHAI;
  const studied = new Uint8Array((until - from) / DAY);
  const hours = Array.from({ length: 24 }, () => 0);
  const courses = new Map();
  let first;
  let totalSeconds = 0;
  for (const log of logs) {
    const { at, courseId, seconds } = log;
    if (!Number.isFinite(at) || !Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError('log');
    if (at < from || at >= until) continue;
    studied[Math.floor((at - from) / DAY)] = 1;
    hours[Math.floor((at - from) / HOUR) % 24] += seconds;
    courses.set(courseId, (courses.get(courseId) ?? 0) + seconds);
    totalSeconds += seconds;
    if (!first || at < first.at || (at === first.at && courseId < first.courseId)) first = log;
  }
  const reportNumber = `${year}-${String(userNumber).padStart(6, '0')}`;
  if (!first) return { kind: 'empty', year, reportNumber };

  const studyDates = [];
  const inactiveDates = [];
  const months = Array.from({ length: 12 }, () => 0);
  let run = 0;
  let longest = 0;
  let longestEnd = 0;
  const end = studied.lastIndexOf(1);
  for (let day = studied.indexOf(1); day <= end; day += 1) {
    const date = dayOf(from + day * DAY);
    if (studied[day] === 0) {
      inactiveDates.push(date);
      run = 0;
      continue;
    }
    studyDates.push(date);
    months[Number(date.slice(5, 7)) - 1] += 1;
    run += 1;
    if (run > longest) [longest, longestEnd] = [run, from + day * DAY];
  }

  const activeHour = hours.indexOf(Math.max(...hours));
  const most = Math.max(...months);
  return {
    kind: 'studied',
    year,
    reportNumber,
    studyDaysInYear: studyDates.length,
    studyDates,
    inactiveDates,
    longestConsecutive: {
      days: longest,
      from: dayOf(longestEnd - (longest - 1) * DAY),
      to: dayOf(longestEnd),
    },
    activeHour,
    activeGrade: gradeOf(activeHour),
    longMonths: months.flatMap((days, month) => (days === most ? [month + 1] : [])),
    firstStudyLog: { at: first.at, courseId: first.courseId },
    firstStudyTime: isoOf(first.at).slice(0, 16).replace('T', ' '),
    stage: stageOf(courses),
    luckyWord: LUCKY_WORDS[(userNumber + year * 5) % LUCKY_WORDS.length],
    totalSeconds,
  };
};
