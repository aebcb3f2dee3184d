import { describe, expect, it } from 'vitest';
import type { Departments, MemberRepository, UnitOfWork } from '../../ports/index.js';
import type { StoredDepartment } from '../../entities/index.js';
import type { Employees } from '../../employee/index.js';
import { withSubject, type MakeSubject } from './subject.js';

export interface PeopleSubject {
  readonly members: MemberRepository;
  readonly unitOfWork: UnitOfWork;
  readonly departments: Departments;
  readonly employees: Employees;
}

/** A department that nobody changed. */
export const sampleDepartment = (id: string, facts: Partial<StoredDepartment> = {}): StoredDepartment => ({
  id,
  parentId: null,
  name: `部门 ${id}`,
  position: 0,
  version: 1,
  changedBy: null,
  changedAt: 5,
  gmtCreated: 5,
  ...facts,
});

/** Somebody who works here from the beginning on. */
export const addStaff = async (
  { members }: Pick<PeopleSubject, 'members'>,
  id: string,
  at: number,
  facts: { readonly name?: string; readonly role?: 'superAdmin' | 'class' | 'teacher' } = {},
): Promise<void> => {
  const mobile = `1390000${String(at).padStart(4, '0')}`;
  const { name, role = 'teacher' } = facts;
  const user = { id, mobile, userName: `user_${id}`, ...(name === undefined ? {} : { name }) };
  if (!(await members.insert({ user, staff: { role, grants: [] }, at }))) throw new Error(`${id} is taken`);
};

/** What every store of departments does. */
export const departmentsContract = (name: string, make: MakeSubject<PeopleSubject>): void => {
  const within = (test: (subject: PeopleSubject) => Promise<void>) => withSubject(make, test);

  describe(`${name}: departments`, () => {
    it(
      'are stored, changed and removed, and tell who works there',
      within(async (subject) => {
        const { unitOfWork, departments } = subject;
        await addStaff(subject, 'jing', 1, { name: '陈静' });
        await addStaff(subject, 'tao', 2);
        expect(await departments.all()).toEqual({ departments: [], unassigned: 2 });
        await unitOfWork.transaction(async ({ people }) => {
          await people.lock();
          await people.putDepartment(sampleDepartment('a', { changedBy: 'jing' }));
          await people.putDepartment(sampleDepartment('b', { parentId: 'a' }));
          const jing = await people.find('jing');
          if (jing === undefined) throw new Error('nobody');
          await people.put({ ...jing.employee, departmentId: 'b' }, jing.staff);
        });
        const shown = await departments.all();
        expect(shown.unassigned).toBe(1);
        expect(shown.departments.toSorted((x, y) => (x.id < y.id ? -1 : 1))).toEqual([
          { ...sampleDepartment('a', { changedBy: 'jing' }), changedByName: '陈静', people: 0 },
          { ...sampleDepartment('b', { parentId: 'a' }), changedByName: null, people: 1 },
        ]);
        await unitOfWork.transaction(async ({ people }) => {
          const part = { departmentId: 'b', state: 'active' } as const;
          expect(await people.idsIn(part)).toEqual(['jing']);
          expect(await people.idsIn({ ...part, state: 'left' })).toEqual([]);
          await people.moveAll({ ...part, state: 'left' }, null, { changedBy: 'tao', at: 8 });
          await people.moveAll(part, 'a', { changedBy: 'tao', at: 9 });
          expect(await people.idsIn(part)).toEqual([]);
          expect((await people.find('jing'))?.employee).toMatchObject({
            departmentId: 'a',
            version: 2,
            changedBy: 'tao',
            changedAt: 9,
          });
          await people.deleteDepartment('b');
          await people.putDepartment(sampleDepartment('a', { name: '教学部', version: 2 }));
          expect(await people.departments()).toEqual([sampleDepartment('a', { name: '教学部', version: 2 })]);
        });
        expect(await departments.all()).toMatchObject({ departments: [{ name: '教学部', people: 1 }] });
      }),
    );

    it(
      'are left by those who left, and by nobody else',
      within(async (subject) => {
        const { unitOfWork, departments } = subject;
        await addStaff(subject, 'jing', 1);
        await addStaff(subject, 'tao', 2);
        await unitOfWork.transaction(async ({ people }) => {
          await people.putDepartment(sampleDepartment('a'));
          for (const id of ['jing', 'tao']) {
            const one = await people.find(id);
            if (one === undefined) throw new Error('nobody');
            const state = id === 'tao' ? 'left' : 'active';
            await people.put({ ...one.employee, departmentId: 'a', state }, undefined);
          }
          const left = { departmentId: 'a', state: 'left' } as const;
          expect(await people.idsIn(left)).toEqual(['tao']);
          await people.moveAll(left, null, { changedBy: 'jing', at: 9 });
          const changed = { departmentId: null, version: 2, changedBy: 'jing', changedAt: 9 };
          expect((await people.find('tao'))?.employee).toMatchObject(changed);
          expect(await people.idsIn({ ...left, state: 'active' })).toEqual(['jing']);
        });
        expect(await departments.all()).toMatchObject({ departments: [{ people: 1 }], unassigned: 0 });
      }),
    );

    it(
      'with somebody in them, or another one below them, are not removed',
      within(async (subject) => {
        const { unitOfWork, departments } = subject;
        await addStaff(subject, 'jing', 1);
        await unitOfWork.transaction(async ({ people }) => {
          await people.putDepartment(sampleDepartment('a'));
          await people.putDepartment(sampleDepartment('b', { parentId: 'a' }));
          const jing = await people.find('jing');
          if (jing !== undefined) await people.put({ ...jing.employee, departmentId: 'b' }, jing.staff);
        });
        for (const id of ['a', 'b']) {
          const removing = unitOfWork.transaction(({ people }) => people.deleteDepartment(id));
          await expect(removing).rejects.toThrow();
        }
        expect((await departments.all()).departments).toHaveLength(2);
      }),
    );
  });
};
