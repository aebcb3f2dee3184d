import type { OurState, RowOfDay } from '@ykd/domain/bill';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ListedBills, ListedDifference } from '../../bill/listed-differences.js';
import type { BillDay, Difference } from '../../entities/bill.js';
import {
  OFFLINE_READ_MAX,
  type DaySpan,
  type InstantSpan,
  type KnownMoney,
  type OfflineMoney,
  type OfflineMoves,
  type OpenOf,
  type TxBills,
} from '../../ports/bills.js';
import { memberName } from '../../shared/member-name.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import type { Alone } from './alone.js';
import { byAge, dueOf, orderIn, type ShopWorld } from './shop-world.js';
import { idsBehind, passes, sortValueOf } from './students.js';
import type { FakeWorld } from './world.js';

const within = ({ from, to }: DaySpan, day: string): boolean => day >= from && day <= to;
const during = ({ from, below }: InstantSpan, at: number): boolean => at >= from && at < below;
const dayOf = ({ dayAt }: Difference): string => shanghaiDay(dayAt);
const isOpen = ({ settledAt }: { readonly settledAt: number | null }): boolean => settledAt === null;
const plain = ({ dueAt: _dueAt, ...day }: BillDay & { readonly dueAt: number }): BillDay => day;

const sortedDays = ({ billDays }: ShopWorld): readonly BillDay[] =>
  [...billDays.values()].map(plain).toSorted((a, b) => (a.day < b.day ? -1 : 1));

const rowsWhere = ({ billRows }: ShopWorld, isMeant: (row: RowOfDay) => boolean): readonly RowOfDay[] =>
  [...billRows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
    .filter(isMeant);

/** What came in and went back, and is known to the world. */
const moneyIn = ({ receipts, refunds, outsideRefunds }: ShopWorld): readonly KnownMoney[] => [
  ...[...receipts.values()].map(({ transactionId, orderId, amount, paidAt }): KnownMoney => {
    const state = 'DONE';
    const common = { transactionId, orderId, amount, state, day: shanghaiDay(paidAt) } as const;
    return { ...common, kind: 'PAYMENT', number: transactionId };
  }),
  ...[...refunds.values()].map(({ id, transactionId, orderId, amount, status, gmtModified }): KnownMoney => {
    const state: OurState = status;
    const common = { transactionId, orderId, amount, state, day: shanghaiDay(gmtModified) };
    return { ...common, kind: 'REFUND', number: id };
  }),
  ...[...outsideRefunds.values()].map(({ refundId, transactionId, amount, at }): KnownMoney => {
    const orderId = receipts.get(transactionId)?.orderId ?? null;
    const common = { transactionId, orderId, amount, state: 'DONE', day: shanghaiDay(at) } as const;
    return { ...common, kind: 'REFUND', number: refundId };
  }),
];

const movesOf = (all: readonly OfflineMoney[], span: InstantSpan): OfflineMoves => {
  const meant = all.filter(({ gmtCreated }) => during(span, gmtCreated));
  const newest = meant.toSorted(
    byAge(
      ({ gmtCreated }) => -gmtCreated,
      ({ orderId }) => orderId,
    ),
  );
  const sum = meant.reduce((before, { amount }) => before + amount, 0);
  return { count: meant.length, sum, newest: newest.slice(0, OFFLINE_READ_MAX) };
};

/** The bills of days in memory. */
export const fakeBills = (world: FakeWorld, alone: Alone): ListedBills => {
  const { billDays, differences, closedMonths, oddities, receipts } = world;
  const nameOf = (id: string | null): string | null => memberName(world.members.get(id ?? '')?.user) ?? null;
  const valueOf = (one: Difference, key: string) => one[key as keyof Difference];
  const selected = ({ search, tests, ids }: Selection): readonly Difference[] =>
    [...differences.values()].filter(
      (one) =>
        (search === undefined || [one.orderId, one.number, one.transactionId].includes(search.trim())) &&
        (ids === undefined || ids.includes(one.id)) &&
        tests.every(({ key, test }) => passes(valueOf(one, key), test)),
    );
  return {
    firstDay: async () => sortedDays(world)[0]?.day,
    lastDay: async () => sortedDays(world).at(-1)?.day,
    firstPaidAt: async () =>
      receipts.size === 0 ? undefined : Math.min(...[...receipts.values()].map(({ paidAt }) => paidAt)),
    plan: (days) =>
      alone(() => {
        for (const { day, dueAt } of days) {
          const fresh = { tries: 0, error: null, comparedAt: null, payments: null, refunds: null };
          if (!billDays.has(day)) billDays.set(day, { ...fresh, day, state: 'WAITING', dueAt });
        }
      }),
    find: async (day) => sortedDays(world).find((one) => one.day === day),
    days: async (span) => sortedDays(world).filter(({ day }) => within(span, day)),
    claimDue: (claim) =>
      alone(() => {
        const due = dueOf(billDays, claim);
        for (const row of due) billDays.set(row.day, { ...row, dueAt: claim.at + claim.leaseMs });
        return due.map(plain);
      }),
    tried: (day, error, nextAt) =>
      alone(() => {
        const row = billDays.get(day);
        if (row?.state === 'WAITING')
          billDays.set(day, { ...row, tries: row.tries + 1, error, dueAt: nextAt });
      }),
    rowsOf: async (number) => rowsWhere(world, (row) => row.number === number),
    closedMonths: async (span) =>
      [...closedMonths.values()]
        .filter(({ month }) => within(span, month))
        .toSorted((one, other) => (one.month < other.month ? 1 : -1)),
    openByDay: async (span) => {
      const found = new Map<string, OpenOf>();
      for (const one of differences.values()) {
        const day = dayOf(one);
        if (!within(span, day)) continue;
        const { all, open } = found.get(day) ?? { all: 0, open: 0 };
        found.set(day, { all: all + 1, open: open + Number(isOpen(one)) });
      }
      return found;
    },
    oddities: async (span) => {
      const meant = [...oddities.values()].filter(({ gmtCreated }) => during(span, gmtCreated));
      return { all: meant.length, open: meant.filter(isOpen).length };
    },
    offlinePayments: async (span) =>
      movesOf(
        [...world.offlinePayments.values()].map(({ orderId, evidence, gmtCreated }) => ({
          orderId,
          amount: orderIn(world, orderId)?.amount ?? 0,
          evidence,
          gmtCreated,
        })),
        span,
      ),
    offlineRefunds: async (span) =>
      movesOf(
        [...world.offlineRefunds.values()].map(({ orderId, amount, evidence, gmtCreated }) => ({
          orderId,
          amount,
          evidence,
          gmtCreated,
        })),
        span,
      ),
    findDifference: async (id) => differences.get(id),
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((one) => ({
        ...one,
        sortValue: sortValueOf(valueOf(one, key)),
        settledByName: nameOf(one.settledBy),
      }));
      return rowsByKey<ListedDifference, ListKey>(
        rows,
        ({ sortValue, id }) => [sortValue, id],
        window,
        isDescending,
      );
    },
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
  };
};

