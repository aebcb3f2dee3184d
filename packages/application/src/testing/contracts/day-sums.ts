import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { DaySums } from '../../ports/day-sums.js';
import type { Selection } from '../../staff-list/index.js';
import { refundDone } from '../../payment/refund-steps.js';
import { refundedOutside } from '../../payment/refunded-outside.js';
import { sampleProduct } from './samples.js';
import { begin, give, place, receive } from './shop-acts.js';
import { sampleReceipt, sampleShopOrder } from './shop-samples.js';
import { happen, happening } from './student-events.js';
import { addPerson, assign } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

/** The Shanghai day 2024-02-25: a month ends soon. */
const FIRST_DAY = 19_778;
export const startOf = (day: number): number => startOfShanghaiDay(FIRST_DAY + day);
const AMOUNT = 399_900;

type ColumnTest = Selection['tests'][number];
const TEACHER = 'jing';

/** When something happens: on one of some days, at its first or last millisecond or between. */
const moment = fc
  .tuple(fc.nat({ max: 40 }), fc.constantFrom(0, DAY_MS / 2, DAY_MS - 1))
  .map(([day, time]) => startOf(day) + time);

const aStudy = fc.record({
  kind: fc.constant('fact' as const),
  of: fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    what: fc.record({
      kind: fc.constant('studied' as const),
      day: fc.nat({ max: 40 }),
      seconds: fc.constantFrom(20, 60),
    }),
  }),
});

export const anEvent = fc.oneof(
  { weight: 3, arbitrary: aStudy },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fact' as const), of: happening(['a', 'b', 'c']) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('paid' as const),
      who: fc.constantFrom('a', 'b', 'c', 'stranger'),
      at: moment,
      late: fc.constantFrom(0, 3 * DAY_MS),
      amount: fc.constantFrom(AMOUNT, 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('back', 'outside' as const),
      which: fc.nat(),
      at: moment,
      amount: fc.constantFrom(1, 1_000, AMOUNT),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('active', 'left' as const),
      who: fc.constantFrom('a', 'b', TEACHER),
    }),
  },
);

export type SumEvent = typeof anEvent extends fc.Arbitrary<infer E> ? E : never;

/** What happens to people whose ids begin with a prefix. */
export const createRun = async (parts: Repositories, prefix: string) => {
  const paid: string[] = [];
  const own = (id: string): string => `${prefix}${id}`;
  for (const [at, id] of ['a', 'b', 'c'].entries()) await addPerson(parts, own(id), { at: startOf(at * 3) });
  await addPerson(parts, own(TEACHER), { at: startOf(1), staff: { role: 'class', grants: [] } });
  for (const id of ['a', 'c', TEACHER]) await assign(parts, own(id), own(TEACHER), 'assistant');
  const pay = async (id: string, { who, at, late, amount }: Extract<SumEvent, { kind: 'paid' }>) => {
    const order = sampleShopOrder(id, { userId: own(who), amount, gmtCreated: at });
    await place(parts, order, { openMax: 999 });
    await begin(parts, `try-${id}`, { orderId: id });
    const receipt = sampleReceipt(`t-${id}`, {
      orderId: id,
      outTradeNo: `try-${id}`,
      amount,
      paidAt: at + late,
    });
    // A notice may come twice.
    for (const _time of [1, 2]) await receive(parts, receipt);
    paid.push(id);
  };
  const put = (id: string, state: 'active' | 'left') =>
    parts.unitOfWork.transaction(async ({ people }) => {
      await people.lock();
      const known = await people.find(id);
      const before = known?.employee ?? {
        userId: id,
        departmentId: null,
        title: null,
        email: null,
        phone: null,
        joinedAt: 1,
        leftAt: null,
        version: 1,
        changedBy: null,
        changedAt: 1,
      };
      await people.put({ ...before, state }, undefined);
    });
  return async (event: SumEvent, number: number): Promise<unknown> => {
    const id = `${prefix}o${number}`;
    switch (event.kind) {
      case 'fact':
        return happen(parts, { ...event.of, id: own(event.of.id) }, number);
      case 'paid':
        return pay(id, event);
      case 'back':
      case 'outside': {
        const orderId = paid[event.which % Math.max(1, paid.length)];
        if (orderId === undefined) return undefined;
        const { amount } = event;
        if (event.kind === 'outside') {
          const about = {
            refundId: `their-${id}`,
            transactionId: `t-${orderId}`,
            outTradeNo: `try-${orderId}`,
          };
          return refundedOutside(parts, { ...about, orderId, amount }, event.at);
        }
        await give(parts, { orderId, amount }, { refundId: `ours-${id}`, at: event.at });
        return refundDone(parts, { id: `ours-${id}`, orderId }, event.at + 1);
      }
      default:
        return put(own(event.who), event.kind);
    }
  };
};

export const sum = (days: readonly object[], name: string): number =>
  days.reduce((total, day) => total + Number((day as Readonly<Record<string, unknown>>)[name]), 0);

/** So many things happen at a time. */
const ways = { 'one after the other': 1, 'at once': 6 } as const;

