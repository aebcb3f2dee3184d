import { classStateOf, timesOf } from '@ykd/domain/school-class';
import { dayOfIndex, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { DUTY_DAYS, nextDuty, type Duty } from '@ykd/domain/shift';
import type { ClassContacts, ClassEvents } from '../ports/class-events.js';
import type { Clock } from '../ports/clock.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Classes, WholeClass } from '../ports/school-classes.js';
import type { Shifts } from '../ports/shifts.js';
import { isCurrent } from '../school-class/current.js';
import { memberNames } from '../shared/member-names.js';
import { CLASS_EVENTS_MAX } from '../class-event/port.js';
import {
  MY_SCHEDULE_DAYS,
  MY_TIMES_MAX,
  type ClassContact,
  type MyClass,
  type MySchedule,
  type MyTime,
} from './port.js';

export interface MineDeps {
  readonly clock: Clock;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly classes: Pick<Classes, 'find' | 'ofStudent' | 'terms'>;
  readonly classEvents: Pick<ClassEvents, 'ofStudent'>;
  readonly classContacts: Pick<ClassContacts, 'groupOf' | 'of'>;
  readonly shifts: Pick<Shifts, 'within' | 'leavesWithin'>;
}

const staffOf = ({ teacherId, assistantIds }: WholeClass): readonly string[] => [
  ...(teacherId === null ? [] : [teacherId]),
  ...assistantIds,
];

/** What runs and what comes of the events of a student's classes. */
const comingTimes = async (
  { classEvents }: MineDeps,
  userId: string,
  now: number,
): Promise<readonly MyTime[]> => {
  const below = startOfShanghaiDay(shanghaiDayIndex(now) + MY_SCHEDULE_DAYS);
  const events = await classEvents.ofStudent(userId, { from: now, limit: CLASS_EVENTS_MAX });
  return events
    .flatMap(({ id: eventId, classId, kind, title, place, link, cancelledAt, ...times }) =>
      timesOf(times, now, below).map(({ of, startsAt, endsAt, isCancelled }): MyTime => {
        const what = { eventId, classId, kind, title, place, link, startsAt, endsAt };
        const movedFrom = of === startsAt ? null : of;
        return { ...what, movedFrom, isCancelled: isCancelled || cancelledAt !== null };
      }),
    )
    .toSorted((one, other) => one.startsAt - other.startsAt || (one.eventId < other.eventId ? -1 : 1))
    .slice(0, MY_TIMES_MAX);
};

/** When each of some staff is on now or next. */
const dutiesOf = async (
  { shifts: stored }: MineDeps,
  staffIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Duty>> => {
  const today = shanghaiDayIndex(now);
  const span = { firstDay: dayOfIndex(today - 1), lastDay: dayOfIndex(today + DUTY_DAYS) };
  const duties = new Map<string, Duty>();
  for (const staffId of new Set(staffIds)) {
    const [shifts, leaves] = await Promise.all([
      stored.within({ ...span, staffId }),
      stored.leavesWithin({ ...span, staffId }),
    ]);
    const duty = nextDuty({ shifts, leaves }, staffId, now);
    if (duty !== undefined) duties.set(staffId, duty);
  }
  return duties;
};

/** The classes of a student, and what comes there. */
export const mySchedule = async (deps: MineDeps, userId: string): Promise<MySchedule> => {
  const { classes, classContacts } = deps;
  const now = deps.clock.now();
  const found = (await classes.ofStudent(userId)).filter(isCurrent);
  if (found.length === 0) return { now, classes: [], times: [] };
  const whole: WholeClass[] = [];
  for (const { schoolClass } of found) {
    const one = await classes.find(schoolClass.id);
    if (one !== undefined) whole.push(one);
  }
  const groups = await Promise.all(whole.map(({ id }) => classContacts.groupOf(id, userId)));
  const people = [...whole.flatMap(staffOf), ...groups.flatMap((group) => group?.studentIds ?? [])];
  const nameOf = await memberNames(deps, people);
  const told = new Map(
    (await classContacts.of([...new Set(whole.flatMap(staffOf))])).map((one) => [one.userId, one]),
  );
  const duties = await dutiesOf(deps, whole.flatMap(staffOf), now);
  const stages = new Map((await classes.terms('stage')).map(({ id, name }) => [id, name]));
  const contactOf = (id: string): ClassContact => {
    const { name = '', weixin = '', hours = '' } = told.get(id) ?? {};
    return { id, name: name === '' ? nameOf(id) : name, weixin, hours, duty: duties.get(id) ?? null };
  };
  const viewOf = (one: WholeClass, at: number): MyClass => {
    const { id, name, stageId, firstDay, lastDay, teacherId, assistantIds } = one;
    const group = groups[at];
    return {
      id,
      name,
      stage: stages.get(stageId) ?? null,
      firstDay,
      lastDay,
      state: classStateOf(one, shanghaiDay(now)),
      teacher: teacherId === null ? null : contactOf(teacherId),
      assistants: assistantIds.filter((assistant) => assistant !== teacherId).map(contactOf),
      group:
        group === undefined
          ? null
          : {
              name: group.name,
              members: group.studentIds.map((mate) => ({
                id: mate,
                name: nameOf(mate),
                isLeader: mate === group.leaderId,
                isMe: mate === userId,
              })),
            },
    };
  };
  return { now, classes: whole.map(viewOf), times: await comingTimes(deps, userId, now) };
};
