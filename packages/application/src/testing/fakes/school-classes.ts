import type { ClassTermKind } from '@ykd/domain/school-class';
import type {
  Classes,
  ClassMember,
  ClassTerm,
  CountedTerm,
  SchoolClass,
  TxClasses,
  WholeClass,
} from '../../ports/school-classes.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { leaveGroup } from './class-groups.js';
import type { FakeWorld } from './world.js';

export type ClassWorld = Pick<
  FakeWorld,
  | 'classGroups'
  | 'groupPlaces'
  | 'classes'
  | 'classMembers'
  | 'classTypes'
  | 'classStages'
  | 'classPlacements'
  | 'classStaffChanges'
  | 'orders'
>;

const memberKey = (classId: string, studentId: string): string => JSON.stringify([classId, studentId]);

/** Who is in a class, in no order. */
export const membersNow = ({ classMembers }: ClassWorld, classId: string): readonly ClassMember[] =>
  [...classMembers.values()].filter((one) => one.classId === classId && one.leftAt === null);

const without = ({ assistantIds: _assistants, productIds: _products, ...one }: WholeClass): SchoolClass =>
  one;

const termsIn = (world: ClassWorld, kind: ClassTermKind): Map<string, ClassTerm> =>
  kind === 'type' ? world.classTypes : world.classStages;

const countedTerms = (world: ClassWorld, kind: ClassTermKind): readonly CountedTerm[] =>
  [...termsIn(world, kind).values()]
    .map((term) => {
      const having = [...world.classes.values()].filter(
        ({ typeId, stageId }) => (kind === 'type' ? typeId : stageId) === term.id,
      );
      return { ...term, classes: having.length };
    })
    .toSorted((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));

const idsOfStaff = ({ classes }: ClassWorld, staffId: string): readonly string[] =>
  [...classes.values()]
    .filter(({ teacherId, assistantIds }) => teacherId === staffId || assistantIds.includes(staffId))
    .map(({ id }) => id)
    .toSorted();

/** Classes in memory. */
export const fakeClasses = (world: ClassWorld): Classes => ({
  find: async (id) => world.classes.get(id),
  ofStudent: async (studentId) =>
    [...world.classMembers.values()]
      .filter((member) => member.studentId === studentId)
      .toSorted(
        (a, b) =>
          Number(a.leftAt !== null) - Number(b.leftAt !== null) ||
          a.since - b.since ||
          (a.classId < b.classId ? -1 : 1),
      )
      .flatMap((member) => {
        const found = world.classes.get(member.classId);
        return found === undefined ? [] : [{ schoolClass: without(found), member }];
      }),
  members: async (classId, window) =>
    rowsByKey(membersNow(world, classId), ({ since, studentId }) => [since, studentId] as const, window),
  roleIn: async (classId, staffId) => {
    const found = world.classes.get(classId);
    if (found?.teacherId === staffId) return 'teacher';
    return found?.assistantIds.includes(staffId) === true ? 'assistant' : undefined;
  },
  idsOfStaff: async (staffId) => idsOfStaff(world, staffId),
  terms: async (kind) => countedTerms(world, kind),
  duePlacements: async (at, limit) =>
    [...world.classPlacements.values()]
      .filter(({ dueAt }) => dueAt !== null && dueAt <= at)
      .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0) || (a.orderId < b.orderId ? -1 : 1))
      .slice(0, limit),
  dueStaffChanges: async (at, limit) =>
    [...world.classStaffChanges.values()]
      .filter(({ dueAt }) => dueAt <= at)
      .toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit),
  unplaced: async (limit) =>
    [...world.classPlacements.values()]
      .filter(({ state }) => state === 'unplaced')
      .toSorted((a, b) => a.gmtCreated - b.gmtCreated || (a.orderId < b.orderId ? -1 : 1))
      .slice(0, limit),
});

