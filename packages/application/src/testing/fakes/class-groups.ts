import type { ClassGroup, ClassGroups, TxClassGroups } from '../../ports/class-groups.js';
import type { ProgressRepository } from '../../ports/progress-repository.js';
import { memberName } from '../../shared/member-name.js';
import type { FakeWorld } from './world.js';

type GroupWorld = Pick<FakeWorld, 'classGroups' | 'classMembers' | 'groupPlaces' | 'members' | 'care'>;

const placeKey = (classId: string, studentId: string): string => JSON.stringify([classId, studentId]);

const groupsOf = ({ classGroups }: Pick<GroupWorld, 'classGroups'>, id: string): readonly ClassGroup[] =>
  [...classGroups.values()]
    .filter(({ classId }) => classId === id)
    .toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));

/** Somebody who leaves a class is in no group of it, and leads none. */
export const leaveGroup = (
  { classGroups, groupPlaces }: Pick<GroupWorld, 'classGroups' | 'groupPlaces'>,
  classId: string,
  studentId: string,
): void => {
  groupPlaces.delete(placeKey(classId, studentId));
  for (const group of classGroups.values()) {
    if (group.classId === classId && group.leaderId === studentId) {
      classGroups.set(group.id, { ...group, leaderId: null, version: group.version + 1 });
    }
  }
};

/** The groups of classes in memory. */
export const fakeClassGroups = (
  world: GroupWorld,
  progress: Pick<ProgressRepository, 'findByUser'>,
): ClassGroups => ({
  ofClass: async (classId) => groupsOf(world, classId),
  members: async (classId, staffId) => {
    const ids = [...world.classMembers.values()]
      .filter((one) => one.classId === classId && one.leftAt === null)
      .map(({ studentId }) => studentId)
      .toSorted();
    return Promise.all(
      ids.map(async (studentId) => {
        const { user } = world.members.get(studentId) ?? {};
        const records = await progress.findByUser(studentId);
        const sum = records.reduce((all, one) => all + one.progress, 0);
        return {
          studentId,
          groupId: world.groupPlaces.get(placeKey(classId, studentId)) ?? null,
          name: memberName(user) ?? null,
          mobile: user?.mobile ?? '',
          gender: user?.gender ?? null,
          schoolName: user?.profile?.schoolName ?? null,
          progress: records.length === 0 ? null : Math.round(sum / records.length),
          isCared: [...world.care.values()].some(
            (care) => care.studentId === studentId && care.staffId === staffId,
          ),
        };
      }),
    );
  },
});

/** The same inside a transaction on a world. */
export const txClassGroups = (world: GroupWorld): TxClassGroups => ({
  ofClass: async (classId) => groupsOf(world, classId),
  places: async (classId) =>
    new Map(
      [...world.groupPlaces].flatMap(([key, groupId]) => {
        const [inClass = '', studentId = ''] = JSON.parse(key) as readonly string[];
        return inClass === classId ? [[studentId, groupId] as const] : [];
      }),
    ),
  put: async (group) => void world.classGroups.set(group.id, group),
  remove: async ({ id }) => {
    world.classGroups.delete(id);
    for (const [key, groupId] of world.groupPlaces) if (groupId === id) world.groupPlaces.delete(key);
  },
  place: async (classId, studentId, groupId) => {
    const key = placeKey(classId, studentId);
    if (groupId === null) world.groupPlaces.delete(key);
    else world.groupPlaces.set(key, groupId);
  },
});
