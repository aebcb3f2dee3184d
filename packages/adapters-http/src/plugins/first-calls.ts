import { loadDashboard } from '@ykd/application/learn';
import {
  LOGIN_H5_PATH,
  LOGIN_PATH,
  OLD_STUDY_LESSON_PATH,
  STUDY_COURSE_PATH,
  STUDY_LESSON_PATH,
  type Page,
} from '@ykd/domain/access';
import { decodePosition } from '@ykd/domain/course';
import type { User } from '@ykd/domain/member';
import { REPORT_EDITIONS, REPORT_EMPTY_PATH, type ReportEditionName } from '@ykd/domain/report';
import { pagePath } from '@ykd/domain/shared';
import { clientOf } from '../client/client-of.js';
import { callsOfClass } from '../client/calls-of-class.js';
import { commonQueryClient } from '../client/common-query.js';
import { createHttp, type Http } from '../client/http.js';
import { memberClient } from '../client/member.js';
import { projectUserCalls } from '../contracts/project-user.js';
import { shelfCalls } from '../contracts/shelf.js';
import { studyCalls } from '../contracts/study.js';
import { QUERY_COUNT } from '../contracts/values.js';
import { yearReportCalls } from '../contracts/year-report.js';

/** A page that is about to be sent, and to whom, as far as its guards asked for that. */
export interface PageStart {
  readonly page: Page;
  /** Where it was asked for, without the query. */
  readonly path: string;
  readonly user: User | undefined;
}

/** What the app hands to `fetch` for a call. */
export type FirstCall = readonly [url: string, init: Omit<RequestInit, 'signal'>];

const LEARNING_SITES: readonly string[] = [OLD_STUDY_LESSON_PATH, STUDY_COURSE_PATH, STUDY_LESSON_PATH];

/** The values of the `:name` segments of a page's path. */
const paramsOf = (page: Page, path: string): Readonly<Record<string, string | undefined>> => {
  const given = pagePath(path).split('/');
  const named = page.path.split('/').map((segment, at) => [segment, given[at] ?? ''] as const);
  return Object.fromEntries(
    named.flatMap(([segment, value]) =>
      segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(value)]] : [],
    ),
  );
};

/** The lesson that the address of a page names. */
const lessonOf = ({
  outline = '',
  section = '',
  position = '',
}: ReturnType<typeof paramsOf>): { readonly outlineNum: number; readonly sectionNum: number } | undefined => {
  if (QUERY_COUNT.test(outline) && QUERY_COUNT.test(section)) {
    return { outlineNum: Number(outline), sectionNum: Number(section) };
  }
  const place = decodePosition(position);
  return place.ok ? { outlineNum: place.value.outline, sectionNum: place.value.section } : undefined;
};

/** What the pages of a course ask first. */
const askForCourse = (http: Http, { page, path }: PageStart, { id: userId }: User): Promise<unknown>[] => {
  const study = clientOf(http, studyCalls);
  const params = paramsOf(page, path);
  const { courseId = '' } = params;
  const lesson = lessonOf(params);
  return [
    study.outline({ courseId }),
    clientOf(http, projectUserCalls).get({ userId, courseId }),
    ...(lesson === undefined ? [] : [study.lesson({ courseId, ...lesson })]),
  ];
};

/** What the pages of the learning centre ask first. */
const askForDashboard = (http: Http, { id }: User): Promise<unknown>[] => [
  loadDashboard(
    {
      commonQuery: commonQueryClient(http, callsOfClass),
      projectUser: clientOf(http, projectUserCalls),
      shelf: clientOf(http, shelfCalls),
      clock: { now: () => 0 },
    },
    id,
  ),
];

/** The report that a page tells; which one an empty year is of stands in its query. */
const reportAt = ({ layout, path }: Page): ReportEditionName | undefined =>
  path === REPORT_EMPTY_PATH
    ? undefined
    : Object.values(REPORT_EDITIONS).find(({ name }) => name === layout)?.name;

/** Asks what a page asks first, in its words. */
const ask = (http: Http, visit: PageStart): Promise<unknown>[] => {
  const { page, user } = visit;
  const who = memberClient(http).loginUser();
  if (user === undefined) return [who];
  const edition = reportAt(page);
  if (edition !== undefined) return [who, clientOf(http, yearReportCalls).report({ edition })];
  if (LEARNING_SITES.includes(page.path)) return [who, ...askForCourse(http, visit, user)];
  return page.layout === 'learn' ? [who, ...askForDashboard(http, user)] : [who];
};

/**
 * The calls with which a page begins, so that they can be under way before its app is: written down by the very clients
 * that the app calls with, and not sent.
 */
export const firstCalls = async (visit: PageStart): Promise<readonly FirstCall[]> => {
  const asksForLogin = visit.page.path === LOGIN_PATH || visit.page.path === LOGIN_H5_PATH;
  if (visit.user === undefined && !asksForLogin) return [];
  const calls: FirstCall[] = [];
  const http = createHttp({
    fetch: (url, init = {}) => {
      const { signal: _signal, ...words } = init;
      calls.push([String(url), words]);
      return Promise.reject(new Error('written down'));
    },
    timeoutMs: 0,
  });
  await Promise.allSettled(ask(http, visit));
  return calls;
};