/** The same inside a transaction on a world, which has it alone. */
export const txClasses = (world: ClassWorld): TxClasses => {
  const stored = (id: string): WholeClass => {
    const found = world.classes.get(id);
    if (found === undefined) throw new Error(`there is no class ${id}`);
    return found;
  };
  const put = (one: WholeClass): void =>
    void world.classes.set(one.id, {
      ...one,
      assistantIds: one.assistantIds.toSorted(),
      productIds: one.productIds.toSorted(),
    });
  const grow = (id: string, by: number): void => put({ ...stored(id), members: stored(id).members + by });
  const now = (classId: string, studentId: string): ClassMember | undefined => {
    const member = world.classMembers.get(memberKey(classId, studentId));
    return member?.leftAt === null ? member : undefined;
  };
  return {
    hold: async (id) => world.classes.get(id),
    insert: async (one) => {
      if (world.classes.has(one.id)) throw new Error(`a class ${one.id} exists`);
      put({ ...one, members: 0 });
    },
    store: async (one) => put({ ...one, members: stored(one.id).members }),
    member: async (classId, studentId) => world.classMembers.get(memberKey(classId, studentId)),
    memberIds: async (classId) =>
      membersNow(world, classId)
        .map(({ studentId }) => studentId)
        .toSorted(),
    join: async (member) => {
      const { classId, studentId } = member;
      if (now(classId, studentId) !== undefined) throw new Error(`${studentId} is in the class ${classId}`);
      world.classMembers.set(memberKey(classId, studentId), {
        ...member,
        leftAt: null,
        leftBy: null,
        leftWhy: null,
      });
      grow(classId, 1);
    },
    leave: async (classId, studentId, { at, by, why }) => {
      const member = now(classId, studentId);
      if (member === undefined) return false;
      const left = { ...member, leftAt: at, leftBy: by, leftWhy: why };
      world.classMembers.set(memberKey(classId, studentId), left);
      leaveGroup(world, classId, studentId);
      grow(classId, -1);
      return true;
    },
    unjoin: async (classId, studentId, before) => {
      const key = memberKey(classId, studentId);
      if (before === undefined) world.classMembers.delete(key);
      else world.classMembers.set(key, before);
      leaveGroup(world, classId, studentId);
      grow(classId, -1);
    },
    setOrder: async (classId, studentId, orderId) => {
      const member = now(classId, studentId);
      if (member !== undefined) world.classMembers.set(memberKey(classId, studentId), { ...member, orderId });
    },
    idsOfStaff: async (staffId) => idsOfStaff(world, staffId),
    idsOfStudent: async (studentId) =>
      [...world.classMembers.values()]
        .filter((member) => member.studentId === studentId && member.leftAt === null)
        .map(({ classId }) => classId)
        .toSorted(),
    staffOfStudent: async (studentId) => {
      const own = [...world.classes.values()].filter(({ id }) => now(id, studentId) !== undefined);
      const ids = own.flatMap(({ teacherId, assistantIds }) => [
        ...(teacherId === null ? [] : [teacherId]),
        ...assistantIds,
      ]);
      return [...new Set(ids)].toSorted();
    },
    idsOfProduct: async (productId) =>
      [...world.classes.values()]
        .filter(({ productIds }) => productIds.includes(productId))
        .map(({ id }) => id)
        .toSorted(),
    wish: async (orderId, at) => {
      const order = world.orders.get(orderId);
      const isLeading = [...world.classes.values()].some(
        ({ productIds }) => order !== undefined && productIds.includes(order.productId),
      );
      if (order === undefined || !isLeading || world.classPlacements.has(orderId)) return;
      world.classPlacements.set(orderId, {
        orderId,
        studentId: order.userId,
        productId: order.productId,
        state: 'waiting',
        classId: null,
        why: null,
        settledBy: null,
        note: null,
        dueAt: at,
        gmtCreated: at,
        gmtModified: at,
      });
    },
    holdPlacement: async (orderId) => world.classPlacements.get(orderId),
    storePlacement: async (placement) => void world.classPlacements.set(placement.orderId, placement),
    retryProducts: async (productIds, at) => {
      for (const one of world.classPlacements.values())
        if (one.state === 'unplaced' && productIds.includes(one.productId))
          world.classPlacements.set(one.orderId, { ...one, dueAt: at });
    },
    putStaffChange: async (change) => void world.classStaffChanges.set(change.id, change),
    dropStaffChange: async (id) => void world.classStaffChanges.delete(id),
    lockTerms: async () => {},
    terms: async (kind) => countedTerms(world, kind),
    putTerm: async (kind, term) => void termsIn(world, kind).set(term.id, term),
    deleteTerm: async (kind, id) => void termsIn(world, kind).delete(id),
  };
};
