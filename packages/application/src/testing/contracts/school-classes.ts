import { describe, expect, it } from 'vitest';
import { addClass, classWorld, sampleClass, sampleMember, type ClassSubject } from './class-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every store of classes does. */
export const schoolClassesContract = (name: string, make: MakeSubject<ClassSubject>): void => {
  const schooled = (test: (subject: ClassSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await test(subject);
    });
  const join = ({ unitOfWork }: ClassSubject, ...asked: Parameters<typeof sampleMember>) =>
    unitOfWork.transaction(async ({ classes }) => {
      await classes.hold(asked[0]);
      await classes.join(sampleMember(...asked));
    });
  const leave = ({ unitOfWork }: ClassSubject, classId: string, studentId: string, at = 9) =>
    unitOfWork.transaction(async ({ classes }) => {
      await classes.hold(classId);
      return classes.leave(classId, studentId, { at, by: 'jing', why: '退学' });
    });

  describe(`${name}: classes`, () => {
    it(
      'keeps a class with its staff and products, and changes it',
      schooled(async (subject) => {
        const { classes, unitOfWork } = subject;
        const one = sampleClass('k1', {
          teacherId: 'jing',
          assistantIds: ['lei', 'tao'],
          productIds: ['p1', 'p2'],
          note: '周末上课\n第二行',
        });
        await addClass(subject, 'k1', { ...one, assistantIds: ['tao', 'lei'], members: 7 });
        expect(await classes.find('k1')).toStrictEqual(one);
        const changed = {
          ...one,
          name: '新的名字',
          lastDay: null,
          seats: null,
          joinDays: null,
          teacherId: null,
          assistantIds: ['jing'],
          productIds: ['p2'],
          archivedAt: 8,
          version: 2,
          changedBy: 'jing',
          gmtModified: 8,
        };
        await unitOfWork.transaction(async (tx) => {
          expect(await tx.classes.hold('k1')).toStrictEqual(one);
          await tx.classes.store(changed);
          expect(await tx.classes.hold('k1')).toStrictEqual(changed);
          expect(await tx.classes.hold('nowhere')).toBeUndefined();
        });
        expect(await classes.find('k1')).toStrictEqual(changed);
        expect(await classes.find('nowhere')).toBeUndefined();
        expect(await classes.find("' OR 1=1 --")).toBeUndefined();
      }),
    );

    it(
      'lets another order lead a member there, nobody else',
      schooled(async (subject) => {
        const { unitOfWork } = subject;
        await addClass(subject, 'k1');
        await join(subject, 'k1', 'ming');
        await join(subject, 'k1', 'hong');
        await leave(subject, 'k1', 'hong');
        const orders = await unitOfWork.transaction(async (tx) => {
          await tx.classes.hold('k1');
          for (const id of ['ming', 'hong']) await tx.classes.setOrder('k1', id, 'o-9');
          const found = await Promise.all(['ming', 'hong'].map((id) => tx.classes.member('k1', id)));
          return found.map((member) => member?.orderId);
        });
        expect(orders).toEqual(['o-9', null]);
      }),
    );

    it(
      'knows of which classes the students have to follow the staff, the longest due first',
      schooled(async (subject) => {
        const { classes, unitOfWork } = subject;
        await addClass(subject, 'k1');
        const change = {
          id: 's2',
          classId: 'k1',
          teacherId: 'jing',
          assistantIds: ['lei', 'tao'],
          changedBy: 'jing',
          reachesAll: true,
          dueAt: 20,
        };
        const none = { teacherId: null, assistantIds: [], changedBy: null };
        const other = { ...change, ...none, id: 's1', reachesAll: false };
        await unitOfWork.transaction(async (tx) => {
          await tx.classes.hold('k1');
          await tx.classes.putStaffChange(change);
          await tx.classes.putStaffChange(other);
          await tx.classes.putStaffChange({ ...change, id: 's3', dueAt: 10 });
        });
        const due = async (at: number, limit = 9) =>
          (await classes.dueStaffChanges(at, limit)).map(({ id }) => id).join(' ');
        expect(await due(9)).toBe('');
        expect(await due(19)).toBe('s3');
        expect(await due(20)).toBe('s3 s1 s2');
        expect(await due(20, 2)).toBe('s3 s1');
        await unitOfWork.transaction(async (tx) => {
          await tx.classes.putStaffChange({ ...change, id: 's3', dueAt: 40 });
        });
        expect(await classes.dueStaffChanges(20, 9)).toStrictEqual([other, change]);
        await unitOfWork.transaction((tx) => tx.classes.dropStaffChange('s1'));
        expect(await due(40)).toBe('s2 s3');
      }),
    );

    it(
      'tells who teaches in a class, and to which classes a product leads',
      schooled(async (subject) => {
        const { classes, unitOfWork } = subject;
        await addClass(subject, 'k2', { teacherId: 'jing', assistantIds: ['tao'], productIds: ['p1'] });
        await addClass(subject, 'k1', { teacherId: 'tao', productIds: ['p1', 'p2'], archivedAt: 3 });
        expect(await classes.roleIn('k2', 'jing')).toBe('teacher');
        expect(await classes.roleIn('k2', 'tao')).toBe('assistant');
        expect(await classes.roleIn('k1', 'tao')).toBe('teacher');
        expect(await classes.roleIn('k1', 'jing')).toBeUndefined();
        expect(await classes.roleIn('k3', 'jing')).toBeUndefined();
        for (const [id, expected] of [
          ['jing', ['k2']],
          ['tao', ['k1', 'k2']],
          ['lei', []],
        ] as const) {
          expect(await classes.idsOfStaff(id)).toEqual(expected);
          expect(await unitOfWork.transaction((tx) => tx.classes.idsOfStaff(id))).toEqual(expected);
        }
        const leading = (id: string) => unitOfWork.transaction((tx) => tx.classes.idsOfProduct(id));
        expect(await leading('p1')).toEqual(['k1', 'k2']);
        expect(await leading('p2')).toEqual(['k1']);
        expect(await leading('p3')).toEqual([]);
      }),
    );

    it(
      'has who joins until he leaves, counts him, and takes him again',
      schooled(async (subject) => {
        const { classes, unitOfWork } = subject;
        await addClass(subject, 'k1', { teacherId: 'jing', assistantIds: ['lei'] });
        await addClass(subject, 'k2', { teacherId: 'tao', assistantIds: ['jing'] });
        await join(subject, 'k1', 'ming');
        await join(subject, 'k1', 'hong', { since: 4, addedBy: null });
        await join(subject, 'k2', 'ming', { since: 6, orderId: 'o1' });
        const membersOf = async (id: string) => (await classes.find(id))?.members;
        expect([await membersOf('k1'), await membersOf('k2')]).toEqual([2, 1]);
        const asked = (studentId: string) =>
          unitOfWork.transaction(async (tx) => {
            await tx.classes.hold('k1');
            return {
              member: await tx.classes.member('k1', studentId),
              ids: await tx.classes.memberIds('k1'),
              of: await tx.classes.idsOfStudent(studentId),
            };
          });
        const inIt = { ...sampleMember('k1', 'ming'), leftAt: null, leftBy: null, leftWhy: null };
        expect(await asked('ming')).toStrictEqual({ member: inIt, ids: ['hong', 'ming'], of: ['k1', 'k2'] });
        expect(await asked('lan')).toStrictEqual({ member: undefined, ids: ['hong', 'ming'], of: [] });

        expect(await leave(subject, 'k1', 'ming')).toBe(true);
        expect(await leave(subject, 'k1', 'ming', 99)).toBe(false);
        expect(await leave(subject, 'k1', 'lan')).toBe(false);
        expect(await membersOf('k1')).toBe(1);
        const left = { ...inIt, leftAt: 9, leftBy: 'jing', leftWhy: '退学' };
        expect(await asked('ming')).toStrictEqual({ member: left, ids: ['hong'], of: ['k2'] });
        expect(
          (await classes.ofStudent('ming')).map(({ schoolClass, member }) => [schoolClass.id, member]),
        ).toStrictEqual([
          ['k2', { ...inIt, classId: 'k2', since: 6, orderId: 'o1' }],
          ['k1', left],
        ]);

        const why = { kind: 'moved', fromClassId: 'k2', reason: '时间不合适' } as const;
        await join(subject, 'k1', 'ming', { since: 20, why });
        const staffOf = (id: string) => unitOfWork.transaction((tx) => tx.classes.staffOfStudent(id));
        expect([await staffOf('ming'), await staffOf('hong'), await staffOf('lan')]).toEqual([
          ['jing', 'lei', 'tao'],
          ['jing', 'lei'],
          [],
        ]);
        expect((await asked('ming')).member).toStrictEqual({ ...inIt, since: 20, why });
        expect(await membersOf('k1')).toBe(2);
        expect((await classes.ofStudent('lan')).length).toBe(0);
      }),
    );

    it(
      'reads the members of a class by key',
      schooled(async (subject) => {
        const { classes } = subject;
        await addClass(subject, 'k1');
        await addClass(subject, 'k2');
        await join(subject, 'k1', 'ming', { since: 5 });
        await join(subject, 'k1', 'hong', { since: 5 });
        await join(subject, 'k1', 'lan', { since: 3 });
        await join(subject, 'k1', 'lei', { since: 2 });
        await leave(subject, 'k1', 'lei');
        await join(subject, 'k2', 'ming', { since: 1 });
        const idsOf = async (...asked: Parameters<typeof classes.members>) => {
          const { list, hasMore } = await classes.members(...asked);
          return [list.map(({ studentId }) => studentId), hasMore];
        };
        expect(await idsOf('k1', { limit: 2 })).toEqual([['lan', 'hong'], true]);
        const on = { key: [5, 'hong'] as const, isBackwards: false };
        expect(await idsOf('k1', { limit: 2, from: on })).toEqual([['ming'], false]);
        expect(await idsOf('k1', { limit: 2, from: { ...on, isBackwards: true } })).toEqual([['lan'], false]);
        expect(await idsOf('k3', { limit: 2 })).toEqual([[], false]);
      }),
    );

    it(
      'keeps types and stages in their order, and counts the classes that have them',
      schooled(async (subject) => {
        const { classes, unitOfWork } = subject;
        const term = { version: 1, gmtCreated: 1, changedBy: null, gmtModified: 1 };
        await unitOfWork.transaction(async (tx) => {
          await tx.classes.lockTerms();
          await tx.classes.putTerm('type', { id: 'b', name: '周末班', sort: 5, ...term });
          await tx.classes.putTerm('type', { id: 'a', name: '晚班', sort: 10, ...term });
          await tx.classes.putTerm('stage', { id: 'b', name: '框架', sort: 1, ...term });
        });
        await addClass(subject, 'k1', { archivedAt: 3 });
        await addClass(subject, 'k2', { typeId: 'b' });
        const seen = async (kind: 'type' | 'stage') =>
          (await classes.terms(kind)).map((one) => [one.id, one.name, one.classes]);
        expect(await seen('type')).toEqual([
          ['b', '周末班', 1],
          ['a', '晚班', 0],
          ['full-time', '全日制', 1],
        ]);
        expect(await seen('stage')).toEqual([
          ['b', '框架', 0],
          ['basics', '基础', 2],
        ]);
        await unitOfWork.transaction(async (tx) => {
          await tx.classes.lockTerms();
          const [first] = await tx.classes.terms('type');
          expect(first).toStrictEqual({ id: 'b', name: '周末班', sort: 5, ...term, classes: 1 });
          await tx.classes.putTerm('type', { id: 'a', name: '晚间班', sort: 1, ...term, version: 2 });
          await tx.classes.deleteTerm('stage', 'b');
        });
        expect((await seen('type'))[0]).toEqual(['a', '晚间班', 0]);
        expect(await seen('stage')).toEqual([['basics', '基础', 2]]);
      }),
    );
  });
};
