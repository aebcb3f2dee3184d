import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { AssistantCount } from '../../entities/assistant-count.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { addStaff, sampleDepartment, type PeopleSubject } from './departments.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = PeopleSubject & Pick<Repositories, 'assistants'>;

const BY_NAME: ListOrder = { key: 'name', isDescending: false };
const is = (key: string, ...values: readonly (string | number)[]) =>
  ({ key, test: { kind: 'in', values } }) as const;

const counted = (staffId: string, over: Partial<AssistantCount> = {}): AssistantCount => ({
  staffId,
  students: 0,
  classTeacher: 0,
  active: 0,
  waiting: 0,
  contacted7: 0,
  contacted30: 0,
  wait: null,
  careCount: 0,
  careSince: 0,
  countedAt: 100,
  ...over,
});

/** What every store of those who look after students does. */
export const assistantsContract = (name: string, make: MakeSubject<Subject>): void => {
  /** Jing teaches Ming and Hong, Tao assists Hong, Lei left with nobody, Lan never looked after anybody. */
  const within = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      const { unitOfWork, assistants } = subject;
      await addStaff(subject, 'jing', 1, { name: '安静', role: 'class' });
      await addStaff(subject, 'tao', 2, { name: '王涛', role: 'teacher' });
      await addStaff(subject, 'lei', 3, { name: '雷子', role: 'teacher' });
      await addPerson(subject, 'lan', { name: '蓝天', at: 4, staff: { grants: ['contacts'] } });
      for (const id of ['ming', 'hong']) await addPerson(subject, id);
      await unitOfWork.transaction(async ({ people, care }) => {
        await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
        const tao = await people.find('tao');
        const lei = await people.find('lei');
        if (tao === undefined || lei === undefined) throw new Error('nobody');
        await people.put({ ...tao.employee, departmentId: 'a' }, tao.staff);
        await people.put({ ...lei.employee, state: 'left', leftAt: 5 }, undefined);
        await care.assign({ studentId: 'ming', staffId: 'jing', kind: 'classTeacher', since: 8 });
        await care.assign({ studentId: 'hong', staffId: 'jing', kind: 'classTeacher', since: 9 });
        await care.assign({ studentId: 'hong', staffId: 'tao', kind: 'assistant', since: 7 });
      });
      await assistants.store(
        counted('jing', {
          students: 2,
          classTeacher: 2,
          waiting: 1,
          careCount: 2,
          careSince: 9,
          countedAt: 200,
        }),
      );
      await assistants.store(
        counted('tao', {
          students: 1,
          active: 1,
          contacted7: 1,
          contacted30: 1,
          wait: 3,
          careCount: 1,
          careSince: 7,
        }),
      );
      await test(subject);
    });
  const found = async ({ assistants }: Subject, selection: Partial<Selection>, order = BY_NAME) => {
    const whole = { tests: [], ...selection };
    const { list } = await assistants.page(order, { limit: 10 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await assistants.count(whole, 10)).toBe(ids.length);
    expect(await assistants.ids(whole, { after: '', limit: 10 })).toEqual(ids.toSorted());
    return ids.join(' ');
  };
  const dueIds = async ({ assistants }: Subject, before: number, limit = 9) =>
    (await assistants.due(before, limit)).map(({ id }) => id).join(' ');

  describe(`${name}: those who look after students`, () => {
    it(
      'come with their figures, in each order, on and back',
      within(async (subject) => {
        const { assistants } = subject;
        const [row] = (await assistants.page(BY_NAME, { limit: 1 }, { tests: [], ids: ['tao'] })).list;
        expect(row).toMatchObject({
          id: 'tao',
          name: '王涛',
          role: 'teacher',
          department: 'a',
          departmentName: '教学部',
          state: 'active',
          students: 1,
          classTeacher: 0,
          active: 1,
          waiting: 0,
          contacted7: 1,
          contacted30: 1,
          wait: 3,
          countedAt: 100,
        });
        await assistants.store(counted('lei', { students: 3 }));
        const orders: readonly (readonly [string, string])[] = [
          ['name', 'jing tao lei'],
          ['students', 'tao jing lei'],
          ['waiting', 'lei tao jing'],
          ['active', 'jing lei tao'],
          ['department', 'tao jing lei'],
          // Who has none comes last.
          ['wait', 'tao jing lei'],
          ['countedAt', 'lei tao jing'],
        ];
        for (const [key, ids] of orders) {
          const up = { key, isDescending: false };
          if (key !== 'name') expect(await found(subject, {}, up)).toBe(ids);
          const { list } = await assistants.page(up, { limit: 9 }, { tests: [] });
          const [one, two, three] = list;
          if (one === undefined || two === undefined || three === undefined) throw new Error('too few');
          const down = await assistants.page({ ...up, isDescending: true }, { limit: 9 }, { tests: [] });
          expect(down.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toReversed());
          const from = { key: [two.sortValue, two.id] as const, isBackwards: false };
          const after = await assistants.page(up, { limit: 9, from }, { tests: [] });
          expect(after).toMatchObject({ list: [{ id: three.id }], hasMore: false });
          const back = { limit: 9, from: { ...from, isBackwards: true } };
          expect((await assistants.page(up, back, { tests: [] })).list).toMatchObject([{ id: one.id }]);
        }
      }),
    );

    it(
      'are found by what is asked of them, unless they have neither a role nor students',
      within(async (subject) => {
        const { assistants } = subject;
        expect(await found(subject, {}, { key: 'students', isDescending: true })).toBe('jing tao');
        // Who was counted without students and has no role is no more among them.
        await assistants.store(counted('lan'));
        await assistants.store(counted('lei'));
        expect(await found(subject, { ids: ['lan', 'lei'] })).toBe('');
        await assistants.store(counted('lei', { students: 1, countedAt: 50 }));
        expect(await found(subject, { tests: [is('state', 'left')] })).toBe('lei');
        expect(await found(subject, { tests: [is('role', 'class')] })).toBe('jing');
        const none = { key: 'role', test: { kind: 'empty', isEmpty: true } } as const;
        expect(await found(subject, { tests: [none] })).toBe('lei');
        expect(await found(subject, { tests: [is('department', 'a', 'b')] })).toBe('tao');
        const range = (key: string, from?: number, below?: number) =>
          ({
            key,
            test: {
              kind: 'range',
              ...(from === undefined ? {} : { from }),
              ...(below === undefined ? {} : { below }),
            },
          }) as const;
        expect(await found(subject, { tests: [range('students', 2)] })).toBe('jing');
        expect(await found(subject, { tests: [range('wait', 1)] })).toBe('tao');
        expect(await found(subject, { tests: [range('wait', undefined, 9)] })).toBe('tao');
        expect(await found(subject, { tests: [is('wait', 3)] })).toBe('tao');
        const noWait = { key: 'wait', test: { kind: 'empty', isEmpty: true } } as const;
        expect(
          await found(
            subject,
            { tests: [noWait, is('contacted7', 0)] },
            { key: 'students', isDescending: false },
          ),
        ).toBe('lei jing');
        for (const key of ['classTeacher', 'active', 'waiting', 'contacted30'])
          expect(await found(subject, { tests: [is(key, 7)] })).toBe('');
        expect(await found(subject, { search: '静' })).toBe('jing');
        expect(await found(subject, { search: '静', tests: [is('role', 'teacher')] })).toBe('');
        expect(await found(subject, { caredBy: 'tao' })).toBe('tao');
      }),
    );

    it(
      'are due where they were never counted, have other students, or were counted long ago',
      within(async (subject) => {
        const { assistants, unitOfWork } = subject;
        expect(await dueIds(subject, 0)).toBe('');
        expect(await dueIds(subject, 101)).toBe('tao');
        expect(await dueIds(subject, 999)).toBe('tao jing');
        expect(await dueIds(subject, 999, 1)).toBe('tao');
        await unitOfWork.transaction(({ care }) => care.end('ming', 'jing'));
        expect(await assistants.due(0, 9)).toEqual([{ id: 'jing', careCount: 1, careSince: 9 }]);
        await assistants.store(counted('jing', { students: 1, careCount: 1, careSince: 9, countedAt: 300 }));
        expect(await dueIds(subject, 0)).toBe('');
        // As many as before, and others.
        await unitOfWork.transaction(async ({ care }) => {
          await care.end('hong', 'jing');
          await care.assign({ studentId: 'ming', staffId: 'jing', kind: 'assistant', since: 20 });
          await care.assign({ studentId: 'hong', staffId: 'lan', kind: 'assistant', since: 21 });
        });
        expect(await assistants.due(0, 9)).toEqual([
          { id: 'lan', careCount: 1, careSince: 21 },
          { id: 'jing', careCount: 1, careSince: 20 },
        ]);
        await assistants.store(counted('nobody'));
        expect(await found(subject, { ids: ['nobody'] })).toBe('');
      }),
    );
  });
};
