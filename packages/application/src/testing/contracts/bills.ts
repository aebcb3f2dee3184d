import type { BillRow } from '@ykd/domain/bill';
import { PAID_STATUS } from '@ykd/domain/order';
import { DAY_MS, dayIndexOf, startOfShanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { BillDay, Difference } from '../../ports/bills.js';
import type { Tx, UnitOfWork } from '../../ports/unit-of-work.js';
import type { Repositories } from '../../application-deps.js';
import type { Selection } from '../../staff-list/index.js';
import { NASTY_TEXT } from './samples.js';
import { approve, finishRefund, give, receive, refundOutside, request } from './shop-acts.js';
import { PLACED_AT, sampleReceipt, sampleShopOrder, type ShopParts } from './shop-samples.js';
import { withPaidOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** The day on which the sample orders are placed and paid, and the next one. */
const DAY = '2025-10-09';
const NEXT = '2025-10-10';
const SPAN = { from: DAY, to: NEXT };
const dayAt = (day: string): number => startOfShanghaiDay(dayIndexOf(day));
const INSTANTS = { from: dayAt(DAY), below: dayAt(NEXT) };

const row = (number: string, over: Partial<BillRow> = {}): BillRow => ({
  kind: 'PAYMENT',
  number,
  transactionId: number,
  outTradeNo: NASTY_TEXT,
  amount: 399_900,
  at: PLACED_AT,
  state: 'DONE',
  ...over,
});

const difference = (number: string, over: Partial<Difference> = {}): Difference => ({
  id: `${DAY}-PAYMENT_UNKNOWN-${number}`,
  dayAt: dayAt(DAY),
  kind: 'PAYMENT_UNKNOWN',
  number,
  transactionId: number,
  orderId: null,
  ours: null,
  theirs: 1,
  ourState: null,
  theirState: 'DONE',
  gmtCreated: 1_000,
  version: 1,
  settledAt: null,
  settledBy: null,
  note: '',
  ...over,
});

const waiting = (day: string): BillDay => ({
  day,
  state: 'WAITING',
  tries: 0,
  error: null,
  comparedAt: null,
  payments: null,
  refunds: null,
});
const SUMS = { ourCount: 1, ourSum: 2, theirCount: 3, theirSum: 4 };
const compared = (day: string): BillDay => ({
  ...waiting(day),
  state: 'COMPARED',
  comparedAt: 7,
  payments: SUMS,
  refunds: SUMS,
});

const inTx = <T>(
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  work: (bills: Tx['bills']) => Promise<T>,
) => unitOfWork.transaction((tx) => work(tx.bills));
const put = (parts: { readonly unitOfWork: UnitOfWork }, ...all: readonly Difference[]) =>
  inTx(parts, async (bills) => {
    for (const one of all) await bills.putDifference(one);
  });

/** What is kept of bills. */
export const billsContract = (name: string, make: MakeSubject<Repositories>): void => {
  const paid = withPaidOrder(make as MakeSubject<ShopParts>) as MakeSubject<Repositories>;

  describe(`${name}: Bills`, () => {
    it(
      'enters days once, and gives those that are due to one at a time',
      withSubject(make, async (parts) => {
        const { bills } = parts;
        expect([await bills.firstDay(), await bills.lastDay(), await bills.find(DAY)]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
        await bills.plan([
          { day: NEXT, dueAt: 20 },
          { day: DAY, dueAt: 10 },
        ]);
        await bills.plan([{ day: DAY, dueAt: 0 }]);
        expect([await bills.firstDay(), await bills.lastDay()]).toEqual([DAY, NEXT]);
        const claim = { at: 15, leaseMs: 100, limit: 9 };
        expect(await bills.claimDue(claim)).toStrictEqual([waiting(DAY)]);
        expect(await bills.claimDue(claim)).toEqual([]);
        await bills.tried(DAY, NASTY_TEXT, 30);
        expect(await bills.find(DAY)).toStrictEqual({ ...waiting(DAY), tries: 1, error: NASTY_TEXT });
        const at = { ...claim, at: 30 };
        expect((await bills.claimDue({ ...at, limit: 1 })).map(({ day }) => day)).toEqual([NEXT]);
        expect((await bills.claimDue(at)).map(({ day }) => day)).toEqual([DAY]);
        await inTx(parts, async (tx) => {
          await tx.lockMonth('2025-10');
          expect(await tx.findDay(NEXT)).toStrictEqual(waiting(NEXT));
          await tx.storeDay(compared(NEXT), null);
          expect([await tx.firstDay(), await tx.findDay('2025-10-11')]).toEqual([DAY, undefined]);
          expect([await tx.comparedDays(SPAN), await tx.comparedDays({ from: DAY, to: DAY })]).toEqual([
            1, 0,
          ]);
        });
        await bills.tried(NEXT, 'too late', 0);
        await inTx(parts, (tx) => tx.storeDay({ ...waiting(DAY), state: 'GONE' }, null));
        expect(await bills.find(DAY)).toStrictEqual({ ...waiting(DAY), state: 'GONE' });
        expect(await inTx(parts, (tx) => tx.comparedDays(SPAN))).toBe(2);
        await inTx(parts, (tx) => tx.storeDay({ ...waiting(DAY), tries: 1, error: NASTY_TEXT }, 30));
        expect(await bills.find(NEXT)).toStrictEqual(compared(NEXT));
        expect(await bills.days(SPAN)).toMatchObject([{ day: DAY }, { day: NEXT }]);
        expect(await bills.days({ from: NEXT, to: NEXT })).toStrictEqual([compared(NEXT)]);
        expect(await bills.claimDue({ ...claim, at: 10_000 })).toMatchObject([{ day: DAY }]);
      }),
    );

    it(
      'wakes days that were compared: those that are not long ago, and those in which something is open',
      withSubject(make, async (parts) => {
        const days = ['2025-10-01', '2025-10-02', DAY, NEXT];
        await parts.bills.plan(days.map((day) => ({ day, dueAt: 1_000_000 })));
        await put(parts, difference('a', { id: 'a', dayAt: dayAt('2025-10-02') }));
        await put(parts, difference('b', { id: 'b', dayAt: dayAt('2025-10-01'), settledAt: 5 }));
        await inTx(parts, async (tx) => {
          for (const day of days.slice(0, 3)) await tx.storeDay(compared(day), null);
          await tx.wake(DAY, 50);
        });
        const due = await parts.bills.claimDue({ at: 50, leaseMs: 1, limit: 9 });
        expect(due.map(({ day }) => day).toSorted()).toEqual(['2025-10-02', DAY]);
      }),
    );

    it(
      'keeps the rows of a bill in their order, also one that is there twice, and puts others in their place',
      withSubject(make, async (parts) => {
        const rows = [row('b'), row('a', { kind: 'REFUND', amount: 1, state: 'FAILED' }), row('b')];
        const kept = (day: string, all: readonly BillRow[]) => all.map((one) => ({ ...one, day }));
        await parts.bills.plan([DAY, NEXT].map((day) => ({ day, dueAt: 0 })));
        await inTx(parts, async (tx) => {
          await tx.replaceRows(DAY, [row('x')]);
          await tx.replaceRows(DAY, rows);
          await tx.replaceRows(NEXT, [row('a')]);
          expect(await tx.rowsOfDay(DAY)).toStrictEqual(kept(DAY, rows));
          expect(await tx.rowsOf([])).toEqual([]);
          expect(await tx.rowsOf(['a', 'x'])).toStrictEqual([
            ...kept(DAY, rows.slice(1, 2)),
            ...kept(NEXT, [row('a')]),
          ]);
        });
        expect(await parts.bills.rowsOf('b')).toStrictEqual(kept(DAY, [row('b'), row('b')]));
        const many = Array.from({ length: 1_200 }, (_, at) => row(`many-${at}`));
        await inTx(parts, async (tx) => {
          await tx.replaceRows(DAY, many);
          expect(await tx.rowsOf(many.map(({ number }) => number))).toHaveLength(1_200);
          await tx.replaceRows(DAY, []);
          expect(await tx.rowsOfDay(DAY)).toEqual([]);
        });
      }),
    );

    it(
      'knows what came in and went back on a day, and by its number',
      withSubject(paid, async (parts) => {
        await receive(parts, sampleReceipt('t-late', { outTradeNo: 'try2', paidAt: dayAt(NEXT) }));
        await request(parts);
        await approve(parts);
        await finishRefund(parts);
        const theirs = { outTradeNo: 'try1', orderId: 'o', amount: 9 };
        await refundOutside(parts, { ...theirs, refundId: 'outside1', transactionId: 't1' });
        await refundOutside(parts, {
          ...theirs,
          refundId: 'outside2',
          transactionId: 'nobody',
          orderId: null,
        });
        expect(await parts.bills.firstPaidAt()).toBe(sampleReceipt('t1').paidAt);
        const common = { transactionId: 't1', orderId: 'o', day: DAY, state: 'DONE' } as const;
        const all = [
          { ...common, kind: 'PAYMENT', number: 't1', amount: 399_900 },
          { ...common, kind: 'REFUND', number: 'back1', amount: 399_900 },
          { ...common, kind: 'REFUND', number: 'outside1', amount: 9 },
          {
            ...common,
            kind: 'REFUND',
            number: 'outside2',
            transactionId: 'nobody',
            amount: 9,
            orderId: null,
          },
        ];
        const byNumber = (a: { readonly number: string }, b: { readonly number: string }): number =>
          a.number < b.number ? -1 : 1;
        await inTx(parts, async (tx) => {
          expect((await tx.moneyOfDay(DAY)).toSorted(byNumber)).toStrictEqual(all.toSorted(byNumber));
          expect(await tx.moneyOfDay('2025-10-08')).toEqual([]);
          const later = await tx.moneyOfDay(NEXT);
          expect(later.map(({ number }) => number).toSorted()).toEqual(['backt-late', 't-late']);
          expect(await tx.moneyOf([])).toEqual([]);
          const some = await tx.moneyOf(['back1', 'outside1', 't-late', 'nothing']);
          expect(some.map(({ number }) => number).toSorted()).toEqual(['back1', 'outside1', 't-late']);
          expect(await tx.ordersOf([])).toEqual(new Map());
          expect(await tx.ordersOf(['t1', 'try1', 'back1', 'nothing'])).toEqual(
            new Map([
              ['t1', 'o'],
              ['try1', 'o'],
            ]),
          );
        });
      }),
    );

    it(
      'lists differences by day and by when they were found, on and back, and finds them',
      withSubject(make, async (parts) => {
        const later = { dayAt: dayAt(NEXT), gmtCreated: 500 };
        const settled = { settledAt: 9, settledBy: 'staff-1', note: NASTY_TEXT, version: 2 };
        await put(
          parts,
          difference('a', { id: 'a' }),
          difference('b', { id: 'b', ...later, orderId: 'o-1' }),
        );
        await put(
          parts,
          difference('c', { id: 'c', kind: 'REFUND_STATE', ourState: 'WAITING', transactionId: 't-c' }),
        );
        await put(parts, difference('a', { id: 'a', ...settled }));
        const { bills } = parts;
        expect(await bills.findDifference('a')).toStrictEqual(difference('a', { id: 'a', ...settled }));
        expect(await bills.findDifference('x')).toBeUndefined();
        const ids = async (selection: Partial<Selection> = {}, key = 'dayAt') => {
          const whole = { tests: [], ...selection };
          const { list } = await bills.page({ key, isDescending: true }, { limit: 9 }, whole);
          const found = list.map(({ id }) => id);
          expect(await bills.count(whole, 9)).toBe(found.length);
          expect(await bills.ids(whole, { after: '', limit: 9 })).toEqual(found.toSorted());
          return found;
        };
        const is = (key: string, ...values: readonly string[]) => ({
          tests: [{ key, test: { kind: 'in', values } } as const],
        });
        const empty = (key: string, isEmpty: boolean) => ({
          tests: [{ key, test: { kind: 'empty', isEmpty } } as const],
        });
        expect(await ids()).toEqual(['b', 'c', 'a']);
        expect(await ids({}, 'gmtCreated')).toEqual(['c', 'a', 'b']);
        expect(await ids(is('id', 'c'))).toEqual(['c']);
        expect(await ids(is('kind', 'REFUND_STATE'))).toEqual(['c']);
        expect(await ids(is('number', 'b'))).toEqual(['b']);
        expect(await ids(is('orderId', 'o-1'))).toEqual(['b']);
        expect(await ids(empty('orderId', true))).toEqual(['c', 'a']);
        expect(await ids(empty('settledAt', true))).toEqual(['b', 'c']);
        expect(await ids(empty('settledAt', false))).toEqual(['a']);
        const days = { key: 'dayAt', test: { kind: 'range', from: dayAt(DAY), below: dayAt(NEXT) } } as const;
        expect(await ids({ tests: [days] })).toEqual(['c', 'a']);
        const found = { key: 'gmtCreated', test: { kind: 'range', from: 501 } } as const;
        expect(await ids({ tests: [found] })).toEqual(['c', 'a']);
        const done = { key: 'settledAt', test: { kind: 'range', from: 9 } } as const;
        expect(await ids({ tests: [done] })).toEqual(['a']);
        expect(await ids({ search: ' o-1 ' })).toEqual(['b']);
        expect(await ids({ search: 't-c' })).toEqual(['c']);
        expect(await ids({ search: 'a', tests: empty('settledAt', true).tests })).toEqual([]);
        expect(await ids({ ids: ['c', 'x'] })).toEqual(['c']);
        const page = async (key: readonly [number, string], isBackwards: boolean) => {
          const order = { key: 'dayAt', isDescending: true };
          const read = await bills.page(order, { limit: 1, from: { key, isBackwards } }, { tests: [] });
          return read.list.map(({ id, settledByName }) => [id, settledByName]);
        };
        expect(await page([dayAt(NEXT), 'b'], false)).toEqual([['c', null]]);
        expect(await page([dayAt(DAY), 'a'], true)).toEqual([['c', null]]);
        expect(await bills.openByDay(SPAN)).toEqual(
          new Map([
            [DAY, { all: 2, open: 1 }],
            [NEXT, { all: 1, open: 1 }],
          ]),
        );
        await inTx(parts, async (tx) => {
          expect((await tx.differencesOf(DAY)).map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
          expect(await tx.findDifference('c')).toMatchObject({ kind: 'REFUND_STATE' });
          expect([
            await tx.openDifferences(SPAN),
            await tx.openDifferences({ from: NEXT, to: NEXT }),
          ]).toEqual([2, 1]);
        });
      }),
    );

    it(
      'keeps which months are closed, and by whom, until they are open again',
      withSubject(make, async (parts) => {
        const month = { month: '2025-10', closedBy: 'staff-1', closedAt: 5 };
        await inTx(parts, async (tx) => {
          await tx.close(month);
          await tx.close({ ...month, month: '2025-09' });
          expect(await tx.closing('2025-10')).toStrictEqual(month);
        });
        const closed = async (from: string) =>
          (await parts.bills.closedMonths({ from, to: '2025-10' })).map((one) => one.month);
        expect([await closed('2025-09'), await closed('2025-10')]).toEqual([
          ['2025-10', '2025-09'],
          ['2025-10'],
        ]);
        await inTx(parts, async (tx) => {
          await tx.reopen('2025-10');
          expect(await tx.closing('2025-10')).toBeUndefined();
        });
      }),
    );

    it(
      'counts what is odd, and what moved outside of the platform, in a time',
      withSubject(paid, async (parts) => {
        const { bills, oddities, orders, unitOfWork } = parts;
        const odd = { kind: 'UNKNOWN_PAYMENT', orderId: null, amount: 1, note: '', settledBy: null } as const;
        const at = { gmtCreated: INSTANTS.from, settledAt: null };
        await oddities.note({ ...odd, ...at, id: 'one', subject: 'one' });
        await oddities.note({ ...odd, ...at, id: 'two', subject: 'two', settledAt: 3, settledBy: 'staff-1' });
        await oddities.note({ ...odd, ...at, id: 'old', subject: 'old', gmtCreated: INSTANTS.from - 1 });
        expect(await bills.oddities(INSTANTS)).toEqual({ all: 2, open: 1 });
        await inTx(parts, async (tx) => expect(await tx.openOddities(INSTANTS)).toBe(1));

        const none = { count: 0, sum: 0, newest: [] };
        expect(await bills.offlinePayments(INSTANTS)).toEqual(none);
        expect(await bills.offlineRefunds(INSTANTS)).toEqual(none);
        await orders.insert(sampleShopOrder('elsewhere', { status: PAID_STATUS }));
        const gmtCreated = PLACED_AT;
        const payment = {
          orderId: 'elsewhere',
          way: 'BANK',
          reason: '转账',
          evidence: NASTY_TEXT,
          actorId: 'staff-1',
        } as const;
        await unitOfWork.transaction(async (tx) => {
          await tx.orderMoney.insertOfflinePayment({ ...payment, gmtCreated, pictures: [] });
        });
        const wish = { orderId: 'elsewhere', way: 'OFFLINE', amount: 5, evidence: '流水' } as const;
        await give(parts, wish, { refundId: 'offline-1' });
        const entered = { orderId: 'elsewhere', evidence: NASTY_TEXT, gmtCreated };
        expect(await bills.offlinePayments(INSTANTS)).toEqual({
          count: 1,
          sum: 399_900,
          newest: [{ ...entered, amount: 399_900 }],
        });
        expect(await bills.offlineRefunds(INSTANTS)).toMatchObject({
          count: 1,
          sum: 5,
          newest: [{ orderId: 'elsewhere', amount: 5, evidence: '流水' }],
        });
        const later = { from: INSTANTS.below, below: INSTANTS.below + DAY_MS };
        expect(await bills.offlinePayments(later)).toEqual(none);
        expect(await bills.offlineRefunds(later)).toEqual(none);
      }),
    );
  });
};
