import { eventNews } from '@ykd/domain/school-class';
import { tellEventNews } from '../notice/tell-classes.js';
import type { ClassEvent, ClassEvents } from '../ports/class-events.js';
import type { Clock } from '../ports/clock.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { eachApart } from '../shared/each-apart.js';

export interface TellNewsDeps {
  readonly clock: Clock;
  readonly classEvents: Pick<ClassEvents, 'dueNews'>;
  readonly unitOfWork: UnitOfWork;
}

/** So many events are looked at in a round. */
const AT_A_TIME = 50;

/** Tells the students of a class how an event is by now, should that still be due. */
const tellOf = (
  { unitOfWork }: TellNewsDeps,
  { classId, id }: Pick<ClassEvent, 'id' | 'classId'>,
  now: number,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const one = await tx.classes.hold(classId);
    const event = await tx.classEvents.find(classId, id);
    // Somebody else told of it meanwhile, or it was changed again.
    if (one === undefined || event?.known === undefined || event.known === null) return;
    if (event.newsAt === null || event.newsAt > now) return;
    const news = one.archivedAt === null ? eventNews(event.known, event, now) : undefined;
    if (news !== undefined) {
      const told = { event, className: one.name, news };
      for (const userId of await tx.classes.memberIds(classId)) await tellEventNews(tx, userId, told, now);
    }
    await tx.classEvents.put({ ...event, known: null, newsAt: null });
  });

/**
 * Tells students of what in their classes is at another time or does not take place, each change once. Answers how many events were
 * due: as long as there are some, there may be more. Any number of processes may do so. One that fails is thrown once the others
 * are told.
 */
export const tellOfChanges = async (deps: TellNewsDeps): Promise<number> => {
  const now = deps.clock.now();
  const due = await deps.classEvents.dueNews(now, AT_A_TIME);
  await eachApart(due, (event) => tellOf(deps, event, now));
  return due.length;
};
