import { studySession } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { openCourse, paidOrders } from '../study/open-course.js';
import { countBeats, type StudyTimeDeps } from './count-beats.js';
import type { StudyTimePort } from './port.js';

/** Study time for one caller. */
export const studyTimePort = (deps: StudyTimeDeps, context: CallerContext): StudyTimePort => ({
  start: async ({ courseId }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user } = caller.value;
    const opened = await openCourse(deps, user.id, courseId);
    if (!opened.ok) return opened;
    const session = studySession(user, await paidOrders(deps, user.id), courseId, deps.clock.now());
    // Its order was given back between the two looks.
    return session === undefined ? err({ kind: 'course-closed', reason: 'not-bought' }) : ok(session);
  },
  beats: (input) => countBeats(deps, context, input),
});
