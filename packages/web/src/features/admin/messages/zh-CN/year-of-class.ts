import { CLASS_YEAR_MIN_LEARNERS, GLANCE_STUDENTS_MAX } from '@ykd/application/class-glance';
import { minutesWords } from '../../../../messages/zh-CN/duration';

const MINUTE_SECONDS = 60;

/** Texts of the year of a class. */
export const yearOfClass = {
  title: '一年的学习',
  hint: `只有合计；学习过的不到 ${CLASS_YEAR_MIN_LEARNERS} 位时不显示。`,
  failed: '这一年没有加载出来',
  years: '哪一年',
  yearOf: (year: number) => `${year} 年`,
  soFar: '到目前为止。',
  cut: `班里的学员太多，只算了进班最早的 ${GLANCE_STUDENTS_MAX} 位。`,
  tooFew: (year: number) => `${year} 年学习过的不到 ${CLASS_YEAR_MIN_LEARNERS} 位，不显示合计。`,
  learners: '学习过的学员',
  people: (count: number) => `${count} 位`,
  studyDays: '学习的天数（每位的相加）',
  days: (count: number) => `${count} 天`,
  time: '学习的时间',
  timeOf: (seconds: number) => minutesWords(Math.floor(seconds / MINUTE_SECONDS)),
  activeHour: '学习得最多的钟点',
  hourOf: (hour: number) => `${hour}:00–${hour + 1}:00`,
  exercises: '通过的练习',
  pieces: (count: number) => `${count} 道`,
  notes: '写下的笔记（还在的）',
  notesOf: (count: number) => `${count} 条`,
} as const;
