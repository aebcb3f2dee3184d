import { describe, expect, it } from 'vitest';
import type { MemberRepository, UnitOfWork } from '../../ports/index.js';
import type { Students } from '../../student/index.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface Subject {
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
  readonly students: Students;
}

/** What every store of who looks after whom does. */
export const studentCareContract = (name: string, make: MakeSubject<Subject>): void => {
  const people = ['ming', 'hong', 'jing', 'tao', 'lei'];
  const peopled = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of people) await addPerson(subject, id);
      await test(subject);
    });
  const of = ({ unitOfWork }: Subject, studentId: string) =>
    unitOfWork.transaction(({ care }) => care.ofStudent(studentId));
  const countOf = ({ unitOfWork }: Subject, staffId: string) =>
    unitOfWork.transaction(({ care }) => care.countOf(staffId));
  const teacherOf = async ({ students }: Subject, id: string) => {
    const { list } = await students.page(
      { key: 'gmtCreated', isDescending: false },
      { limit: 1 },
      { tests: [], ids: [id] },
    );
    return list[0]?.classTeacher;
  };

  describe(`${name}: who looks after whom`, () => {
    it(
      'one class teacher a student, and several assistants',
      peopled(async (subject) => {
        expect(await assign(subject, 'ming', 'tao', 'assistant', 3)).toBe(true);
        expect(await assign(subject, 'ming', 'lei', 'assistant', 2)).toBe(true);
        expect(await assign(subject, 'ming', 'jing', 'classTeacher', 4)).toBe(true);
        expect(await assign(subject, 'hong', 'jing', 'classTeacher', 5)).toBe(true);
        expect(await of(subject, 'ming')).toEqual([
          { studentId: 'ming', staffId: 'jing', kind: 'classTeacher', since: 4 },
          { studentId: 'ming', staffId: 'lei', kind: 'assistant', since: 2 },
          { studentId: 'ming', staffId: 'tao', kind: 'assistant', since: 3 },
        ]);
        expect(await countOf(subject, 'jing')).toBe(2);
        expect(await countOf(subject, 'hong')).toBe(0);
        expect(await teacherOf(subject, 'ming')).toBe('jing');
      }),
    );

    it(
      'comes into somebody’s care while he chooses a username and changes his profile',
      peopled(async (subject) => {
        const { members } = subject;
        const ids = Array.from({ length: 12 }, (_, index) => `n${index}`);
        for (const id of ids) await addPerson(subject, id);
        await Promise.all(
          ids.flatMap((id, at) => [
            assign(subject, id, 'jing', 'classTeacher', 1),
            members.setUsername(id, `user_${at}`, 2),
            assign(subject, id, 'tao', 'assistant', 3),
            members.updateProfile({ id, fields: { name: `新同学${at}` }, sync: [], at: 4 }),
          ]),
        );
        const { list } = await subject.students.page(
          { key: 'gmtCreated', isDescending: false },
          { limit: 99 },
          { tests: [], ids },
        );
        for (const student of list) {
          const at = student.id.slice(1);
          expect(student).toMatchObject({
            name: `新同学${at}`,
            userName: `user_${at}`,
            classTeacher: 'jing',
          });
        }
        expect(list).toHaveLength(ids.length);
      }),
    );

    it(
      'a new class teacher takes the place of the one before',
      peopled(async (subject) => {
        await assign(subject, 'ming', 'jing');
        await assign(subject, 'ming', 'tao');
        expect(await of(subject, 'ming')).toMatchObject([{ staffId: 'tao' }]);
        expect(await teacherOf(subject, 'ming')).toBe('tao');
        await assign(subject, 'ming', 'tao', 'assistant');
        expect(await of(subject, 'ming')).toMatchObject([{ staffId: 'tao', kind: 'assistant' }]);
        expect(await teacherOf(subject, 'ming')).toBeNull();
      }),
    );

    it(
      'ends, and what is not there does not',
      peopled(async (subject) => {
        const { unitOfWork } = subject;
        const end = (studentId: string, staffId: string) =>
          unitOfWork.transaction(({ care }) => care.end(studentId, staffId));
        await assign(subject, 'ming', 'jing');
        await assign(subject, 'ming', 'tao', 'assistant');
        expect(await end('ming', 'tao')).toBe(true);
        expect(await end('ming', 'tao')).toBe(false);
        expect(await teacherOf(subject, 'ming')).toBe('jing');
        expect(await end('ming', 'jing')).toBe(true);
        expect(await end('nobody', 'jing')).toBe(false);
        expect(await teacherOf(subject, 'ming')).toBeNull();
        expect(await of(subject, 'ming')).toEqual([]);
        expect(await assign(subject, 'nobody', 'jing')).toBe(false);
        expect(await assign(subject, 'ming', 'nobody')).toBe(false);
        expect(await countOf(subject, 'jing')).toBe(0);
      }),
    );

    it(
      'is held for who reads it and then changes it',
      peopled(async (subject) => {
        const { unitOfWork } = subject;
        await assign(subject, 'ming', 'jing');
        const handOn = (to: string) =>
          unitOfWork.transaction(async ({ care }) => {
            expect(await care.hold('ming')).toBe(true);
            const [before] = await care.ofStudent('ming');
            await care.assign({ studentId: 'ming', staffId: to, kind: 'classTeacher', since: 9 });
            return before?.staffId;
          });
        const before = await Promise.all([handOn('tao'), handOn('lei')]);
        const last = (await of(subject, 'ming'))[0]?.staffId;
        // The second one saw what the first one did.
        expect(new Set(before)).toEqual(new Set(['jing', last === 'tao' ? 'lei' : 'tao']));
        expect(await unitOfWork.transaction(({ care }) => care.hold('nobody'))).toBe(false);
      }),
    );

    it(
      'of several who become class teacher at once one is it in the end',
      peopled(async (subject) => {
        await Promise.all(['jing', 'tao', 'lei'].map((staffId) => assign(subject, 'ming', staffId)));
        const kept = await of(subject, 'ming');
        expect(kept).toHaveLength(1);
        expect(await teacherOf(subject, 'ming')).toBe(kept[0]?.staffId);
      }),
    );
  });
};
