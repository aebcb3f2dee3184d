import { err, ok } from '@ykd/domain/shared';
import type { MemberRepository } from '../ports/member-repository.js';
import type { ReportConsents } from '../ports/report-consents.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { reachStudent } from '../student/reach.js';
import type { Students } from '../student/students.js';
import { classTeachersOf, type ClassTeachersDeps } from '../year-report/class-teachers.js';
import { tellYear, type TellYearDeps } from '../year-report/tell-year.js';
import type { ShownReportPort } from './port.js';

/** What the yearly reports of students are told from, for their class teachers. */
export type ShownReportDeps = AuthenticateDeps &
  TellYearDeps &
  ClassTeachersDeps & {
    readonly members: Pick<MemberRepository, 'findById'>;
    readonly students: Students;
    readonly reportConsents: Pick<ReportConsents, 'years'>;
  };

/** The years whose reports somebody may see: those that the student agreed to, for the class teacher of a class of his. */
const shownYears = async (
  deps: ShownReportDeps,
  { user }: Caller,
  studentId: string,
): Promise<readonly number[]> =>
  (await classTeachersOf(deps, studentId)).has(user.id) ? deps.reportConsents.years(studentId) : [];

/** Yearly reports that students show, for one caller. */
export const shownReportPort = (deps: ShownReportDeps, context: CallerContext): ShownReportPort => ({
  years: async ({ userId }) => {
    const reached = await reachStudent(deps, context, userId);
    if (!reached.ok) return reached;
    return ok({ years: await shownYears(deps, reached.value.caller, userId) });
  },
  report: async ({ userId, year }) => {
    const reached = await reachStudent(deps, context, userId);
    if (!reached.ok) return reached;
    const [years, user] = await Promise.all([
      shownYears(deps, reached.value.caller, userId),
      deps.members.findById(userId),
    ]);
    if (user === undefined || !years.includes(year)) return err({ kind: 'entity-not-found' });
    return ok(await tellYear(deps, user, year));
  },
});
