import { stageTitle } from '@ykd/application/course';
import { dayWords, hourWords, MONTHS_NAMED, spanWords, type ToldReport } from '@ykd/application/year-report';
import { nextYearGoal, type ReportTopic } from '@ykd/domain/report';
import type { Row, TopicWords } from '../../words/topic-words';
import { studyWords } from './dates';
import { GRADE_LINES } from './grades';
import { report as words } from './report';

/** So many courses are named; the others are told together. */
const NAMED = 5;

const soFar = ({ isOver }: ToldReport): string => (isOver ? '这一年' : '到目前为止');

const titleOf = ({ courses }: ToldReport, courseId: string): string | undefined =>
  courses.find((course) => course.courseId === courseId)?.title;

/** The courses that the catalogue knows, the longest first; what is left is told as one. */
const courseRows = (report: ToldReport): readonly Row[] => {
  const named = report.story.courses
    .flatMap(({ courseId, seconds }) => {
      const name = titleOf(report, courseId);
      return name === undefined ? [] : [{ courseId, name, seconds }];
    })
    .slice(0, NAMED);
  const shown = new Set(named.map(({ courseId }) => courseId));
  const others = report.story.courses.filter(({ courseId }) => !shown.has(courseId));
  const rest = others.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = named.map(({ name, seconds }) => ({ name, amount: studyWords(seconds) }));
  if (others.length === 0) return rows;
  const name = named.length === 0 ? `${others.length} 门课程` : `另外 ${others.length} 门课程`;
  return [...rows, { name, amount: studyWords(rest) }];
};

const firstLine = (report: ToldReport): string => {
  const { firstStudyTime, firstStudyLog } = report.story;
  const at = firstStudyTime.slice(11);
  const title = titleOf(report, firstStudyLog.courseId);
  return title === undefined ? `${at}，你开始学习了。` : `${at}，你开始学习《${title}》。`;
};

/** The days of study, month by month: what the calendar shows. */
const daysByMonth = (dates: readonly string[]): readonly string[] => {
  const months = new Map<number, number[]>();
  for (const date of dates) {
    const month = Number(date.slice(5, 7));
    months.set(month, [...(months.get(month) ?? []), Number(date.slice(8))]);
  }
  return [...months].map(([month, days]) => `${month} 月：${days.map((day) => `${day} 日`).join('、')}`);
};

/** How long each of some equal spans was studied in, those alone in which there was study: what bars show. */
const timesOf = (seconds: readonly number[], name: (at: number) => string): readonly string[] =>
  seconds.flatMap((time, at) => (time > 0 ? [`${name(at)}：${studyWords(time)}`] : []));

const ofMonths = ({ story: { secondsByMonth } }: ToldReport) =>
  timesOf(secondsByMonth, (at) => `${at + 1} 月`);

const monthsWords = (report: ToldReport): TopicWords => {
  const { longMonths, secondsByMonth } = report.story;
  const seconds = longMonths.reduce((sum, month) => sum + (secondsByMonth[month - 1] ?? 0), 0);
  const time = studyWords(seconds);
  if (longMonths.length > MONTHS_NAMED) {
    return {
      lead: '学习天数一样多的，有',
      figure: { value: longMonths.length, unit: '个月' },
      lines: [`这些月份里，你一共学习了 ${time}。`],
      drawn: ofMonths(report),
    };
  }
  return {
    lead: '学习天数最多的，是',
    figure: { text: longMonths.map((month) => `${month} 月`).join('、') },
    lines: [longMonths.length > 1 ? `这几个月里，你一共学习了 ${time}。` : `那个月，你学习了 ${time}。`],
    drawn: ofMonths(report),
  };
};

