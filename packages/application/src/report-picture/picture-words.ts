import { nextYearGoal, type ReportTopic } from '@ykd/domain/report';
import { stageTitle } from '../course/stage-title.js';
import type { ReportPictureTopic } from '../ports/report-pictures.js';
import type { YearReport } from '../year-report/port.js';
import { isTold, type ToldReport } from '../year-report/told.js';
import { dayWords, hourWords, MONTHS_NAMED, spanWords, studyAmount } from '../year-report/year-words.js';

/** What a picture of a page says: a short line, one figure as large as it gets with its unit, and a line below. */
export interface PictureWords {
  readonly lead: string;
  readonly figure: string;
  readonly unit: string;
  readonly note: string;
}

/** What whoever shares a picture is called where he would rather not be named. */
export const SOMEBODY = '一位同学';

/** Whose year a picture tells. */
export const pictureOwner = ({ name }: Pick<YearReport, 'name'>): string => name ?? SOMEBODY;

const soFar = ({ isOver }: ToldReport): string => (isOver ? '这一年' : '这一年到目前为止');

const titled = (report: ToldReport, courseId: string | undefined): string | undefined =>
  report.courses.find((course) => course.courseId === courseId)?.title;

const firstNote = (report: ToldReport): string => {
  const title = titled(report, report.story.firstStudyLog.courseId);
  return title === undefined ? '故事从这里开始' : `从《${title}》开始`;
};

const coursesNote = (report: ToldReport): string => {
  const title = titled(report, report.story.courses[0]?.courseId);
  return title === undefined ? '每一门，都往前走了一步' : `用时最多的是《${title}》`;
};

const studied = ({ story: { totalSeconds } }: ToldReport): string => {
  const { figure, unit } = studyAmount(totalSeconds);
  return totalSeconds === 0 ? '每一天，都算数' : `加在一起 ${figure} ${unit}`;
};

/** What a stage is about, where its name alone does not say it: as one figure that would be small. */
const stageNote = (stage: string | null): string =>
  stage === null || stageTitle(stage) === stage ? '一步一步，走得踏实' : stageTitle(stage);

const monthsPicture = ({ story: { longMonths, secondsByMonth } }: ToldReport): PictureWords => {
  const seconds = longMonths.reduce((sum, month) => sum + (secondsByMonth[month - 1] ?? 0), 0);
  const { figure, unit } = studyAmount(seconds);
  const note = `${longMonths.length > 1 ? '这几个月' : '那个月'}，我学习了 ${figure} ${unit}`;
  return longMonths.length > MONTHS_NAMED
    ? { lead: '学习天数一样多的，有', figure: String(longMonths.length), unit: '个月', note }
    : {
        lead: '学习天数最多的，是',
        figure: longMonths.map((month) => `${month} 月`).join('、'),
        unit: '',
        note,
      };
};

