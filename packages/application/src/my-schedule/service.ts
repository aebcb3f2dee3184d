import { err, ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { CalendarAddresses, ClassContacts } from '../ports/class-events.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { foldOf, securityEvent, type RecordDeps } from '../security/record.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import { calendarName } from './feed.js';
import { mySchedule, type MineDeps } from './mine.js';
import type { MySchedulePort } from './port.js';

export interface MyScheduleDeps extends AuthenticateDeps, MineDeps, RecordDeps {
  readonly unitOfWork: UnitOfWork;
  readonly calendarAddresses: CalendarAddresses;
  readonly classContacts: ClassContacts;
}

/** One's own classes and calendar, for one caller. */
export const mySchedulePort = (deps: MyScheduleDeps, context: CallerContext): MySchedulePort => ({
  mine: async () => {
    const caller = await requireCaller(deps, context);
    return caller.ok ? ok(await mySchedule(deps, caller.value.user.id)) : caller;
  },
  calendar: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    return ok({ since: (await deps.calendarAddresses.since(caller.value.user.id)) ?? null });
  },
  renewCalendar: async () => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, sessionId } = caller.value;
    const { id } = user;
    if (!mayCaller(caller.value, 'classes.manage') && !(await deps.classContacts.isInClass(id)))
      return notFound();
    const since = deps.clock.now();
    const { token, digest } = deps.sessionTokens.issue();
    const line = securityEvent(deps, context, { kind: 'calendar', userId: id });
    return deps.unitOfWork.transaction(async (tx) => {
      // What ends addresses ends logins with them: whoever was logged out meanwhile gets none after that.
      await tx.members.hold(id);
      if (!(await tx.sessions.idsOf(id)).includes(sessionId)) return err({ kind: 'not-logged-in' });
      await tx.calendarAddresses.put(id, digest, since);
      await tx.securityLog.count(line, foldOf(line));
      return ok({ name: calendarName(token), since });
    });
  },
});
