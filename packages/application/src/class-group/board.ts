import { comparableUnevenness, groupFigures, type GroupedStudent } from '@ykd/domain/class-group';
import { reachOf } from '@ykd/domain/access';
import { maskMobile } from '@ykd/domain/member';
import type { ClassGroup, GroupMember } from '../ports/class-groups.js';
import type { Caller } from '../shared/caller.js';
import type { ClassGroupDeps } from './deps.js';
import type { GroupBoard, GroupStudent } from './port.js';

/** The groups of a class and all that is known of its students. */
export interface ReadGroups {
  readonly groups: readonly ClassGroup[];
  readonly students: readonly (GroupMember & GroupedStudent)[];
}

/** Reads a class as its groups are made by: where somebody comes from is where his school is. */
export const readGroups = async (
  { classGroups, schools }: Pick<ClassGroupDeps, 'classGroups' | 'schools'>,
  { user }: Pick<Caller, 'user'>,
  classId: string,
): Promise<ReadGroups> => {
  const [groups, members] = await Promise.all([
    classGroups.ofClass(classId),
    classGroups.members(classId, user.id),
  ]);
  const students = members.map((one) => ({
    ...one,
    id: one.studentId,
    city: one.schoolName === null ? null : (schools.cityOf(one.schoolName) ?? null),
  }));
  return { groups, students };
};

/** As it is told: whole numbers. */
export const inTenths = (value: number): number => Math.round(value * 10);

/** How uneven a class is in its groups, as it is told; null: that says nothing. */
export const toldUnevenness = (...of: Parameters<typeof comparableUnevenness>): number | null => {
  const value = comparableUnevenness(...of);
  return value === null ? null : inTenths(value);
};

/** A student as the caller may know him: who leads the class knows what all of it are called. */
const studentOf = (
  { id, isCared, name, mobile, groupId, progress, gender, city }: ReadGroups['students'][number],
  reachesAll: boolean,
  leads: boolean,
): GroupStudent => {
  const isReached = reachesAll || isCared;
  const nothing = { name: leads ? name : null, mobile: null, progress: null, gender: null, city: null };
  const told = isReached ? { name, mobile: maskMobile(mobile), progress, gender, city } : nothing;
  return { id, isReached, ...told, groupId };
};

/** Everything that is told of the groups of a class. */
export const boardOf = async (
  deps: Pick<ClassGroupDeps, 'classGroups' | 'classes' | 'schools'>,
  caller: Caller,
  classId: string,
): Promise<GroupBoard> => {
  const [one, { groups, students }] = await Promise.all([
    deps.classes.find(classId),
    readGroups(deps, caller, classId),
  ]);
  const leads = one?.teacherId === caller.user.id;
  const reachesAll = reachOf(caller.staff, 'students.see') === 'all';
  return {
    classId,
    isArchived: one !== undefined && one.archivedAt !== null,
    groups: groups.map(({ id, name, leaderId, version }) => {
      const figures = groupFigures(students.filter(({ groupId }) => groupId === id));
      return { id, name, leaderId, version, figures };
    }),
    students: students.map((student) => studentOf(student, reachesAll, leads)),
    unevenness: toldUnevenness(
      students,
      groups.map(({ id }) => id),
    ),
  };
};
