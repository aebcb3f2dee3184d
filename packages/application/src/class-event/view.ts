import type { ClassEvents, ClassEvent } from '../ports/class-events.js';
import type { SchoolClass } from '../ports/school-classes.js';
import type { ClassScheduleView, EventView } from './port.js';

const viewOf = ({
  classId: _class,
  remindAt: _remind,
  known: _known,
  newsAt: _news,
  changedBy: _by,
  changedAt: _at,
  ...view
}: ClassEvent): EventView => view;

/** Everything that is told of the schedule of a class. */
export const scheduleOf = async (
  { classEvents }: { readonly classEvents: Pick<ClassEvents, 'ofClass'> },
  { id: classId, archivedAt, members }: Pick<SchoolClass, 'id' | 'archivedAt' | 'members'>,
): Promise<ClassScheduleView> => ({
  classId,
  isArchived: archivedAt !== null,
  members,
  events: (await classEvents.ofClass(classId)).map(viewOf),
});
