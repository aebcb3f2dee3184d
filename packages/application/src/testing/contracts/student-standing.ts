import { expect, describe, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { sampleOrder } from './samples.js';
import { sampleShopOrder } from './shop-samples.js';
import { happen, type FactParts } from './student-events.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = FactParts & Pick<Repositories, 'employees'>;

/** Who of the members is listed among students, in every list of them. */
export const studentStandingContract = (name: string, make: MakeSubject<Subject>): void => {
  const within = (test: (subject: Subject) => Promise<void>) => withSubject(make, test);
  const hire = ({ members }: Subject, id: string) =>
    addPerson({ members }, id, { staff: { role: 'class', grants: [] } });
  /** Somebody works here from now on, or no longer. */
  const put = ({ unitOfWork }: Subject, id: string, state: 'active' | 'left') =>
    unitOfWork.transaction(async ({ people }) => {
      const person = await people.find(id);
      if (person === undefined) throw new Error('nobody');
      const staff = { role: 'class', grants: [] } as const;
      await people.put({ ...person.employee, state }, state === 'left' ? undefined : staff);
    });
  const listed = async ({ students }: Subject): Promise<string> => {
    const asked = { tests: [] };
    const { list } = await students.page({ key: 'gmtCreated', isDescending: false }, { limit: 9 }, asked);
    const ids = list.map(({ id }) => id).toSorted();
    expect(await students.count(asked, 9)).toBe(ids.length);
    expect(await students.ids(asked, { after: '', limit: 9 })).toEqual(ids);
    const found = await students.page({ key: 'name', isDescending: true }, { limit: 9 }, { ...asked, ids });
    expect(found.list).toHaveLength(ids.length);
    return ids.join('');
  };

  describe(`${name}: who is a student`, () => {
    it(
      'is nobody who worked here and never was one, until he buys or studies',
      within(async (subject) => {
        for (const id of ['a', 'b', 'c', 'd']) await hire(subject, id);
        await addPerson(subject, 'm');
        expect(await listed(subject)).toBe('m');
        for (const id of ['a', 'b', 'c', 'd']) await put(subject, id, 'left');
        expect(await listed(subject)).toBe('m');
        await subject.orders.insert(sampleOrder('elsewhere', { userId: 'a', status: 'TRADE_CLOSED' }));
        expect(await listed(subject)).toBe('am');
        await subject.unitOfWork.transaction((tx) =>
          tx.orders.insert(sampleShopOrder('bought', { userId: 'b' }), 'key'),
        );
        expect(await listed(subject)).toBe('abm');
        await happen(subject, { id: 'c', what: { kind: 'studied', day: 1, seconds: 30 } }, 1);
        expect(await listed(subject)).toBe('abcm');
        // Who works here again is none for as long as he does.
        await put(subject, 'b', 'active');
        expect(await listed(subject)).toBe('acm');
        await put(subject, 'b', 'left');
        expect(await listed(subject)).toBe('abcm');
      }),
    );

    it(
      'is whoever bought or studied before he came, and before he left',
      within(async (subject) => {
        await subject.orders.insert(sampleOrder('early', { userId: 'a' }));
        await hire(subject, 'a');
        await hire(subject, 'b');
        await happen(subject, { id: 'b', what: { kind: 'studied', day: 1, seconds: 30 } }, 1);
        expect(await listed(subject)).toBe('');
        for (const id of ['a', 'b']) await put(subject, id, 'left');
        expect(await listed(subject)).toBe('ab');
      }),
    );

    it(
      'is counted as somebody’s where the list has him',
      within(async (subject) => {
        for (const id of ['jing', 'a', 'b']) await hire(subject, id);
        for (const id of ['m', 'n']) await addPerson(subject, id);
        for (const id of ['a', 'b', 'm']) await assign(subject, id, 'jing');
        await assign(subject, 'n', 'jing', 'assistant');
        await put(subject, 'b', 'left');
        const carer = { key: 'carer', test: { kind: 'in', values: ['jing'] } } as const;
        const counts = async () => {
          const { list } = await subject.employees.page(
            { key: 'name', isDescending: false },
            { limit: 1 },
            { tests: [], ids: ['jing'] },
          );
          return [
            list[0]?.students,
            (await subject.employees.find('jing'))?.students,
            await subject.unitOfWork.transaction(({ care }) => care.countOf('jing')),
            await subject.students.count({ tests: [carer] }, 9),
          ];
        };
        expect(await counts()).toEqual([2, 2, 2, 2]);
        await subject.orders.insert(sampleOrder('late', { userId: 'b' }));
        expect(await counts()).toEqual([3, 3, 3, 3]);
        await addPerson(subject, 'tao');
        const handed = (from: string, to: string) =>
          subject.unitOfWork.transaction(({ care }) => care.handOver(from, to, 9));
        expect(await handed('jing', 'tao')).toMatchObject({ students: 3, unlisted: 1 });
        expect(await handed('tao', 'jing')).toMatchObject({ students: 3, unlisted: 1 });
        const ended = () => subject.unitOfWork.transaction(({ care }) => care.endAll('jing'));
        expect(await ended()).toMatchObject({ students: 3, unlisted: 1 });
        expect(await ended()).toMatchObject({ students: 0, unlisted: 0 });
        expect(await counts()).toEqual([0, 0, 0, 0]);
        await put(subject, 'a', 'left');
        expect(await subject.unitOfWork.transaction(({ care }) => care.ofStudent('a'))).toEqual([]);
      }),
    );
  });
};
