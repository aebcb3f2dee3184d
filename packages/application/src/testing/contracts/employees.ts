import { describe, expect, it } from 'vitest';
import { addStaff, sampleDepartment, type PeopleSubject } from './departments.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every store of people who work here does. */
export const employeesContract = (name: string, make: MakeSubject<PeopleSubject>): void => {
  const within = (test: (subject: PeopleSubject) => Promise<void>) => withSubject(make, test);

  describe(`${name}: people who work here`, () => {
    it(
      'begin with their account, leave, and come back',
      within(async (subject) => {
        const { unitOfWork, employees, members } = subject;
        await addStaff(subject, 'jing', 7, { name: '陈静', role: 'superAdmin' });
        const begun = await employees.find('jing');
        expect(begun).toMatchObject({
          user: { id: 'jing', name: '陈静' },
          employee: {
            userId: 'jing',
            state: 'active',
            departmentId: null,
            joinedAt: 7,
            leftAt: null,
            version: 1,
          },
          staff: { role: 'superAdmin', grants: [] },
          departmentName: null,
          changedByName: null,
          students: 0,
        });
        if (begun === undefined) throw new Error('nobody');
        const left = { ...begun.employee, state: 'left', leftAt: 9, version: 2 } as const;
        await unitOfWork.transaction(async ({ people }) => {
          expect(await people.superAdmins()).toEqual(['jing']);
          await people.put(left, undefined);
          expect(await people.superAdmins()).toEqual([]);
        });
        const gone = await employees.find('jing');
        expect(gone?.employee).toEqual(left);
        expect(gone).not.toHaveProperty('staff');
        expect(await members.findById('jing')).toMatchObject({ name: '陈静' });
        const staff = { grants: ['contacts', 'orders'] } as const;
        await unitOfWork.transaction(({ people }) =>
          people.put({ ...left, state: 'active', leftAt: null }, staff),
        );
        expect((await employees.find('jing'))?.staff).toEqual(staff);
        expect(await employees.find('nobody')).toBeUndefined();
      }),
    );

    it(
      'are new members in a transaction, unless something of theirs is taken',
      within(async ({ unitOfWork, members }) => {
        const user = { id: 'lei', mobile: '13900000009', userName: 'lei_zi' };
        const insert = (id: string, mobile: string, userName: string) =>
          unitOfWork.transaction((tx) => tx.members.insert({ user: { id, mobile, userName }, at: 1 }));
        expect(await insert(user.id, user.mobile, user.userName)).toBe(true);
        expect(await insert('other', user.mobile, 'another')).toBe(false);
        expect(await insert('other', '13900000008', 'LEI_zi')).toBe(false);
        expect(await members.findByAccount('13900000009')).toEqual({ user });
        expect(await members.count()).toBe(1);
      }),
    );

    it(
      'are listed by what is asked of them',
      within(async (subject) => {
        const { unitOfWork, employees } = subject;
        await addStaff(subject, 'jing', 1, { name: '安静', role: 'class' });
        await addStaff(subject, 'tao', 2, { name: '王涛' });
        await addStaff(subject, 'lei', 3);
        await unitOfWork.transaction(async ({ people }) => {
          await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
          const tao = await people.find('tao');
          const lei = await people.find('lei');
          if (tao === undefined || lei === undefined) throw new Error('nobody');
          await people.put({ ...tao.employee, departmentId: 'a', title: '组长' }, { grants: ['orders'] });
          await people.put({ ...lei.employee, state: 'left', leftAt: 5 }, undefined);
        });
        const list = async (
          key: string,
          tests: Parameters<typeof employees.count>[0]['tests'],
          search?: string,
        ) => {
          const selection = { tests, ...(search === undefined ? {} : { search }) };
          const found = await employees.page({ key, isDescending: false }, { limit: 10 }, selection);
          expect(await employees.count(selection, 10)).toBe(found.list.length);
          const ids = await employees.ids(selection, { after: '', limit: 10 });
          expect(ids).toEqual(found.list.map(({ id }) => id).toSorted());
          return found.list.map(({ id }) => id);
        };
        const is = (key: string, ...values: readonly (string | number)[]) => [
          { key, test: { kind: 'in', values } as const },
        ];
        expect(await list('name', [])).toEqual(['jing', 'tao', 'lei']);
        expect(await list('department', [])).toEqual(['tao', 'jing', 'lei']);
        expect(await list('joinedAt', is('state', 'active'))).toEqual(['jing', 'tao']);
        expect(await list('userName', is('department', 'a', 'b'))).toEqual(['tao']);
        expect(await list('userName', is('directDepartment', 'a'))).toEqual(['tao']);
        expect(await list('name', is('role', 'class'))).toEqual(['jing']);
        expect(await list('name', is('grants', '["orders"]', '["contacts","orders"]'))).toEqual(['tao']);
        expect(await list('name', is('title', '组长'))).toEqual(['tao']);
        expect(await list('name', [{ key: 'leftAt', test: { kind: 'empty', isEmpty: false } }])).toEqual([
          'lei',
        ]);
        expect(await list('name', [{ key: 'joinedAt', test: { kind: 'range', from: 2, below: 3 } }])).toEqual(
          ['tao'],
        );
        expect(await list('name', [], '静')).toEqual(['jing']);
        expect(await list('joinedAt', is('state', 'active'), '0002')).toEqual(['tao']);
        const all = await employees.page(
          { key: 'name', isDescending: true },
          { limit: 1 },
          { tests: [], ids: ['tao'] },
        );
        expect(all.list).toMatchObject([
          {
            id: 'tao',
            name: '王涛',
            userName: 'user_tao',
            mobile: '13900000002',
            title: '组长',
            department: 'a',
            departmentName: '教学部',
            role: null,
            grants: ['orders'],
            state: 'active',
            joinedAt: 2,
            leftAt: null,
            students: 0,
            email: null,
            phone: null,
          },
        ]);
      }),
    );

    it(
      'are walked through by key, on and back',
      within(async (subject) => {
        for (const [at, id] of ['c', 'a', 'b'].entries()) await addStaff(subject, id, at + 1);
        const page = (
          isDescending: boolean,
          from?: { key: readonly [string | number, string]; isBackwards: boolean },
        ) =>
          subject.employees.page(
            { key: 'joinedAt', isDescending },
            { limit: 2, ...(from === undefined ? {} : { from }) },
            { tests: [] },
          );
        const ids = ({ list }: Awaited<ReturnType<typeof page>>) => list.map(({ id }) => id);
        const first = await page(true);
        expect([ids(first), first.hasMore]).toEqual([['b', 'a'], true]);
        expect(ids(await page(true, { key: [2, 'a'], isBackwards: false }))).toEqual(['c']);
        expect(ids(await page(true, { key: [1, 'c'], isBackwards: true }))).toEqual(['b', 'a']);
      }),
    );

    it(
      'hand over those in their care, a class teacher’s first',
      within(async (subject) => {
        const { unitOfWork } = subject;
        for (const [at, id] of ['jing', 'tao', 'ming', 'hong'].entries()) await addStaff(subject, id, at + 1);
        const care = (studentId: string, staffId: string, kind: 'classTeacher' | 'assistant') =>
          unitOfWork.transaction((tx) => tx.care.assign({ studentId, staffId, kind, since: 1 }));
        await care('ming', 'jing', 'classTeacher');
        await care('ming', 'tao', 'assistant');
        await care('hong', 'jing', 'assistant');
        await care('hong', 'tao', 'classTeacher');
        await care('hong', 'ming', 'assistant');
        await unitOfWork.transaction(async (tx) => {
          const of = (studentId: string) => tx.care.ofStudent(studentId);
          const before = [await of('hong'), await of('ming')];
          const handed = await tx.care.handOver('jing', 'tao', 8);
          expect(handed).toEqual({
            students: 0,
            unlisted: 2,
            moves: [
              { studentId: 'hong', before: before[0], after: await of('hong') },
              { studentId: 'ming', before: before[1], after: await of('ming') },
            ],
          });
          expect(await tx.care.countOf('jing')).toBe(0);
          expect(await tx.care.ofStudent('ming')).toMatchObject([
            { staffId: 'tao', kind: 'classTeacher', since: 8 },
          ]);
          expect(await tx.care.ofStudent('hong')).toMatchObject([
            { staffId: 'tao', kind: 'classTeacher', since: 1 },
            { staffId: 'ming', kind: 'assistant' },
          ]);
          expect(await tx.care.handOver('jing', 'tao', 9)).toEqual({ students: 0, unlisted: 0, moves: [] });
        });
      }),
    );

    it(
      'let go of all in their care, more than a statement takes',
      within(async (subject) => {
        const { unitOfWork } = subject;
        for (const [at, id] of ['jing', 'tao'].entries()) await addStaff(subject, id, at + 1);
        const ids = Array.from({ length: 501 }, (_none, at) => `s-${String(at).padStart(3, '0')}`);
        for (const id of ids) await addPerson(subject, id);
        await unitOfWork.transaction(async (tx) => {
          for (const studentId of ids) {
            await tx.care.assign({ studentId, staffId: 'jing', kind: 'classTeacher', since: 1 });
            await tx.care.assign({ studentId, staffId: 'tao', kind: 'assistant', since: 2 });
          }
        });
        await unitOfWork.transaction(async (tx) => {
          const { moves, ...count } = await tx.care.endAll('jing');
          expect(count).toEqual({ students: 501, unlisted: 0 });
          const [jing, tao] = [
            { staffId: 'jing', kind: 'classTeacher', since: 1 },
            { staffId: 'tao', kind: 'assistant', since: 2 },
          ] as const;
          expect(moves).toEqual(
            ids.map((studentId) => ({
              studentId,
              before: [
                { studentId, ...jing },
                { studentId, ...tao },
              ],
              after: [{ studentId, ...tao }],
            })),
          );
          expect(await tx.care.endAll('jing')).toEqual({ students: 0, unlisted: 0, moves: [] });
        });
      }),
    );
  });
};
