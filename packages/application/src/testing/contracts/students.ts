import { describe, expect, it } from 'vitest';
import type { MemberRepository, UnitOfWork } from '../../ports/index.js';
import type { Students } from '../../student/index.js';
import type { Selection, Test } from '../../staff-list/index.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface Subject {
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
  readonly students: Students;
}

const OLDEST = { key: 'gmtCreated', isDescending: false };

/** What every list of students does. */
export const studentsContract = (name: string, make: MakeSubject<Subject>): void => {
  const seeded = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await addPerson(subject, 'a', {
        name: '李小明',
        userName: 'xiao_ming',
        mobile: '13800000002',
        school: '南京大学',
        major: '软件工程',
        at: 10,
      });
      await addPerson(subject, 'b', { name: '王小红', userName: 'Hong', school: '东南大学', at: 20 });
      await addPerson(subject, 'c', { userName: '13900001234', mobile: '13900001234', at: 30 });
      await addPerson(subject, 'd', { name: '李雷', school: '南京师范大学', major: '数学', at: 40 });
      await addPerson(subject, 't', { name: '陈静', staff: { role: 'class', grants: [] }, at: 5 });
      await addPerson(subject, 'u', { userName: 'atao', staff: { role: 'teacher', grants: [] }, at: 6 });
      for (const id of ['a', 'b']) await assign(subject, id, 't');
      await assign(subject, 'a', 'u', 'assistant');
      await test(subject);
    });
  const found = async ({ students }: Subject, selection: Partial<Selection>): Promise<string> => {
    const asked = { tests: [], ...selection };
    const { list } = await students.page(OLDEST, { limit: 9 }, asked);
    const ids = list.map(({ id }) => id);
    // Count, page and ids are of the same rows.
    expect(await students.count(asked, 9)).toBe(ids.length);
    expect(await students.ids(asked, { after: '', limit: 9 })).toEqual(ids.toSorted());
    return ids.join('');
  };

  describe(`${name}: Students`, () => {
    it(
      'are all members but staff, with what is known of them',
      seeded(async (subject) => {
        expect(await found(subject, {})).toBe('abcd');
        const { list } = await subject.students.page(OLDEST, { limit: 9 }, { tests: [] });
        expect(list[0]).toEqual({
          id: 'a',
          name: '李小明',
          userName: 'xiao_ming',
          mobile: '13800000002',
          school: '南京大学',
          major: '软件工程',
          gmtCreated: 10,
          classTeacher: 't',
          classTeacherName: '陈静',
          validUntil: null,
          serviceUntil: null,
          boughtAt: null,
          lastStudied: null,
          syncFailed: false,
          sortValue: 10,
        });
        expect(list[2]).toMatchObject({ name: null, userName: null, school: null, classTeacherName: null });
      }),
    );

    it(
      'have class teachers, each told once, of those in somebody’s care alone where that is asked',
      seeded(async (subject) => {
        await assign(subject, 'd', 'u');
        expect(await subject.students.teachers()).toEqual([
          { id: 'u', name: 'atao' },
          { id: 't', name: '陈静' },
        ]);
        expect(await subject.students.teachers('u')).toHaveLength(2);
        expect(await subject.students.teachers('t')).toEqual([{ id: 't', name: '陈静' }]);
        expect(await subject.students.teachers('nobody')).toEqual([]);
      }),
    );

    it(
      'have assistants, each told once, as they have class teachers',
      seeded(async (subject) => {
        await assign(subject, 'd', 'u', 'assistant');
        await assign(subject, 'd', 't', 'assistant');
        const [u, t] = [
          { id: 'u', name: 'atao' },
          { id: 't', name: '陈静' },
        ];
        expect(await subject.students.assistants()).toEqual([u, t]);
        expect(await subject.students.assistants('u')).toEqual([u, t]);
        expect(await subject.students.assistants('nobody')).toEqual([]);
        await assign(subject, 'd', 't');
        expect(await subject.students.assistants('t')).toEqual([u]);
      }),
    );

    it(
      'are found by each of their assistants, and by whoever looks after them in whichever way',
      seeded(async (subject) => {
        await assign(subject, 'd', 'u', 'assistant');
        await assign(subject, 'd', 't', 'assistant');
        const by = (key: string, ...values: readonly string[]) =>
          ({ key, test: { kind: 'in', values } }) as const;
        expect(await found(subject, { tests: [by('assistant', 'u')] })).toBe('ad');
        expect(await found(subject, { tests: [by('assistant', 't')] })).toBe('d');
        // Who is found by both is there once.
        expect(await found(subject, { tests: [by('assistant', 't', 'u')] })).toBe('ad');
        expect(await found(subject, { tests: [by('assistant', 'nobody')] })).toBe('');
        expect(await found(subject, { tests: [by('carer', 't')] })).toBe('abd');
        expect(await found(subject, { tests: [by('carer', 'u', 't')] })).toBe('abd');
        expect(await found(subject, { tests: [by('carer', 't'), by('assistant', 'u')] })).toBe('ad');
        expect(await found(subject, { tests: [by('carer', 't')], search: '李' })).toBe('ad');
        expect(await found(subject, { tests: [by('assistant', 't')], caredBy: 'u' })).toBe('d');
        expect(await found(subject, { tests: [by('assistant', 'u')], ids: ['b', 'd'] })).toBe('d');
        const oldest = { key: 'gmtCreated', test: { kind: 'range', from: 20 } } as const;
        expect(await found(subject, { tests: [oldest, by('carer', 't')] })).toBe('bd');
      }),
    );

    it(
      'tell no mobile of a class teacher who has neither a name nor a username of her own',
      withSubject(make, async (subject) => {
        await addPerson(subject, 'a');
        await addPerson(subject, 't', { userName: '13900000009', mobile: '13900000009' });
        await assign(subject, 'a', 't');
        const { list } = await subject.students.page(OLDEST, { limit: 9 }, { tests: [], ids: ['a'] });
        expect(list).toMatchObject([{ classTeacher: 't', classTeacherName: null }]);
      }),
    );

    it(
      'are looked after by staff with a role',
      seeded(async (subject) => {
        await addPerson(subject, 'v', { name: '钱多', staff: { grants: ['orders'] } });
        expect(await subject.students.carers()).toEqual([
          { id: 'u', name: 'atao', role: 'teacher' },
          { id: 't', name: '陈静', role: 'class' },
        ]);
      }),
    );

    it(
      'are those in somebody’s care, whatever else is asked',
      seeded(async (subject) => {
        expect(await found(subject, { caredBy: 't' })).toBe('ab');
        expect(await found(subject, { caredBy: 'u' })).toBe('a');
        expect(await found(subject, { caredBy: 'nobody' })).toBe('');
        expect(await found(subject, { caredBy: 'u', search: '小' })).toBe('a');
        expect(await found(subject, { caredBy: 'u', search: '红' })).toBe('');
        expect(await found(subject, { caredBy: 'u', ids: ['a', 'b', 'd'] })).toBe('a');
        const teacher = { key: 'classTeacher', test: { kind: 'in', values: ['t'] } } as const;
        expect(await found(subject, { caredBy: 'u', tests: [teacher] })).toBe('a');
        expect(await subject.students.count({ tests: [], caredBy: 't' }, 1)).toBe(1);
      }),
    );

    it(
      'are searched by name, username and mobile',
      seeded(async (subject) => {
        const searches: readonly (readonly [string, string])[] = [
          ['小', 'ab'],
          ['李', 'ad'],
          ['小 明', 'a'],
          ['xiaom', 'a'],
          ['HON', 'b'],
          ['13800000002', 'a'],
          ['0002', 'a'],
          ['1234', 'c'],
          ['1390', ''],
          ['13900', ''],
          ['0000', ''],
          ['%', ''],
          ['_', ''],
          ["'", ''],
          ['陈', ''],
        ];
        for (const [search, ids] of searches)
          expect([search, await found(subject, { search })]).toEqual([search, ids]);
      }),
    );

    it(
      'follow what members change about themselves',
      seeded(async (subject) => {
        const { members } = subject;
        const profile = { schoolName: '清华大学', major: '物理' };
        await members.updateProfile({ id: 'c', fields: { name: '赵云', profile }, sync: [], at: 50 });
        expect(await found(subject, { search: '赵' })).toBe('c');
        await members.setUsername('c', 'zhaoyun', 51);
        expect(await found(subject, { search: 'zhaoyun' })).toBe('c');
        expect(
          await found(subject, { tests: [{ key: 'school', test: { kind: 'in', values: ['清华大学'] } }] }),
        ).toBe('c');
        await members.updateProfile({ id: 'c', fields: { name: null, profile: null }, sync: [], at: 52 });
        expect(await found(subject, { search: '赵' })).toBe('');
        expect(
          await found(subject, { tests: [{ key: 'major', test: { kind: 'empty', isEmpty: true } }] }),
        ).toBe('bc');
      }),
    );

    it(
      'are narrowed by each of their columns, and by several at once',
      seeded(async (subject) => {
        const by = (key: string, test: Test) => found(subject, { tests: [{ key, test }] });
        expect(await by('name', { kind: 'in', values: ['李雷', '王小红', '谁'] })).toBe('bd');
        expect(await by('name', { kind: 'prefix', text: '李' })).toBe('ad');
        expect(await by('userName', { kind: 'empty', isEmpty: true })).toBe('cd');
        expect(await by('userName', { kind: 'empty', isEmpty: false })).toBe('ab');
        expect(await by('userName', { kind: 'prefix', text: '139' })).toBe('');
        expect(await by('school', { kind: 'prefix', text: '南京' })).toBe('ad');
        expect(await by('major', { kind: 'in', values: ['数学'] })).toBe('d');
        expect(await by('classTeacher', { kind: 'in', values: ['t', 'u'] })).toBe('ab');
        expect(await by('classTeacher', { kind: 'empty', isEmpty: true })).toBe('cd');
        expect(await by('gmtCreated', { kind: 'range', from: 20, below: 40 })).toBe('bc');
        expect(await by('gmtCreated', { kind: 'range', from: 30 })).toBe('cd');
        expect(await by('gmtCreated', { kind: 'range', below: 20 })).toBe('a');
        const tests = [
          { key: 'school', test: { kind: 'prefix', text: '南京' } },
          { key: 'gmtCreated', test: { kind: 'range', from: 11 } },
        ] as const;
        expect(await found(subject, { tests })).toBe('d');
        expect(await found(subject, { tests, search: '李' })).toBe('d');
        expect(await found(subject, { tests, search: '小' })).toBe('');
      }),
    );

    it(
      'are named one by one, and in batches by id',
      seeded(async ({ students, ...rest }) => {
        expect(await found({ students, ...rest }, { ids: ['d', 'a', 't', 'nobody'] })).toBe('ad');
        expect(await found({ students, ...rest }, { ids: [] })).toBe('');
        expect(await students.ids({ tests: [] }, { after: 'a', limit: 2 })).toEqual(['b', 'c']);
        expect(await students.ids({ tests: [] }, { after: 'd', limit: 2 })).toEqual([]);
      }),
    );
  });
};
