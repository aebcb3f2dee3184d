import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { count, identifier } from './values.js';
import { reportYear, yearReport } from './year-report.js';

/** What keeps anybody from a report. */
const refusals = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;

/** Yearly reports that students let their class teacher see. Beyond the Specification. */
export const shownReportCalls = {
  years: defineCall({
    method: 'GET',
    path: '/api/admin/student/reports',
    // Whoever looks as the class teacher is not the one whom the student agreed to.
    whileViewing: false,
    query: z.strictObject({ userId: identifier }),
    response: success(z.object({ years: list(count) })),
    errors: refusals,
    summary: '学员让他的班主任看哪几年的年度学习报告；调用的人不是他现在所在班级的班主任时一年也没有',
  }),
  report: defineCall({
    method: 'GET',
    path: '/api/admin/student/report',
    whileViewing: false,
    query: z.strictObject({ userId: identifier, year: reportYear }),
    response: success(yearReport),
    errors: refusals,
    limit: 'search',
    summary:
      '学员让他的班主任看的一份年度学习报告，与他自己看到的相同，当天第一次打开记入审计日志；没有同意的如同不存在',
  }),
} as const;
