import {
  REPORT_PICTURE_PATH,
  REPORT_PICTURE_TOPICS,
  type ReportPictureAddress,
} from '@ykd/application/report-picture';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { count, instant, queryFlag } from './values.js';
import { reportEdition, reportYear } from './year-report.js';

/** The path of a picture, with its token as the parameter `token`. */
export const REPORT_PICTURE_FILE_PATH = `${REPORT_PICTURE_PATH}/:token` as const;

const address: z.core.$ZodType<ReportPictureAddress> = z.object({
  path: z.string(),
  until: instant,
  says: z.string(),
  width: count,
  height: count,
});

/** The pictures of yearly reports that members share. Beyond the Specification. */
export const reportPictureCalls = {
  address: defineCall({
    method: 'GET',
    path: REPORT_PICTURE_PATH,
    // Whoever looks as a student shares nothing of his.
    whileViewing: false,
    query: z.strictObject({
      edition: reportEdition,
      year: reportYear,
      topic: z.enum(REPORT_PICTURE_TOPICS),
      hidesName: queryFlag,
    }),
    response: success(address),
    errors: ['not-logged-in', 'entity-not-found'],
    limit: 'search',
    summary:
      '自己的年度学习报告里一页的图片，或海报（poster）的地址，year 是页面上的那一年：有地址的人不用登录就能看，到时候自己失效；hidesName 为 true 时图片上没有名字',
  }),
} as const;