/** The words of a page, in the voice of whoever shares it. */
const WORDS: { readonly [T in ReportTopic]: (report: ToldReport) => PictureWords } = {
  cover: (report) => ({
    lead: '我的年度学习报告',
    figure: String(report.year),
    unit: '',
    note: report.isOver ? '这一年，我在这里学编程' : '到目前为止，我在这里学编程',
  }),
  first: (report) => ({
    lead: `${report.year} 年的第一次学习`,
    figure: dayWords(report.story.firstStudyTime.slice(0, 10)),
    unit: '',
    note: firstNote(report),
  }),
  days: (report) => ({
    lead: `${soFar(report)}，我学习了`,
    figure: String(report.story.studyDaysInYear),
    unit: '天',
    note: studied(report),
  }),
  run: ({ story: { longestConsecutive } }) => ({
    lead: '最长的一次，我连续学习了',
    figure: String(longestConsecutive.days),
    unit: '天',
    note: spanWords(longestConsecutive.from, longestConsecutive.to),
  }),
  courses: (report) => ({
    lead: `${soFar(report)}，我学过`,
    figure: String(report.story.courses.length),
    unit: '门课程',
    note: coursesNote(report),
  }),
  hour: ({ story: { activeHour, activeGrade } }) => ({
    lead: '我最常学习的时候',
    figure: hourWords(activeHour, activeGrade),
    unit: '',
    note: '留给自己的一段时间',
  }),
  'longest-day': ({ story: { longestDay } }) => {
    const { figure, unit } = studyAmount(longestDay.seconds);
    return { lead: '学得最久的一天', figure: dayWords(longestDay.day), unit: '', note: `${figure} ${unit}` };
  },
  months: monthsPicture,
  pause: ({ story: { pause } }) => ({
    lead: '停下以后，我回来了',
    figure: pause === null ? '' : dayWords(pause.back),
    unit: '',
    note: '愿意回来就好',
  }),
  exercises: (report) => ({
    lead: `${soFar(report)}，我通过了`,
    figure: report.deeds.exercises.toLocaleString('en-US'),
    unit: '道练习',
    note: '一道一道走过来',
  }),
  'check-ins': (report) => ({
    lead: `${soFar(report)}，我打卡了`,
    figure: String(report.deeds.checkIns),
    unit: '天',
    note: '和自己的约定',
  }),
  notes: (report) => ({
    lead: `${soFar(report)}，我写下了`,
    figure: report.deeds.notes.toLocaleString('en-US'),
    unit: '条笔记',
    note: '写下来的，才是自己的',
  }),
  stage: ({ story: { stage } }) => ({
    lead: '我用时最多的学习阶段',
    figure: stage ?? '',
    unit: '',
    note: stageNote(stage),
  }),
  fellows: (report) => ({
    lead: `${soFar(report)}，我学习的天数多于`,
    figure: `${report.deeds.ahead ?? 0}%`,
    unit: '',
    note: '的其他学员',
  }),
  letter: ({ story: { luckyWord } }) => ({
    lead: '我的幸运词',
    figure: luckyWord,
    unit: '',
    note: '愿它陪我走下去',
  }),
  end: ({ story: { studyDaysInYear } }) => ({
    lead: '接下来的一年，我想学习',
    figure: String(nextYearGoal(studyDaysInYear)),
    unit: '天',
    note: '从今天开始就好',
  }),
};

/** So many facts stand beside the lucky word of a poster. */
const FIGURES_MAX = 2;

/** What a poster tells beside the days: at most two figures of the year, and last the lucky word, which everybody has. */
export const posterFacts = (report: ToldReport): readonly Omit<PictureWords, 'note'>[] => {
  const { story, deeds } = report;
  const figures = [
    ...(story.totalSeconds > 0 ? [{ lead: '学习时间', ...studyAmount(story.totalSeconds) }] : []),
    ...(story.longestConsecutive.days > 1
      ? [{ lead: '最长连续', figure: String(story.longestConsecutive.days), unit: '天' }]
      : []),
    ...(deeds.exercises > 0
      ? [{ lead: '通过练习', figure: deeds.exercises.toLocaleString('en-US'), unit: '道' }]
      : []),
    ...(story.courses.length > 1
      ? [{ lead: '学过课程', figure: String(story.courses.length), unit: '门' }]
      : []),
  ];
  return [...figures.slice(0, FIGURES_MAX), { lead: '幸运词', figure: story.luckyWord, unit: '' }];
};

/** A year with study; throws for one without: it has no pictures. */
export const toldYear = (report: YearReport): ToldReport => {
  if (!isTold(report)) throw new TypeError('a year without study has no pictures');
  return report;
};

/** What a poster says first: the days, and of one alone which it was. */
const posterTopic = ({ story }: ToldReport): ReportTopic => (story.studyDaysInYear > 1 ? 'days' : 'first');

/** The words of the picture of a page; a poster says what one of the pages does, and more. */
export const pictureWords = (report: YearReport, topic: ReportPictureTopic): PictureWords => {
  const told = toldYear(report);
  return WORDS[topic === 'poster' ? posterTopic(told) : topic](told);
};

/** What a picture says, in a row, for whoever does not see it. */
export const pictureText = (report: YearReport, topic: ReportPictureTopic): string => {
  const { lead, figure, unit, note } = pictureWords(report, topic);
  const facts = topic === 'poster' ? posterFacts(toldYear(report)) : [];
  return [
    `${pictureOwner(report)}的 ${report.year} 年度学习报告`,
    [lead, figure, unit].filter((part) => part !== '').join(' '),
    note,
    ...facts.map((fact) => [fact.lead, fact.figure, fact.unit].filter((part) => part !== '').join(' ')),
  ].join('，');
};
