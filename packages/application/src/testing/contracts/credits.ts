import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { CreditKey, CreditSum } from '../../ports/credits.js';
import type { Selection } from '../../staff-list/index.js';
import { anEvent, createRun, startOf, sum, type SumEvent } from './day-sums.js';
import { sampleDepartment } from './departments.js';
import { sampleProduct } from './samples.js';
import { begin, give, place, receive } from './shop-acts.js';
import { sampleReceipt, sampleShopOrder } from './shop-samples.js';
import { refundDone } from '../../payment/refund-steps.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type ColumnTest = Selection['tests'][number];

/** Where the months of the days on which everything happens begin, and where the next one does. */
const MONTHS = [
  ['2024-02', startOf(-24), startOf(5)],
  ['2024-03', startOf(5), startOf(36)],
  ['2024-04', startOf(36), startOf(66)],
] as const;

const COLUMNS = { person: 'credited', department: 'creditedIn', product: 'product' } as const;

const TEACHERS = ['wei', 'lan'] as const;

/** Somebody gets another class teacher, loses the one he has, or a class teacher another department. */
const aMove = fc.oneof(
  fc.record({
    kind: fc.constant('care' as const),
    student: fc.constantFrom('a', 'b', 'c'),
    teacher: fc.constantFrom(...TEACHERS, null),
  }),
  fc.record({
    kind: fc.constant('moved' as const),
    teacher: fc.constantFrom(...TEACHERS),
    department: fc.constantFrom('north', 'south', null),
  }),
);

/** What happens at least: something counts to either class teacher, and to nobody. */
const SURE = [
  { kind: 'care', student: 'a', teacher: 'wei' } as const,
  { kind: 'care', student: 'b', teacher: 'lan' } as const,
  ...(['a', 'b', 'c'] as const).map(
    (who) => ({ kind: 'paid', who, at: startOf(9), late: 0, amount: 1 }) as const,
  ),
];

type Move = typeof aMove extends fc.Arbitrary<infer M> ? M : never;

const moveTo = (parts: Repositories, id: string, departmentId: string | null) =>
  parts.unitOfWork.transaction(async ({ people }) => {
    await people.lock();
    const person = await people.find(id);
    if (person !== undefined) await people.put({ ...person.employee, departmentId }, person.staff);
  });

const move = async (parts: Repositories, own: (id: string) => string, one: Move): Promise<void> => {
  if (one.kind === 'moved') return moveTo(parts, own(one.teacher), one.department);
  const { student, teacher } = one;
  if (teacher !== null) return void (await assign(parts, own(student), own(teacher)));
  return parts.unitOfWork.transaction(async ({ care }) => {
    for (const staffId of TEACHERS) await care.end(own(student), own(staffId));
  });
};

/** Two departments, and class teachers with this prefix. */
const prepare = async (parts: Repositories, prefix: string): Promise<void> => {
  await parts.unitOfWork.transaction(async ({ people }) => {
    await people.lock();
    for (const id of ['north', 'south']) await people.putDepartment(sampleDepartment(id));
  });
  for (const id of TEACHERS)
    await addPerson(parts, `${prefix}${id}`, { staff: { role: 'class', grants: [] } });
};

/** Buys something that costs 1,000 cents, and pays it. */
const buy = async (parts: Repositories, id: string, userId: string, at: number): Promise<void> => {
  await place(parts, sampleShopOrder(id, { userId, amount: 1_000, gmtCreated: at }), { openMax: 999 });
  await begin(parts, `try-${id}`, { orderId: id });
  const about = { orderId: id, outTradeNo: `try-${id}`, amount: 1_000, paidAt: at };
  await receive(parts, sampleReceipt(`t-${id}`, about));
};

const told = (sums: readonly CreditSum[]) =>
  Object.fromEntries(
    sums.map(({ key, paidOrders, received, refunds, refunded }) => [
      key,
      [paidOrders, received, refunds, refunded],
    ]),
  );

