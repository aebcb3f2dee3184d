import type { KeptStory } from '@ykd/application/entities';
import {
  consentStateFields,
  REPORT_YEARS,
  type NamedCourse,
  type YearReport,
} from '@ykd/application/year-report';
import type {
  EmptyStudyReport,
  StudyOnDay,
  StudyOfCourse,
  StudyPause,
  StudyRun,
  YearDeeds,
} from '@ykd/domain/report';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, instant, queryCount } from './values.js';

const head = { year: z.int(), reportNumber: z.string() };

const empty: z.core.$ZodType<EmptyStudyReport> = z.object({ kind: z.literal('empty'), ...head });

const run: z.core.$ZodType<StudyRun> = z.object({ days: count, from: z.string(), to: z.string() });
const pause: z.core.$ZodType<StudyPause> = z.object({
  days: count,
  from: z.string(),
  to: z.string(),
  back: z.string(),
});
const onDay: z.core.$ZodType<StudyOnDay> = z.object({ day: z.string(), seconds: count });
const ofCourse: z.core.$ZodType<StudyOfCourse> = z.object({ courseId: z.string(), seconds: count });

/** Parts of the day, as `ActiveGrade` has them. */
const grade = z.enum(['dawn', 'morning', 'afternoon', 'evening', 'night']);

const studied: z.core.$ZodType<KeptStory> = z.object({
  kind: z.literal('studied'),
  ...head,
  studyDaysInYear: count,
  studyDates: z.array(z.string()),
  inactiveDates: z.array(z.string()),
  longestConsecutive: run,
  activeHour: count,
  activeGrade: grade,
  longMonths: z.array(z.int()),
  firstStudyLog: z.object({ at: instant, courseId: z.string() }),
  firstStudyTime: z.string(),
  stage: z.nullable(z.string()),
  luckyWord: z.string(),
  totalSeconds: count,
  courses: list(ofCourse),
  secondsByMonth: list(count),
  secondsByHour: list(count),
  longestDay: onDay,
  pause: z.nullable(pause),
});

const deeds: z.core.$ZodType<YearDeeds> = z.object({
  exercises: count,
  checkIns: count,
  notes: count,
  ahead: z.nullable(count),
});

const course: z.core.$ZodType<NamedCourse> = z.object({ courseId: z.string(), title: z.string() });

/** A yearly report of a member. */
export const yearReport: z.core.$ZodType<YearReport> = z.object({
  year: z.int(),
  isOver: z.boolean(),
  name: z.nullable(z.string()),
  story: z.union([empty, studied]),
  deeds,
  courses: list(course),
});

/** Which report. */
export const reportEdition = z.enum(['report', 'report2023', 'report2024']);

const year = z.int().check(z.minimum(REPORT_YEARS.from), z.maximum(REPORT_YEARS.until));

/** A year of which there may be a report, in a query string. */
export const reportYear = z.pipe(queryCount, year);

const consentState = recordSchema(consentStateFields);

/** The yearly reports of the caller. Specification §2 'Report'. */
export const yearReportCalls = {
  report: defineCall({
    method: 'GET',
    path: '/api/report/year',
    // Whoever looks as a student sees no report of his: he shows it himself, see setConsent.
    whileViewing: false,
    query: z.strictObject({ edition: reportEdition }),
    response: success(yearReport),
    errors: ['not-logged-in'],
    limit: 'search',
    summary:
      '自己的年度学习报告：report 是弹窗期间的那一年或最近结束的一年，另外两份是 2023 与 2024 年；没有学习过的年份 kind 为 empty',
  }),
  consent: defineCall({
    method: 'GET',
    path: '/api/report/consent',
    whileViewing: false,
    response: success(consentState),
    errors: ['not-logged-in'],
    limit: 'search',
    summary:
      '自己让班主任看哪几年的报告，包括现在没有报告说到的年份；hasTeacher 为 false 时现在没有班主任看得到',
  }),
  setConsent: defineCall({
    method: 'POST',
    path: '/api/report/consent',
    body: z.strictObject({ year, isGiven: z.boolean() }),
    response: success(consentState),
    errors: ['not-logged-in', 'entity-not-found'],
    limit: 'search',
    summary:
      '让所在班级的班主任（以后换了的也一样）看自己某一年的报告，或者不再让看；那一年没有学习过就没有可以给人看的',
  }),
} as const;
