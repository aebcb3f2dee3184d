import { lastEndOf } from '@ykd/domain/school-class';
import type {
  CalendarAddresses,
  ClassContacts,
  ClassEvent,
  ClassEvents,
  EventWindow,
  ScheduledEvent,
  TxCalendarAddresses,
  TxClassEvents,
  TxStaffContacts,
} from '../../ports/class-events.js';
import type { WholeClass } from '../../ports/school-classes.js';
import type { FakeWorld } from './world.js';

type EventWorld = Pick<FakeWorld, 'classes' | 'classEvents' | 'classMembers'>;

const inOrder = (events: Iterable<ClassEvent>): ClassEvent[] =>
  [...events].toSorted((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));

/** Whether somebody is in a class now. */
const isMember = ({ classMembers }: Pick<EventWorld, 'classMembers'>, classId: string, studentId: string) =>
  [...classMembers.values()].some(
    (one) => one.classId === classId && one.studentId === studentId && one.leftAt === null,
  );

/** What stands in the schedules of classes, in memory. */
export const fakeClassEvents = (world: EventWorld): ClassEvents => {
  const wanted = (
    isWanted: (one: WholeClass) => boolean,
    { from, limit }: EventWindow,
  ): readonly ScheduledEvent[] =>
    inOrder(world.classEvents.values())
      .flatMap((event) => {
        const one = world.classes.get(event.classId);
        const isThere = one?.archivedAt === null && isWanted(one) && lastEndOf(event) >= from;
        return isThere ? [{ ...event, className: one.name }] : [];
      })
      .slice(0, limit);
  const dueBy = (when: 'newsAt' | 'remindAt', at: number, limit: number) =>
    [...world.classEvents.values()]
      .flatMap(({ id, classId, [when]: dueAt }) =>
        dueAt === null || dueAt > at ? [] : [{ id, classId, dueAt }],
      )
      .toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id, classId }) => ({ id, classId }));
  return {
    ofClass: async (classId) =>
      inOrder([...world.classEvents.values()].filter((event) => event.classId === classId)),
    ofStudent: async (studentId, window) => wanted(({ id }) => isMember(world, id, studentId), window),
    ofStaff: async (staffId, window) =>
      wanted(
        ({ teacherId, assistantIds }) =>
          staffId === null || teacherId === staffId || assistantIds.includes(staffId),
        window,
      ),
    due: async (at, limit) => dueBy('remindAt', at, limit),
    dueNews: async (at, limit) => dueBy('newsAt', at, limit),
  };
};

/** The same inside a transaction on a world. */
export const txClassEvents = ({ classEvents }: Pick<EventWorld, 'classEvents'>): TxClassEvents => ({
  find: async (classId, id) => {
    const event = classEvents.get(id);
    return event?.classId === classId ? event : undefined;
  },
  countOf: async (classId) => [...classEvents.values()].filter((event) => event.classId === classId).length,
  put: async (event) => void classEvents.set(event.id, event),
  remove: async (id) => void classEvents.delete(id),
});

/** The secret addresses of calendars, in memory. */
export const fakeCalendarAddresses = ({
  calendarAddresses,
}: Pick<FakeWorld, 'calendarAddresses'>): CalendarAddresses => ({
  ownerOf: async (digest) => [...calendarAddresses].find(([, address]) => address.digest === digest)?.[0],
  since: async (userId) => calendarAddresses.get(userId)?.since,
});

export const txCalendarAddresses = ({
  calendarAddresses,
}: Pick<FakeWorld, 'calendarAddresses'>): TxCalendarAddresses => ({
  put: async (userId, digest, since) => void calendarAddresses.set(userId, { digest, since }),
  end: async (userId) => void calendarAddresses.delete(userId),
});

/** Those with whom students have to do in their classes, in memory. */
export const fakeClassContacts = (
  world: EventWorld & Pick<FakeWorld, 'classGroups' | 'groupPlaces' | 'staffContacts'>,
): ClassContacts => ({
  isInClass: async (studentId) =>
    [...world.classes.values()].some(
      ({ id, archivedAt }) => archivedAt === null && isMember(world, id, studentId),
    ),
  groupOf: async (classId, studentId) => {
    const groupIdOf = (id: string) => world.groupPlaces.get(JSON.stringify([classId, id]));
    const group = world.classGroups.get(groupIdOf(studentId) ?? '');
    if (group === undefined) return undefined;
    const studentIds = [...world.groupPlaces]
      .filter(([, groupId]) => groupId === group.id)
      .map(([key]) => (JSON.parse(key) as readonly string[])[1] ?? '');
    return { name: group.name, leaderId: group.leaderId, studentIds: studentIds.toSorted() };
  },
  of: async (userIds) =>
    [...world.staffContacts.values()]
      .filter(({ userId }) => userIds.includes(userId))
      .toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
});

export const txStaffContacts = ({ staffContacts }: Pick<FakeWorld, 'staffContacts'>): TxStaffContacts => ({
  find: async (userId) => staffContacts.get(userId),
  put: async (contact) => void staffContacts.set(contact.userId, contact),
});
