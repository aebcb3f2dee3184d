import { fc, test } from '@fast-check/vitest';
import { hourWords, isTold, type ToldReport } from '@ykd/application/year-report';
import {
  NO_DEEDS,
  REPORT_EDITIONS,
  studyStory,
  toldPages,
  type StudyLog,
  type YearDeeds,
} from '@ykd/domain/report';
import { describe, expect, it } from 'vitest';
import { studyWords } from '../src/features/report/messages/zh-CN/dates';
import { GRADE_LINES } from '../src/features/report/messages/zh-CN/grades';
import { TOPIC_TITLES } from '../src/features/report/messages/zh-CN/report';
import { TOPIC_WORDS } from '../src/features/report/messages/zh-CN/topics';
import { activeGradeOf } from '@ykd/domain/report';

const YEAR = 2024;
const FULL: YearDeeds = { exercises: 3, checkIns: 2, notes: 1, ahead: 73 };
const at = (day: string, time = '08:05') => Date.parse(`${day}T${time}:00+08:00`);

const told = (
  logs: readonly StudyLog[],
  over: Partial<Pick<ToldReport, 'isOver' | 'name' | 'deeds' | 'courses'>> = {},
): ToldReport => {
  const report = {
    year: YEAR,
    isOver: true,
    name: '李小明',
    story: studyStory(logs, { year: YEAR, userNumber: 42 }),
    deeds: FULL,
    courses: [{ courseId: 'py1', title: 'Python 语言基础' }],
    ...over,
  };
  if (!isTold(report)) throw new Error('nothing to tell');
  return report;
};

const SOME = told([
  { at: at('2024-03-01'), courseId: 'py1', seconds: 3600 },
  { at: at('2024-03-02', '21:00'), courseId: 'gone', seconds: 5400 },
  { at: at('2024-03-03', '21:30'), courseId: 'py1', seconds: 1800 },
  { at: at('2024-03-20'), courseId: 'py1', seconds: 60 },
]);

describe('what the pages of a report say', () => {
  it('tells who does not see a drawing what is in it', () => {
    expect(TOPIC_WORDS.days(SOME).drawn).toEqual(['3 月：1 日、2 日、3 日、20 日']);
    expect(TOPIC_WORDS.months(SOME).drawn).toEqual([`3 月：${studyWords(10_860)}`]);
    expect(TOPIC_WORDS.hour(SOME).drawn).toEqual([`8 点：${studyWords(3660)}`, `21 点：${studyWords(7200)}`]);
    expect(TOPIC_WORDS.run(SOME).drawn).toBeUndefined();
  });

  it('is one thing each, from the year', () => {
    const said = Object.entries(TOPIC_WORDS).map(([topic, words]) => {
      const { lead, figure, lines, rows = [] } = words(SOME);
      const large = 'text' in figure ? figure.text : `${figure.value} ${figure.unit}`;
      return [topic, `${lead} ${large}`, ...lines, ...rows.map(({ name, amount }) => `${name} ${amount}`)];
    });
    expect(said).toMatchInlineSnapshot(`
      [
        [
          "cover",
          "李小明，这是你的 2024 年度学习报告",
          "翻开它，看看这一年里的你。",
          "报告编号 2024-000042",
        ],
        [
          "first",
          "2024 年的第一次学习，在 3 月 1 日",
          "08:05，你开始学习《Python 语言基础》。",
          "故事从这里开始。",
        ],
        [
          "days",
          "这一年，你学习了 4 天",
          "加在一起是 3 小时 1 分钟。",
          "每一天，都算数。",
        ],
        [
          "run",
          "最长的一次，你连续学习了 3 天",
          "从 3 月 1 日到 3 月 3 日，天天都在。",
        ],
        [
          "courses",
          "这一年，你学过 2 门课程",
          "Python 语言基础 1 小时 31 分钟",
          "另外 1 门课程 1 小时 30 分钟",
        ],
        [
          "hour",
          "你最常学习的时候，是 晚上 9 点",
          "这个钟点开始的学习，一共 2 小时。",
          "一天忙完以后，你还为自己留了一段时间。",
        ],
        [
          "longest-day",
          "学得最久的一天，是 3 月 2 日",
          "那一天，你学习了 1 小时 30 分钟。",
        ],
        [
          "months",
          "学习天数最多的，是 3 月",
          "那个月，你学习了 3 小时 1 分钟。",
        ],
        [
          "pause",
          "停下 16 天以后，你回来了，在 3 月 20 日",
          "停一停没有关系，愿意回来就好。",
        ],
        [
          "exercises",
          "这一年，你通过了 3 道练习",
          "一道一道，你都走过来了。",
        ],
        [
          "check-ins",
          "这一年，你打卡了 2 天",
          "每打一次卡，都是和自己的一次约定。",
        ],
        [
          "notes",
          "这一年，你写下了 1 条笔记",
          "写下来的，才真正是自己的。",
        ],
        [
          "stage",
          "你用时最多的学习阶段，是 Python 入门",
          "一步一步，走得很踏实。",
        ],
        [
          "fellows",
          "这一年，你学习的天数多于 73 % 的其他学员",
          "走在前面的人，也是一天一天走过来的。",
        ],
        [
          "letter",
          "送你一个幸运词 渐入佳境",
          "李小明，见字如面：",
          "谢谢你在 2024 年里，留了时间给学习。愿这个词陪你走下去。",
        ],
        [
          "end",
          "接下来的一年，不妨学习 10 天",
          "不用很多，从今天开始就好。",
          "你的幸运词是「渐入佳境」。",
        ],
      ]
    `);
  });

  it('speaks of a year that goes on as far as it went', () => {
    const report = told([{ at: at('2024-03-01'), courseId: 'py1', seconds: 60 }], { isOver: false });
    for (const topic of ['days', 'courses', 'exercises', 'check-ins', 'notes', 'fellows'] as const) {
      expect(TOPIC_WORDS[topic](report).lead).toMatch(/^到目前为止，/);
    }
    expect(TOPIC_WORDS.cover(report).lines[0]).toBe('2024 年还没有过完，这里说的都是到目前为止。');
    expect(TOPIC_WORDS.letter(report).lines.join('')).not.toContain('在 2024 年里，留了');
  });

  it('speaks to who has no name', () => {
    const report = { ...SOME, name: null };
    expect(TOPIC_WORDS.cover(report).lead).toBe('你的');
    expect(TOPIC_WORDS.letter(report).lines[0]).toBe('见字如面：');
  });

  it('names the five longest courses that the catalogue knows, and tells the others as one', () => {
    const courseIds = Array.from({ length: 9 }, (_, number) => `c${number}`);
    const report = told(
      courseIds.map((courseId, number) => ({ at: at('2024-05-01'), courseId, seconds: 3600 * (9 - number) })),
      { courses: courseIds.slice(1).map((courseId) => ({ courseId, title: `课程${courseId}` })) },
    );
    expect(TOPIC_WORDS.courses(report)).toMatchObject({
      figure: { value: 9, unit: '门课程' },
      rows: [
        { name: '课程c1', amount: '8 小时' },
        { name: '课程c2', amount: '7 小时' },
        { name: '课程c3', amount: '6 小时' },
        { name: '课程c4', amount: '5 小时' },
        { name: '课程c5', amount: '4 小时' },
        { name: '另外 4 门课程', amount: '15 小时' },
      ],
    });
  });

  it('names no course where the catalogue knows none', () => {
    const report = told([{ at: at('2024-05-01'), courseId: 'gone', seconds: 60 }], { courses: [] });
    expect(TOPIC_WORDS.first(report).lines[0]).toBe('08:05，你开始学习了。');
    expect(TOPIC_WORDS.courses(report).rows).toEqual([{ name: '1 门课程', amount: '1 分钟' }]);
  });

  it('counts the months where too many are alike to be named', () => {
    const months = (count: number) =>
      told(
        Array.from({ length: count }, (_, month) => ({
          at: at(`2024-${String(month + 1).padStart(2, '0')}-05`),
          courseId: 'py1',
          seconds: 600,
        })),
      );
    expect(TOPIC_WORDS.months(months(2)).figure).toEqual({ text: '1 月、2 月' });
    expect(TOPIC_WORDS.months(months(12))).toMatchObject({
      lead: '学习天数一样多的，有',
      figure: { value: 12, unit: '个月' },
      lines: ['这些月份里，你一共学习了 2 小时。'],
    });
  });
});

