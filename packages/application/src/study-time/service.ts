import { studySession } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { openBought } from '../study/open-course.js';
import { paidOrders } from '../study/paid-orders.js';
import { countBeats, type StudyTimeDeps } from './count-beats.js';
import type { StudyTimePort } from './port.js';

export const studyTimePort = (deps: StudyTimeDeps, context: CallerContext): StudyTimePort => ({
  start: async ({ courseId }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user } = caller.value;
    const orders = await paidOrders(deps, user.id);
    const now = deps.clock.now();
    const opened = await openBought(deps, orders, courseId, now);
    if (!opened.ok) return opened;
    const session = studySession(user, orders, courseId, now);
    if (session === undefined) throw new Error(`an open course without a session: ${courseId}`);
    return ok(session);
  },
  beats: (input) => countBeats(deps, context, input),
});
