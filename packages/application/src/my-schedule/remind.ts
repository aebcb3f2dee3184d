import { EVENT_REMINDER_LATE_MS, EVENT_REMINDER_MS, nextReminder } from '@ykd/domain/school-class';
import { tellClassEvent } from '../notice/tell-classes.js';
import type { ClassEvent, ClassEvents } from '../ports/class-events.js';
import type { Clock } from '../ports/clock.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { eachApart } from '../shared/each-apart.js';

export interface RemindDeps {
  readonly clock: Clock;
  readonly classEvents: Pick<ClassEvents, 'due'>;
  readonly unitOfWork: UnitOfWork;
}

/** So many events are looked at in a round. */
const AT_A_TIME = 50;

/** Tells the students of a class of an event, should it be due, and notes when it is next. Answers how many were told. */
const remindOf = (
  { unitOfWork }: RemindDeps,
  { classId, id }: Pick<ClassEvent, 'id' | 'classId'>,
  now: number,
): Promise<number> =>
  unitOfWork.transaction(async (tx) => {
    const one = await tx.classes.hold(classId);
    const event = await tx.classEvents.find(classId, id);
    // Somebody else told of it meanwhile, or changed it.
    const remindAt = event?.remindAt ?? null;
    if (one === undefined || event === undefined || remindAt === null || remindAt > now) return 0;
    const startsAt = remindAt + EVENT_REMINDER_MS[event.kind];
    const from = now - EVENT_REMINDER_LATE_MS;
    const isTold = startsAt >= from && one.archivedAt === null;
    const students = isTold ? await tx.classes.memberIds(classId) : [];
    let told = 0;
    for (const userId of students) {
      if (await tellClassEvent(tx, userId, { event, className: one.name, startsAt }, now)) told += 1;
    }
    const next = nextReminder(event, Math.max(startsAt + 1, from));
    await tx.classEvents.put({ ...event, remindAt: next?.at ?? null });
    return told;
  });

/**
 * Tells students of what begins soon in their classes, each time of an event once. Answers how many events were due: as long as
 * there are some, there may be more. Any number of processes may do so. One that fails is thrown once the others are told.
 */
export const remindOfEvents = async (deps: RemindDeps): Promise<number> => {
  const now = deps.clock.now();
  const due = await deps.classEvents.due(now, AT_A_TIME);
  await eachApart(due, (event) => remindOf(deps, event, now));
  return due.length;
};
