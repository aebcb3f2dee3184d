import { err, ok } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { ReportConsents } from '../ports/report-consents.js';
import type { YearReports } from '../ports/year-reports.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { classTeachersOf, type ClassTeachersDeps } from './class-teachers.js';
import type { ConsentState, YearReportPort } from './port.js';

/** What consents to yearly reports need. */
export interface ConsentDeps extends AuthenticateDeps, ClassTeachersDeps {
  readonly clock: Clock;
  readonly reportConsents: ReportConsents;
  readonly yearReports: Pick<YearReports, 'pieces'>;
}

const stateOf = async (deps: ConsentDeps, userId: string): Promise<ConsentState> => {
  const [years, teachers] = await Promise.all([
    deps.reportConsents.years(userId),
    classTeachersOf(deps, userId),
  ]);
  return { years, hasTeacher: teachers.size > 0 };
};

/** The years whose reports the caller lets his class teachers see. */
export const consent = async (
  deps: ConsentDeps,
  context: CallerContext,
): ReturnType<YearReportPort['consent']> => {
  const caller = await requireCaller(deps, context);
  return caller.ok ? ok(await stateOf(deps, caller.value.user.id)) : caller;
};

/** Gives such a consent, or takes it back. */
export const setConsent = async (
  deps: ConsentDeps,
  context: CallerContext,
  { year, isGiven }: Parameters<YearReportPort['setConsent']>[0],
): ReturnType<YearReportPort['setConsent']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  if (!isGiven) await deps.reportConsents.withdraw(userId, year);
  // There is a report to see only of a year with study.
  else if ((await deps.yearReports.pieces(userId, year)) === 0) return err({ kind: 'entity-not-found' });
  else await deps.reportConsents.give({ userId, year, agreedAt: deps.clock.now() });
  return ok(await stateOf(deps, userId));
};
