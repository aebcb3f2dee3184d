import { dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ListOrder, Selection } from '../../staff-list/index.js';
import { addClass, classWorld, type ClassSubject } from './class-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = ClassSubject & Pick<Repositories, 'listedClasses'>;

const FIRST: ListOrder = { key: 'firstDay', isDescending: false };
const is = (key: string, ...values: readonly (string | number)[]) =>
  ({ key, test: { kind: 'in', values } }) as const;

/** What every store of classes does as a list that staff look through. */
export const listedClassesContract = (name: string, make: MakeSubject<Subject>): void => {
  const within = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await classWorld(subject);
      await addClass(subject, 'a', { name: 'Java 一班', firstDay: '2024-05-01', lastDay: null, seats: 1 });
      await addClass(subject, 'b', { name: 'java 二班', teacherId: 'jing', gmtCreated: 9 });
      await addClass(subject, 'c', { name: '前端班', archivedAt: 4, assistantIds: ['jing'], gmtCreated: 5 });
      await addClass(subject, 'd', {
        name: 'Python',
        lastDay: '2024-04-01',
        teacherId: 'tao',
        gmtCreated: 7,
      });
      await subject.unitOfWork.transaction(async ({ classes }) => {
        await classes.hold('a');
        const why = { kind: 'staff', reason: '' } as const;
        await classes.join({ classId: 'a', studentId: 'ming', since: 1, addedBy: null, why, orderId: null });
      });
      await test(subject);
    });
  const found = async ({ listedClasses }: Subject, selection: Partial<Selection>, order = FIRST) => {
    const whole = { tests: [], ...selection };
    const { list } = await listedClasses.page(order, { limit: 20 }, whole);
    const ids = list.map(({ id }) => id);
    expect(await listedClasses.count(whole, 20)).toBe(ids.length);
    expect(await listedClasses.ids(whole, { after: '', limit: 20 })).toEqual(ids.toSorted());
    return ids.join('');
  };

  describe(`${name}: classes as staff look them up`, () => {
    it(
      'come whole, in each order, page by page',
      within(async (subject) => {
        const { listedClasses } = subject;
        const one = { tests: [], ids: ['b'] };
        const [row] = (await listedClasses.page(FIRST, { limit: 1 }, one)).list;
        const {
          assistantIds: _assistants,
          productIds: _products,
          ...stored
        } = (await subject.classes.find('b')) ?? {};
        expect(row).toMatchObject({ ...stored, typeName: '全日制', stageName: '基础' });
        const orders: readonly (readonly [ListOrder, string])[] = [
          [FIRST, 'bcda'],
          [{ key: 'firstDay', isDescending: true }, 'adcb'],
          [{ key: 'lastDay', isDescending: false }, 'dbca'],
          [{ key: 'members', isDescending: true }, 'adcb'],
          [{ key: 'gmtCreated', isDescending: true }, 'bdca'],
        ];
        for (const [order, ids] of orders) {
          expect(await found(subject, {}, order)).toBe(ids);
          const [, two, three] = (await listedClasses.page(order, { limit: 20 }, { tests: [] })).list;
          if (two === undefined || three === undefined) throw new Error('too few');
          const from = { key: [two.sortValue, two.id] as const, isBackwards: false };
          const after = await listedClasses.page(order, { limit: 1, from }, { tests: [] });
          expect(after).toMatchObject({ list: [{ id: three.id }], hasMore: true });
          const back = { limit: 1, from: { ...from, isBackwards: true } };
          expect(await listedClasses.page(order, back, { tests: [] })).toMatchObject({
            list: [{ id: ids[0] }],
            hasMore: false,
          });
        }
        expect(await found(subject, {}, { key: 'name', isDescending: false })).toHaveLength(4);
      }),
    );

    it(
      'are found by what is asked of them',
      within(async (subject) => {
        expect(await found(subject, { search: 'JAVA' })).toBe('ba');
        expect(await found(subject, { search: ' d ' })).toBe('d');
        expect(await found(subject, { search: '%' })).toBe('');
        expect(await found(subject, { tests: [is('type', 'full-time')] })).toBe('bcda');
        expect(await found(subject, { tests: [is('stage', 'other')] })).toBe('');
        expect(await found(subject, { tests: [is('teacher', 'jing', 'tao')] })).toBe('bd');
        const none = { key: 'teacher', test: { kind: 'empty', isEmpty: true } } as const;
        expect(await found(subject, { tests: [none] })).toBe('ca');
        expect(await found(subject, { tests: [is('isFull', 1)] })).toBe('a');
        expect(await found(subject, { tests: [is('id', 'a', 'd')] })).toBe('da');
        const day = (text: string) => startOfShanghaiDay(dayIndexOf(text));
        const late = { key: 'firstDay', test: { kind: 'range', from: day('2024-04-01') } } as const;
        expect(await found(subject, { tests: [late] })).toBe('a');
        const soon = { key: 'lastDay', test: { kind: 'range', below: day('2024-05-01') } } as const;
        expect(await found(subject, { tests: [soon] })).toBe('d');
        expect(await found(subject, { ids: ['a', 'nothing'] })).toBe('a');
      }),
    );

    it(
      'are for somebody alone those that he leads or assists',
      within(async (subject) => {
        expect(await found(subject, { caredBy: 'jing' })).toBe('bc');
        expect(await found(subject, { caredBy: 'jing', search: 'java' })).toBe('b');
        expect(await found(subject, { caredBy: 'tao' })).toBe('d');
        expect(await found(subject, { caredBy: 'lan' })).toBe('');
      }),
    );

    it(
      'are in one state on each day',
      within(async ({ listedClasses }) => {
        const inState = (...asked: Parameters<typeof listedClasses.inState>) =>
          listedClasses.inState(...asked).then((ids) => ids.join(''));
        expect(await inState(['running'], '2024-04-01', 9)).toBe('bd');
        expect(await inState(['running'], '2024-04-02', 9)).toBe('b');
        expect(await inState(['ended'], '2024-04-02', 9)).toBe('d');
        expect(await inState(['toCome'], '2024-04-02', 9)).toBe('a');
        expect(await inState(['toCome', 'ended', 'archived'], '2024-04-02', 9)).toBe('acd');
        expect(await inState(['toCome', 'ended', 'archived'], '2024-04-02', 2)).toBe('ac');
        expect(await inState(['running'], '2099-01-01', 9)).toBe('a');
        expect(await inState([], '2024-04-02', 9)).toBe('');
      }),
    );
  });
};
