import { catalogueEntry } from '@ykd/domain/course';
import { courseAccess, hasAuth } from '@ykd/domain/order';
import { timelyBeats, type StudyBeat } from '@ykd/domain/report';
import { ok } from '@ykd/domain/shared';
import type { StudyLogs } from '../ports/study-logs.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireLearner } from '../shared/own-data.js';
import type { OpenCourseDeps } from '../study/open-course.js';
import { paidOrders } from '../study/paid-orders.js';
import { countStudy } from './count-study.js';
import type { BeatsInput, StudyTimePort } from './port.js';

export type StudyTimeDeps = AuthenticateDeps &
  OpenCourseDeps & { readonly studyLogs: StudyLogs; readonly unitOfWork: UnitOfWork };

/** Those that name a lesson of their course. */
const ofLessons = async (
  { courses }: Pick<OpenCourseDeps, 'courses'>,
  beats: readonly StudyBeat[],
): Promise<readonly StudyBeat[]> => {
  const ids = [...new Set(beats.map(({ courseId }) => courseId))];
  const outlines = new Map(
    await Promise.all(ids.map(async (id) => [id, await courses.outline(id)] as const)),
  );
  return beats.filter(
    ({ courseId, outlineNum, sectionNum }) =>
      outlines.get(courseId)?.chapters[outlineNum]?.lessons[sectionNum] !== undefined,
  );
};

export const countBeats = async (
  deps: StudyTimeDeps,
  context: CallerContext,
  input: BeatsInput,
): ReturnType<StudyTimePort['beats']> => {
  const caller = await requireLearner(deps, context, input.userId);
  if (!caller.ok) return caller;
  const userId = caller.value.user.id;
  const orders = await paidOrders(deps, userId);
  const allowed = timelyBeats(input.beats, deps.clock.now()).filter(
    ({ courseId, from }) =>
      // What was studied before the course ended counts, though it is sent afterwards.
      catalogueEntry(courseId) !== undefined && hasAuth(courseAccess(orders, courseId, from)),
  );
  const beats = await ofLessons(deps, allowed);
  return ok({ seconds: await countStudy(deps, userId, beats) });
};