/** The same inside a transaction. */
export const txBills = (world: ShopWorld): TxBills => {
  const { billDays, billRows, differences, closedMonths, oddities } = world;
  return {
    lockMonth: async () => {},
    replaceRows: async (day, rows) => {
      for (const [key, row] of billRows) if (row.day === day) billRows.delete(key);
      for (const [at, row] of rows.entries())
        billRows.set(`${day} ${String(at).padStart(9, '0')}`, { ...row, day });
    },
    rowsOfDay: async (day) => rowsWhere(world, (row) => row.day === day),
    rowsOf: async (numbers) => rowsWhere(world, ({ number }) => numbers.includes(number)),
    moneyOfDay: async (day) => moneyIn(world).filter((one) => one.day === day),
    moneyOf: async (numbers) => moneyIn(world).filter(({ number }) => numbers.includes(number)),
    ordersOf: async (numbers) => {
      const paid = [...world.receipts.values()].map((one) => [one.transactionId, one.orderId] as const);
      const begun = [...world.attempts.values()].map((one) => [one.outTradeNo, one.orderId] as const);
      return new Map([...paid, ...begun].filter(([number]) => numbers.includes(number)));
    },
    differencesOf: async (day) => [...differences.values()].filter((one) => dayOf(one) === day),
    findDifference: async (id) => differences.get(id),
    putDifference: async (difference) => void differences.set(difference.id, difference),
    findDay: async (day) => sortedDays(world).find((one) => one.day === day),
    storeDay: async (day, dueAt) => void billDays.set(day.day, { ...day, dueAt: dueAt ?? Infinity }),
    wake: async (since, at) => {
      const open = new Set([...differences.values()].filter(isOpen).map(dayOf));
      for (const [day, row] of billDays)
        if (row.state === 'COMPARED' && (day >= since || open.has(day)))
          billDays.set(day, { ...row, dueAt: at });
    },
    closing: async (month) => closedMonths.get(month),
    close: async (month) => void closedMonths.set(month.month, month),
    reopen: async (month) => void closedMonths.delete(month),
    firstDay: async () => sortedDays(world)[0]?.day,
    comparedDays: async (span) =>
      sortedDays(world).filter(({ day, state }) => within(span, day) && state !== 'WAITING').length,
    openDifferences: async (span) =>
      [...differences.values()].filter((one) => isOpen(one) && within(span, dayOf(one))).length,
    openOddities: async (span) =>
      [...oddities.values()].filter((one) => isOpen(one) && during(span, one.gmtCreated)).length,
  };
};
