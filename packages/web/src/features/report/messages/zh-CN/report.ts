import type { ReportTopic } from '@ykd/domain/report';

/** What the pages of the yearly reports are called, one by one. */
export const TOPIC_TITLES: { readonly [T in ReportTopic]: string } = {
  cover: '封面',
  first: '第一次学习',
  days: '学习的日子',
  run: '连续学习',
  courses: '学过的课程',
  hour: '学习的时段',
  'longest-day': '最长的一天',
  months: '最多的月份',
  pause: '停下与回来',
  exercises: '通过的练习',
  'check-ins': '打卡',
  notes: '笔记',
  stage: '学习阶段',
  fellows: '和大家一起',
  letter: '写给你的信',
  end: '结尾',
};

const nameOf = (year: number): string => `${year} 年度学习报告`;

/** Around the pages of a yearly report. */
export const report = {
  whole: '年度学习报告',
  name: nameOf,
  title: (topic: string, year: number) => `${topic} · ${nameOf(year)}`,
  pages: '报告的各页',
  next: '下一页',
  back: '上一页',
  begin: '翻开看看',
  close: '离开报告',
  failed: '报告没有加载出来',
  again: '从头再看',
  goOn: '继续学习',
  empty: {
    title: '下一份报告，等你来写',
    text: (year: number) => `${year} 年没有可以回顾的学习。之后学过的每一天，都会写进那一年的报告。`,
    learn: '去学习中心',
    shop: '看看有哪些课程',
  },
} as const;
