import { type DayWindow, periodIssues } from '../campaign/index.js';
import { issuesOf, type Issue } from '../member/index.js';
import { noticeLinkIssue } from '../notice/index.js';
import { lineIssue, longTextIssue, plainTextIssue } from '../shared/index.js';
import { audienceIssue, type Audience } from './audience.js';

/** The longest title of an announcement, in Unicode code points. Beyond the Specification. */
export const ANNOUNCEMENT_TITLE_MAX = 40;

/** The longest text of an announcement, in Unicode code points. Beyond the Specification. */
export const ANNOUNCEMENT_TEXT_MAX = 500;

/**
 * What everybody is told, or some are, on the days of its period: a title, a text of several lines, and a path of the platform that
 * it leads to (`link`), or null, and for whom it is (`audience`). Beyond the Specification.
 */
export type AnnouncementForm = DayWindow & {
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly audience: Audience;
};

/**
 * What is wrong with an announcement as staff write it. It never throws. Beyond the Specification.
 *
 * @param form - texts without white space at their ends
 */
export const announcementIssues = (form: AnnouncementForm): readonly Issue[] => [
  ...issuesOf([
    [
      'title',
      lineIssue('公告标题', form.title) ?? longTextIssue('公告标题', form.title, ANNOUNCEMENT_TITLE_MAX),
    ],
    ['text', plainTextIssue('公告内容', form.text, ANNOUNCEMENT_TEXT_MAX)],
    ['link', form.link === null ? undefined : noticeLinkIssue(form.link)],
  ]),
  ...periodIssues(form),
  ...issuesOf([['audience', audienceIssue(form.audience)]]),
];