/** What is counted of each day. */
export const daySumsContract = (name: string, make: MakeSubject<Repositories>): void => {
  const span = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 45 }));
  /** That the numbers of some days are those of the lists that they lead to. */
  const agree = async (parts: Repositories, [month, last]: readonly [number, number], prefix: string) => {
    // The first of a month, February to April, to a day of it, and any single day.
    const firsts = [startOf(5), startOf(36), startOf(-24)] as const;
    const from = firsts[month % firsts.length] ?? firsts[0];
    const monthDays = shanghaiDay(from) === '2024-02-01' ? 29 : shanghaiDay(from) === '2024-03-01' ? 31 : 30;
    for (const [low, below, isMonth] of [
      [from, from + ((last % monthDays) + 1) * DAY_MS, true],
      [startOf(last), startOf(last + 1), false],
    ] as const) {
      const range = { kind: 'range', from: low, below } as const;
      const within = (key: string, ...more: readonly ColumnTest[]) => ({
        tests: [{ key, test: range }, ...more],
      });
      const costly: ColumnTest = { key: 'amount', test: { kind: 'range', from: 1 } };
      const bought: ColumnTest = { key: 'bought', test: { kind: 'in', values: [1] } };
      const studied: ColumnTest = { key: 'lastStudied', test: { kind: 'empty', isEmpty: false } };
      const days = await parts.sumsByDay.between(low, below);
      const { listedOrders, students } = parts;
      const paidIn = within('paidAt', costly);
      const page = await listedOrders.page({ key: 'gmtCreated', isDescending: true }, { limit: 999 }, paidIn);
      expect({
        paidOrders: sum(days, 'paidOrders'),
        received: sum(days, 'received'),
        refunds: sum(days, isMonth ? 'firstRefunds' : 'refunds'),
      }).toEqual({
        paidOrders: await listedOrders.count(paidIn, 999),
        received: sum(page.list, 'amount'),
        refunds: await listedOrders.count(within('refundedOn'), 999),
      });
      const own = await parts.sumsByDay.inCareOf(`${prefix}${TEACHER}`, {
        from: low,
        below,
        isOnce: isMonth,
      });
      for (const [sums, care] of [
        [days, {}],
        [own, { caredBy: `${prefix}${TEACHER}` }],
      ] as const) {
        const counted = (key: string, ...more: readonly ColumnTest[]) =>
          students.count({ ...within(key, ...more), ...care }, 999);
        expect({
          registered: sum(sums, 'registered'),
          bought: sum(sums, 'bought'),
          began: sum(sums, 'began'),
          learners: sum(sums, isMonth ? 'firstLearners' : 'learners'),
        }).toEqual({
          registered: await counted('gmtCreated'),
          bought: await counted('gmtCreated', bought),
          began: await counted('gmtCreated', bought, studied),
          learners: await counted('studiedOn'),
        });
      }
    }
  };

  describe(`${name}: what is counted of each day`, () => {
    it.each(['one after the other', 'at once'] as const)(
      'is what the lists find that the numbers lead to, whatever happens %s',
      async (way) =>
        withSubject(make, async (parts) => {
          await parts.products.insert(sampleProduct('product-1'));
          let run = 0;
          const events = fc.array(anEvent, { minLength: 8, maxLength: 40, size: 'max' });
          const property = fc.asyncProperty(
            events,
            fc.array(span, { minLength: 3, maxLength: 3 }),
            async (happens, spans) => {
              run += 1;
              const prefix = `r${run}`;
              const act = await createRun(parts, prefix);
              const doing = happens.map((event, at) => () => act(event, run * 1_000 + at));
              for (let next = 0; next < doing.length; next += ways[way])
                await Promise.all(doing.slice(next, next + ways[way]).map((one) => one()));
              for (const one of spans) await agree(parts, one, prefix);
            },
          );
          await fc.assert(property, { numRuns: 12, endOnFailure: true });
          const all = await parts.sumsByDay.between(0, startOf(100_000));
          const { list } = await parts.listedOrders.page(
            { key: 'gmtCreated', isDescending: true },
            { limit: 9_999 },
            { tests: [] },
          );
          expect(sum(all, 'refunded')).toBe(sum(list, 'refundedAmount'));
          const days = all.map(({ day }: DaySums) => day);
          // All of it happened.
          for (const counted of ['paidOrders', 'refunds', 'firstRefunds', 'bought', 'began', 'firstLearners'])
            expect([counted, sum(all, counted) > 0]).toEqual([counted, true]);
          expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
        })(),
      120_000,
    );

    it(
      'counts nothing of who works here, and all of it again when he is a student',
      withSubject(make, async (parts) => {
        const act = await createRun(parts, 'x');
        const studied = {
          kind: 'fact',
          of: { id: 'a', what: { kind: 'studied', day: 1, seconds: 20 } },
        } as const;
        await act(studied, 1);
        const learners = async () => sum(await parts.sumsByDay.between(0, startOf(100)), 'learners');
        const came = async () => sum(await parts.sumsByDay.between(0, startOf(100)), 'registered');
        expect([await came(), await learners()]).toEqual([3, 1]);
        await act({ kind: 'active', who: 'a' }, 2);
        expect([await came(), await learners()]).toEqual([2, 0]);
        await act({ ...studied, of: { id: 'a', what: { kind: 'studied', day: 2, seconds: 20 } } }, 3);
        expect([await came(), await learners()]).toEqual([2, 0]);
        await act({ kind: 'left', who: 'a' }, 4);
        expect([await came(), await learners()]).toEqual([3, 2]);
      }),
    );
  });
};