/** What counts to whom. */
export const creditsContract = (name: string, make: MakeSubject<Repositories>): void => {
  const within = (test: (subject: Repositories) => Promise<void>) => withSubject(make, test);

  /** That what is counted of a month is what the lists find to which it leads, and the same by everything. */
  const agree = async (parts: Repositories, [month, from, below]: (typeof MONTHS)[number]): Promise<void> => {
    const { credits, listedOrders, students, sumsByDay } = parts;
    const range = { kind: 'range', from, below } as const;
    const costly: ColumnTest = { key: 'amount', test: { kind: 'range', from: 1 } };
    const days = await sumsByDay.between(from, below);
    const whole = {
      paidOrders: sum(days, 'paidOrders'),
      received: sum(days, 'received'),
      refunds: sum(days, 'firstRefunds'),
      refunded: sum(days, 'refunded'),
    };
    for (const by of ['month', 'person', 'department', 'product'] satisfies readonly CreditKey[]) {
      const sums = await credits.sums(by, month, month);
      expect(Object.fromEntries(Object.keys(whole).map((key) => [key, sum(sums, key)]))).toEqual(whole);
      expect(sums.map(({ key }) => key)).toEqual([...new Set(sums.map(({ key }) => key))].toSorted());
      for (const one of sums) {
        const named: readonly ColumnTest[] =
          by === 'month' ? [] : [{ key: COLUMNS[by], test: { kind: 'in', values: [one.key] } }];
        const paid = { tests: [{ key: 'paidAt', test: range }, costly, ...named] };
        const refunded = { tests: [{ key: 'refundedOn', test: range }, ...named] };
        const order = { key: 'gmtCreated', isDescending: true };
        const { list } = await listedOrders.page(order, { limit: 9_999 }, paid);
        expect([by, one.key, one.paidOrders, one.received, one.refunds]).toEqual([
          by,
          one.key,
          await listedOrders.count(paid, 9_999),
          sum(list, 'amount'),
          await listedOrders.count(refunded, 9_999),
        ]);
      }
    }
    const comers = await credits.comers(from, below);
    expect([sum(comers, 'newStudents'), sum(comers, 'converted')]).toEqual([
      sum(days, 'registered'),
      sum(days, 'bought'),
    ]);
    for (const { personId, newStudents, converted } of comers) {
      const teacher: ColumnTest['test'] =
        personId === NOBODY ? { kind: 'empty', isEmpty: true } : { kind: 'in', values: [personId] };
      const tests: readonly ColumnTest[] = [
        { key: 'gmtCreated', test: range },
        { key: 'classTeacher', test: teacher },
      ];
      const bought: ColumnTest = { key: 'bought', test: { kind: 'in', values: [1] } };
      expect([personId, newStudents, converted]).toEqual([
        personId,
        await students.count({ tests }, 9_999),
        await students.count({ tests: [...tests, bought] }, 9_999),
      ]);
    }
  };

  describe(`${name}: what counts to whom`, () => {
    it(
      'is what the lists find that the numbers lead to, and all there is, whatever happens',
      within(async (parts) => {
        await parts.products.insert(sampleProduct('product-1'));
        let run = 0;
        const events = fc.array(
          fc.oneof({ weight: 3, arbitrary: anEvent }, { weight: 2, arbitrary: aMove }),
          { minLength: 10, maxLength: 40, size: 'max' },
        );
        const property = fc.asyncProperty(events, async (happens) => {
          run += 1;
          const prefix = `r${run}`;
          await prepare(parts, prefix);
          const act = await createRun(parts, prefix);
          for (const [at, event] of happens.entries()) {
            await (event.kind === 'care' || event.kind === 'moved'
              ? move(parts, (id) => `${prefix}${id}`, event)
              : act(event satisfies SumEvent, run * 1_000 + at));
          }
          for (const month of MONTHS) await agree(parts, month);
        });
        await fc.assert(property, { numRuns: 8, endOnFailure: true, examples: [[SURE]] });
        const people = await parts.credits.people();
        const counted = (await parts.credits.sums('person', '2024-01', '2024-12')).map(({ key }) => key);
        // All of it happened.
        expect(counted).toContain(NOBODY);
        expect(counted.length).toBeGreaterThan(2);
        expect(people.map(({ id }) => id)).toEqual(
          expect.arrayContaining(counted.filter((key) => key !== NOBODY)),
        );
      }),
      120_000,
    );

    it(
      'stays where it was counted first, whoever has the student and wherever she is later; a refund counts in its own month',
      within(async (parts) => {
        await parts.products.insert(sampleProduct('product-1'));
        await prepare(parts, '');
        await addPerson(parts, 'ming', { at: startOf(1) });
        await addPerson(parts, 'free', { at: startOf(6) });
        await assign(parts, 'ming', 'wei');
        await moveTo(parts, 'wei', 'north');
        await buy(parts, 'one', 'ming', startOf(2));
        await moveTo(parts, 'wei', 'south');
        await buy(parts, 'two', 'ming', startOf(3));
        await assign(parts, 'ming', 'lan');
        await buy(parts, 'three', 'ming', startOf(4));
        await buy(parts, 'alone', 'free', startOf(6));
        await give(parts, { orderId: 'one', amount: 400 }, { refundId: 'r1', at: startOf(7) });
        await refundDone(parts, { id: 'r1', orderId: 'one' }, startOf(7) + 1);
        const { credits } = parts;
        expect(told(await credits.sums('person', '2024-02', '2024-02'))).toEqual({
          wei: [2, 2_000, 0, 0],
          lan: [1, 1_000, 0, 0],
        });
        expect(told(await credits.sums('person', '2024-03', '2024-03'))).toEqual({
          wei: [0, 0, 1, 400],
          [NOBODY]: [1, 1_000, 0, 0],
        });
        expect(told(await credits.sums('department', '2024-02', '2024-03'))).toEqual({
          north: [1, 1_000, 1, 400],
          south: [1, 1_000, 0, 0],
          [NO_DEPARTMENT]: [1, 1_000, 0, 0],
          [NOBODY]: [1, 1_000, 0, 0],
        });
        expect(told(await credits.sums('month', '2024-01', '2024-12'))).toEqual({
          '2024-02': [3, 3_000, 0, 0],
          '2024-03': [1, 1_000, 1, 400],
        });
        expect(await credits.sums('product', '2024-04', '2024-04')).toEqual([]);
        expect((await credits.sums('person', '2024-02', '2024-03')).map(({ late }) => late)).toEqual([
          0, 0, 0,
        ]);
        expect(await credits.comers(startOf(1), startOf(6))).toEqual([
          { personId: 'lan', departmentId: NO_DEPARTMENT, newStudents: 1, converted: 1 },
        ]);
        expect(await credits.comers(startOf(6), startOf(7))).toEqual([
          { personId: NOBODY, departmentId: NOBODY, newStudents: 1, converted: 1 },
        ]);
      }),
    );

    it(
      'tells to whom it counts or may',
      within(async (parts) => {
        await parts.products.insert(sampleProduct('product-1'));
        await prepare(parts, '');
        await addPerson(parts, 'tao', { staff: { role: 'teacher', grants: [] } });
        await addPerson(parts, 'ming', { at: startOf(1) });
        await assign(parts, 'ming', 'wei');
        await buy(parts, 'one', 'ming', startOf(2));
        expect(await parts.credits.people()).toEqual([
          { id: 'lan', isTeacher: true },
          { id: 'wei', isTeacher: true },
        ]);
        await parts.unitOfWork.transaction(async ({ people }) => {
          await people.lock();
          for (const id of TEACHERS) {
            const person = await people.find(id);
            if (person !== undefined) await people.put({ ...person.employee, state: 'left' }, undefined);
          }
        });
        expect(await parts.credits.people()).toEqual([{ id: 'wei', isTeacher: false }]);
      }),
    );
  });

  describe(`${name}: targets`, () => {
    it(
      'are set, changed and taken away, each by itself',
      within(async ({ unitOfWork, credits }) => {
        const target = {
          month: '2026-11',
          kind: 'person',
          subjectId: 'wei',
          cents: 5,
          setBy: 'x',
          setAt: 1,
        } as const;
        const other = { ...target, kind: 'department', cents: 7 } as const;
        await unitOfWork.transaction(async ({ targets }) => {
          expect(await targets.hold(target)).toBeUndefined();
          await targets.put(target);
          await targets.put(other);
          await targets.put({ ...target, month: '2026-12' });
          expect(await targets.hold(target)).toEqual(target);
        });
        expect(await credits.targets('2026-11')).toEqual([other, target]);
        await unitOfWork.transaction(async ({ targets }) => {
          await targets.put({ ...target, cents: 6, setAt: 2 });
          await targets.remove(other);
        });
        expect(await credits.targets('2026-11')).toEqual([{ ...target, cents: 6, setAt: 2 }]);
        expect(await credits.targets('2026-10')).toEqual([]);
      }),
    );
  });
};
