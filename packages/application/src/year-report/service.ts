import { catalogueEntry } from '@ykd/domain/course';
import {
  aheadOfFellows,
  editionYear,
  isYearOver,
  REPORT_EDITIONS,
  studyYear,
  type YearDeeds,
} from '@ykd/domain/report';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import { shownTo } from '../activity/shown.js';
import type { KeptStory } from '../entities/year-report.js';
import type { Activities } from '../ports/activities.js';
import type { CheckIns } from '../ports/check-ins.js';
import type { Notes } from '../ports/notes.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import type { StudyLogs } from '../ports/study-logs.js';
import type { YearReports } from '../ports/year-reports.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { memberName } from '../shared/member-name.js';
import { keepYear } from './keep-year.js';
import type { NamedCourse, YearReportPort } from './port.js';

export interface YearReportDeps extends AuthenticateDeps {
  readonly activities: Pick<Activities, 'showing' | 'belongings'>;
  readonly checkIns: Pick<CheckIns, 'days'>;
  readonly notes: Pick<Notes, 'countWritten'>;
  readonly progress: Pick<ProgressRepository, 'countPassed'>;
  readonly studyLogs: Pick<StudyLogs, 'findByYear' | 'hasStudied'>;
  readonly yearReports: YearReports;
}

/** What a member did in a year beside reading, and his place among the others once all reports of the year were made. */
const deedsOf = async (
  { checkIns, notes, progress, yearReports }: YearReportDeps,
  userId: string,
  year: number,
  studyDays: number,
): Promise<YearDeeds> => {
  const span = studyYear(year);
  const days = (await checkIns.days(userId)).map(({ day }) => day);
  const build = await yearReports.build(year);
  return {
    exercises: await progress.countPassed(userId, span),
    // Two campaigns may run on a day.
    checkIns: new Set(days.filter((day) => day.startsWith(`${year}-`))).size,
    notes: await notes.countWritten(userId, span),
    ahead: aheadOfFellows(studyDays, build?.learners ?? []),
  };
};

const namedCourses = ({ courses, firstStudyLog }: KeptStory): readonly NamedCourse[] => {
  const ids = new Set([firstStudyLog.courseId, ...courses.map(({ courseId }) => courseId)]);
  return [...ids].flatMap((courseId) => {
    const title = catalogueEntry(courseId)?.title;
    return title === undefined ? [] : [{ courseId, title }];
  });
};

/** Yearly reports, for one caller. */
export const yearReportPort = (deps: YearReportDeps, context: CallerContext): YearReportPort => ({
  report: async ({ edition }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user } = caller.value;
    const now = deps.clock.now();
    const { reportPopup } = await shownTo(deps, user.id, shanghaiDay(now));
    const year = editionYear(REPORT_EDITIONS[edition], now, reportPopup);
    const story = await keepYear(deps, user.id, year);
    const studyDays = story.kind === 'empty' ? 0 : story.studyDaysInYear;
    return ok({
      year,
      isOver: isYearOver(year, now),
      name: memberName(user) ?? null,
      story,
      deeds: await deedsOf(deps, user.id, year, studyDays),
      courses: story.kind === 'empty' ? [] : namedCourses(story),
    });
  },
});