/** What each page of a yearly report says, from the year of its member: one thing each. */
export const TOPIC_WORDS: { readonly [T in ReportTopic]: (report: ToldReport) => TopicWords } = {
  cover: ({ name, year, isOver, story }) => ({
    lead: name === null ? '你的' : `${name}，这是你的`,
    figure: { text: words.name(year) },
    lines: [
      isOver ? '翻开它，看看这一年里的你。' : `${year} 年还没有过完，这里说的都是到目前为止。`,
      `报告编号 ${story.reportNumber}`,
    ],
  }),
  first: (report) => ({
    lead: `${report.year} 年的第一次学习，在`,
    figure: { text: dayWords(report.story.firstStudyTime.slice(0, 10)) },
    lines: [firstLine(report), '故事从这里开始。'],
  }),
  days: (report) => ({
    lead: `${soFar(report)}，你学习了`,
    figure: { value: report.story.studyDaysInYear, unit: '天' },
    lines: [
      ...(report.story.totalSeconds > 0 ? [`加在一起是 ${studyWords(report.story.totalSeconds)}。`] : []),
      '每一天，都算数。',
    ],
    drawn: daysByMonth(report.story.studyDates),
  }),
  run: ({ story: { longestConsecutive } }) => ({
    lead: '最长的一次，你连续学习了',
    figure: { value: longestConsecutive.days, unit: '天' },
    lines: [`从 ${spanWords(longestConsecutive.from, longestConsecutive.to)}，天天都在。`],
  }),
  courses: (report) => ({
    lead: `${soFar(report)}，你学过`,
    figure: { value: report.story.courses.length, unit: '门课程' },
    lines: [],
    rows: courseRows(report),
  }),
  hour: ({ story: { activeHour, activeGrade, secondsByHour } }) => ({
    lead: '你最常学习的时候，是',
    figure: { text: hourWords(activeHour, activeGrade) },
    lines: [
      `这个钟点开始的学习，一共 ${studyWords(secondsByHour[activeHour] ?? 0)}。`,
      GRADE_LINES[activeGrade],
    ],
    drawn: timesOf(secondsByHour, (at) => `${at} 点`),
  }),
  'longest-day': ({ story: { longestDay } }) => ({
    lead: '学得最久的一天，是',
    figure: { text: dayWords(longestDay.day) },
    lines: [`那一天，你学习了 ${studyWords(longestDay.seconds)}。`],
  }),
  months: monthsWords,
  pause: ({ story: { pause } }) => ({
    lead: pause === null ? '你回来了' : `停下 ${pause.days} 天以后，你回来了，在`,
    figure: { text: pause === null ? '' : dayWords(pause.back) },
    lines: ['停一停没有关系，愿意回来就好。'],
  }),
  exercises: (report) => ({
    lead: `${soFar(report)}，你通过了`,
    figure: { value: report.deeds.exercises, unit: '道练习' },
    lines: ['一道一道，你都走过来了。'],
  }),
  'check-ins': (report) => ({
    lead: `${soFar(report)}，你打卡了`,
    figure: { value: report.deeds.checkIns, unit: '天' },
    lines: ['每打一次卡，都是和自己的一次约定。'],
  }),
  notes: (report) => ({
    lead: `${soFar(report)}，你写下了`,
    figure: { value: report.deeds.notes, unit: '条笔记' },
    lines: ['写下来的，才真正是自己的。'],
  }),
  stage: ({ story: { stage } }) => ({
    lead: '你用时最多的学习阶段，是',
    figure: { text: stage === null ? '' : stageTitle(stage) },
    lines: ['一步一步，走得很踏实。'],
  }),
  fellows: (report) => ({
    lead: `${soFar(report)}，你学习的天数多于`,
    figure: { value: report.deeds.ahead ?? 0, unit: '% 的其他学员' },
    lines: ['走在前面的人，也是一天一天走过来的。'],
  }),
  letter: ({ name, year, isOver, story }) => ({
    lead: '送你一个幸运词',
    figure: { text: story.luckyWord },
    lines: [
      name === null ? '见字如面：' : `${name}，见字如面：`,
      isOver
        ? `谢谢你在 ${year} 年里，留了时间给学习。愿这个词陪你走下去。`
        : `谢谢你在 ${year} 年里，一直留着时间给学习。愿这个词陪你走完这一年。`,
    ],
  }),
  end: ({ story: { studyDaysInYear, luckyWord } }) => ({
    lead: '接下来的一年，不妨学习',
    figure: { value: nextYearGoal(studyDaysInYear), unit: '天' },
    lines: ['不用很多，从今天开始就好。', `你的幸运词是「${luckyWord}」。`],
  }),
};
