import { catalogueEntry } from '@ykd/domain/course';
import { aheadOfFellows, isYearOver, studyYear, type YearDeeds } from '@ykd/domain/report';
import type { User } from '@ykd/domain/member';
import type { KeptStory } from '../entities/year-report.js';
import type { CheckIns } from '../ports/check-ins.js';
import type { Notes } from '../ports/notes.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import type { YearReports } from '../ports/year-reports.js';
import { memberName } from '../shared/member-name.js';
import { keepYear, type KeepYearDeps, type MadeStory } from './keep-year.js';
import type { NamedCourse, YearReport } from './port.js';

export interface TellYearDeps extends KeepYearDeps {
  readonly checkIns: Pick<CheckIns, 'days'>;
  readonly notes: Pick<Notes, 'countWritten'>;
  readonly progress: Pick<ProgressRepository, 'countPassed'>;
  readonly yearReports: KeepYearDeps['yearReports'] & Pick<YearReports, 'build'>;
}

/** What a member did in a year beside reading, and his place among the others once all reports of the year were made. */
const deedsOf = async (
  { checkIns, notes, progress, yearReports }: TellYearDeps,
  userId: string,
  year: number,
  { story, madeAt }: MadeStory,
): Promise<YearDeeds> => {
  const span = studyYear(year);
  const days = (await checkIns.days(userId)).map(({ day }) => day);
  const build = await yearReports.build(year);
  const studyDays = story.kind === 'empty' ? 0 : story.studyDaysInYear;
  // What came later was made of more than was counted.
  const isCounted = typeof build?.doneAt === 'number' && madeAt <= build.doneAt;
  return {
    exercises: await progress.countPassed(userId, span),
    // Two campaigns may run on a day.
    checkIns: new Set(days.filter((day) => day.startsWith(`${year}-`))).size,
    notes: await notes.countWritten(userId, span),
    ahead: aheadOfFellows({ studyDays, isCounted }, build?.learners ?? []),
  };
};

const namedCourses = ({ courses, firstStudyLog }: KeptStory): readonly NamedCourse[] => {
  const ids = new Set([firstStudyLog.courseId, ...courses.map(({ courseId }) => courseId)]);
  return [...ids].flatMap((courseId) => {
    const title = catalogueEntry(courseId)?.title;
    return title === undefined ? [] : [{ courseId, title }];
  });
};

/** The year of a member, as the pages and the pictures of its report tell it. */
export const tellYear = async (deps: TellYearDeps, user: User, year: number): Promise<YearReport> => {
  const made = await keepYear(deps, user.id, year);
  const { story } = made;
  return {
    year,
    isOver: isYearOver(year, deps.clock.now()),
    name: memberName(user) ?? null,
    story,
    deeds: await deedsOf(deps, user.id, year, made),
    courses: story.kind === 'empty' ? [] : namedCourses(story),
  };
};
