import { STUDY_SPAN_MAX_DAYS, studyByDay } from '@ykd/domain/report';
import { dayIndexOf, daysBetween, err, ok, startOfShanghaiDay } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

/** The days of a range, if there are some and not too many. */
const daysIn = (from: string, to: string): number | undefined => {
  try {
    const days = daysBetween(from, to) + 1;
    return days >= 1 && days <= STUDY_SPAN_MAX_DAYS ? days : undefined;
  } catch {
    return undefined;
  }
};

/** How long a student studied, day by day. */
export const studyTime = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, from, to }: Parameters<StudentPagePort['studyTime']>[0],
): ReturnType<StudentPagePort['studyTime']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  if (daysIn(from, to) === undefined) {
    const message = `日期不正确：要是真实的日期，先后正确，最多 ${STUDY_SPAN_MAX_DAYS} 天`;
    return err({ kind: 'invalid-input', issues: [{ field: 'from', message }] });
  }
  const span = { from: startOfShanghaiDay(dayIndexOf(from)), until: startOfShanghaiDay(dayIndexOf(to) + 1) };
  return ok(studyByDay(await deps.studyLogs.findBetween(userId, span), from, to));
};
