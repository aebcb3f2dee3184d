import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ClassGroup } from '../../ports/class-groups.js';
import { addClass, classWorld, sampleMember, type ClassSubject } from './class-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type GroupSubject = ClassSubject & Pick<Repositories, 'classGroups' | 'progress'>;

const group = (id: string, over: Partial<ClassGroup> = {}): ClassGroup => ({
  id,
  classId: 'k1',
  name: `小组 ${id}`,
  leaderId: null,
  sort: 1,
  version: 1,
  changedBy: 'jing',
  changedAt: 5,
  ...over,
});

/** What every store of the groups of classes does. */
export const classGroupsContract = (name: string, make: MakeSubject<GroupSubject>): void => {
  /** Two classes with students, and two groups in the first. */
  const grouped = (test: (subject: GroupSubject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await addClass(subject, 'k1');
      await addClass(subject, 'k2');
      await subject.unitOfWork.transaction(async ({ classes, classGroups, care }) => {
        for (const id of ['ming', 'hong', 'lan']) {
          await classes.hold('k1');
          await classes.join(sampleMember('k1', id));
        }
        await classes.hold('k2');
        await classes.join(sampleMember('k2', 'ming'));
        await classGroups.put(group('b', { sort: 2 }));
        await classGroups.put(group('a'));
        await classGroups.put(group('other', { classId: 'k2' }));
        await classGroups.place('k1', 'ming', 'a');
        await classGroups.place('k1', 'hong', 'b');
        await classGroups.place('k2', 'ming', 'other');
        await care.assign({ studentId: 'ming', staffId: 'jing', kind: 'classTeacher', since: 1 });
      });
      await test(subject);
    });
  const placesOf = ({ unitOfWork }: GroupSubject, id: string) =>
    unitOfWork.transaction(async ({ classGroups }) => Object.fromEntries(await classGroups.places(id)));

  describe(`${name}: groups of classes`, () => {
    it(
      'keeps groups in their order, and changes and removes them',
      grouped(async (subject) => {
        const { classGroups, unitOfWork } = subject;
        expect(await classGroups.ofClass('k1')).toStrictEqual([group('a'), group('b', { sort: 2 })]);
        expect(await classGroups.ofClass('nowhere')).toEqual([]);
        const changed = group('a', {
          name: '飞跃组',
          leaderId: 'ming',
          sort: 3,
          version: 2,
          changedBy: null,
        });
        await unitOfWork.transaction(async (tx) => {
          await tx.classGroups.put(changed);
          expect(await tx.classGroups.ofClass('k1')).toStrictEqual([group('b', { sort: 2 }), changed]);
          await tx.classGroups.remove(group('b'));
        });
        expect(await classGroups.ofClass('k1')).toStrictEqual([changed]);
        expect(await placesOf(subject, 'k1')).toEqual({ ming: 'a' });
        expect(await classGroups.ofClass('k2')).toHaveLength(1);
      }),
    );

    it(
      'puts students into groups, from one into another, and into none',
      grouped(async (subject) => {
        expect(await placesOf(subject, 'k1')).toEqual({ ming: 'a', hong: 'b' });
        await subject.unitOfWork.transaction(async ({ classGroups }) => {
          await classGroups.place('k1', 'ming', 'b');
          await classGroups.place('k1', 'hong', null);
          await classGroups.place('k1', 'hong', null);
        });
        expect(await placesOf(subject, 'k1')).toEqual({ ming: 'b' });
        expect(await placesOf(subject, 'k2')).toEqual({ ming: 'other' });
      }),
    );

    it(
      'tells who is in a class, in which group, how far, and who looks after him',
      grouped(async (subject) => {
        const { classGroups, progress, unitOfWork } = subject;
        const position = { outline: 0, section: 0, body: 0 };
        for (const [courseId, percent] of [
          ['c1', 10],
          ['c2', 41],
        ] as const) {
          const save = { userId: 'ming', courseId, position, outlines: [], at: 5 };
          await progress.merge({ ...save, newId: `p-${courseId}`, progress: percent });
        }
        const members = await classGroups.members('k1', 'jing');
        expect(members.map((one) => [one.studentId, one.groupId, one.progress, one.isCared])).toEqual([
          ['hong', 'b', null, false],
          ['lan', null, null, false],
          ['ming', 'a', 26, true],
        ]);
        expect(members[2]).toMatchObject({ gender: null, schoolName: null });
        expect(members[2]?.mobile).not.toBe('');
        expect((await classGroups.members('k1', 'tao'))[2]).toMatchObject({ isCared: false });
        await unitOfWork.transaction(async ({ classes }) => {
          await classes.hold('k1');
          await classes.leave('k1', 'hong', { at: 9, by: null, why: null });
        });
        expect((await classGroups.members('k1', 'jing')).map((one) => one.studentId)).toEqual([
          'lan',
          'ming',
        ]);
      }),
    );

    it(
      'who leaves the class leaves his group, leads it no more, and comes back into none',
      grouped(async (subject) => {
        const { classGroups, unitOfWork } = subject;
        await unitOfWork.transaction(async (tx) => {
          await tx.classGroups.put(group('a', { leaderId: 'ming' }));
          await tx.classGroups.put(group('other', { classId: 'k2', leaderId: 'ming' }));
          await tx.classes.hold('k1');
          await tx.classes.leave('k1', 'ming', { at: 9, by: null, why: null });
          await tx.classes.join(sampleMember('k1', 'ming', { since: 10 }));
        });
        expect((await classGroups.ofClass('k1'))[0]).toStrictEqual(group('a', { version: 2 }));
        expect(await placesOf(subject, 'k1')).toEqual({ hong: 'b' });
        expect(await placesOf(subject, 'k2')).toEqual({ ming: 'other' });
        expect((await classGroups.ofClass('k2'))[0]?.leaderId).toBe('ming');
      }),
    );
  });
};
