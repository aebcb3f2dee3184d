import { err, ok, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import type { AuditLog } from '../ports/audit-log.js';
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
    readonly auditLog: AuditLog;
  };

/** The years whose reports somebody may see: those that the student agreed to, for the class teacher of a class of his. */
const shownYears = async (
  deps: ShownReportDeps,
  { user }: Caller,
  studentId: string,
): Promise<readonly number[]> =>
  (await classTeachersOf(deps, studentId)).has(user.id) ? deps.reportConsents.years(studentId) : [];

const ACT = 'students.report';
/** More years than anybody has studied. */
const YEARS_MAX = 50;

/** Writes down that somebody opened a report: a line for each day on which he does, however often. */
const noteOpening = async (
  { auditLog, clock, unitOfWork }: ShownReportDeps,
  caller: Caller,
  userId: string,
  year: number,
): Promise<void> => {
  const at = clock.now();
  const ofToday = {
    actor: caller.user.id,
    act: ACT,
    about: userId,
    from: startOfShanghaiDay(shanghaiDayIndex(at)),
  } as const;
  const { list } = await auditLog.page({ limit: YEARS_MAX }, ofToday);
  if (list.some(({ after }) => after['year'] === year)) return;
  const what = { act: ACT, subjectKind: 'member', subjectId: userId, about: userId, at } as const;
  const line = auditLine(byStaff(caller), what, { before: {}, after: { year } });
  await unitOfWork.transaction((tx) => tx.audit.append(line));
};

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
    const told = await tellYear(deps, user, year);
    await noteOpening(deps, reached.value.caller, userId, year);
    return ok(told);
  },
});