const logs = fc.array(
  fc.record({
    at: fc.integer({ min: at('2024-01-01', '00:00'), max: at('2024-12-31', '23:59') }),
    courseId: fc.constantFrom('py1', 'j1', 'gone', 'g1'),
    seconds: fc.oneof(fc.constantFrom(0, 1, 59, 60, 86_400), fc.nat(400_000)),
  }),
  { minLength: 1, maxLength: 60 },
);
const deeds = fc.record({
  exercises: fc.nat(99_999),
  checkIns: fc.nat(366),
  notes: fc.nat(99_999),
  ahead: fc.option(fc.integer({ min: 50, max: 100 })),
});

test.prop([logs, deeds, fc.boolean()])(
  'a page that a year has says something, and nothing that is nothing',
  (all, done, isOver) => {
    const report = told(all, { deeds: done, isOver });
    for (const edition of Object.values(REPORT_EDITIONS)) {
      for (const { topic } of toldPages(edition, report.story, report.deeds)) {
        const { lead, figure, lines, rows = [] } = TOPIC_WORDS[topic](report);
        expect(lead).not.toBe('');
        if ('text' in figure) expect(figure.text).not.toBe('');
        else expect(figure.value).toBeGreaterThan(0);
        const words = JSON.stringify([lead, figure, lines, rows]);
        expect(words).not.toMatch(/undefined|null|NaN|""|\D0 (?:天|小时|分钟|门|道|条)/);
      }
    }
  },
);

it('has a title for each topic', () => {
  expect(Object.keys(TOPIC_TITLES).toSorted()).toEqual(Object.keys(TOPIC_WORDS).toSorted());
  expect(toldPages(REPORT_EDITIONS.report, SOME.story, NO_DEEDS).length).toBeGreaterThan(3);
});

it.each([
  [0, '不到 1 分钟'],
  [59, '不到 1 分钟'],
  [60, '1 分钟'],
  [3599, '59 分钟'],
  [3600, '1 小时'],
  [5400, '1 小时 30 分钟'],
  [31_622_400, '8784 小时'],
])('%d seconds are %s', (seconds, words) => {
  expect(studyWords(seconds)).toBe(words);
});

it.each([
  [0, '凌晨 0 点'],
  [4, '凌晨 4 点'],
  [5, '清晨 5 点'],
  [9, '上午 9 点'],
  [12, '中午 12 点'],
  [13, '下午 1 点'],
  [18, '晚上 6 点'],
  [23, '深夜 11 点'],
])('the hour %d is %s', (hour, words) => {
  expect(hourWords(hour, activeGradeOf(hour))).toBe(words);
  expect(GRADE_LINES[activeGradeOf(hour)]).not.toBe('');
});
