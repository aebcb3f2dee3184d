import {
  differenceSteps,
  goneReason,
  monthOfDay,
  reconcile,
  type FoundDifference,
  type Settled,
} from '@ykd/domain/bill';
import { dayIndexOf, HOUR_MS, startOfShanghaiDay } from '@ykd/domain/shared';
import { auditChange, BY_SYSTEM } from '../audit/draft.js';
import type { AuditDraft } from '../entities/audit-entry.js';
import type { BillDay, Difference } from '../entities/bill.js';
import type { Tx } from '../ports/unit-of-work.js';

/** How long after it a day with open differences is compared again: what is late may have come. */
const AGAIN_MS = HOUR_MS;

type StoredDifference = Difference & { readonly settled: Settled };

const settledOf = ({ settledAt, settledBy }: Difference): Settled => {
  if (settledAt === null) return 'OPEN';
  return settledBy === null ? 'ITSELF' : 'STAFF';
};

/** Everything about the money of a day: what stands in its bill, and what is written down here. */
const sidesOf = async ({ bills }: Pick<Tx, 'bills'>, day: string) => {
  const rows = await bills.rowsOfDay(day);
  const own = await bills.moneyOfDay(day);
  const numbers = [...new Set([...rows, ...own].map(({ number }) => number))];
  const money = [...own, ...(await bills.moneyOf(numbers))];
  return { rows: await bills.rowsOf(numbers), ours: money };
};

/** Whether something of a day stands in no bill that was read so far. */
export const hasMissing = async (tx: Pick<Tx, 'bills'>, day: string): Promise<boolean> =>
  reconcile(day, await sidesOf(tx, day)).differences.length > 0;

/** Names the orders of differences, also of what is written down nowhere here: by the payment that it is about, or that was begun. */
const orderFinder = async (
  { bills }: Pick<Tx, 'bills'>,
  { rows, ours }: Awaited<ReturnType<typeof sidesOf>>,
  differences: readonly FoundDifference[],
): Promise<(difference: FoundDifference) => string | null> => {
  const keyOf = ({ number, transactionId }: Pick<FoundDifference, 'number' | 'transactionId'>): string =>
    `${number} ${transactionId}`;
  const tradeOf = new Map(rows.map((row) => [keyOf(row), row.outTradeNo]));
  const numbersOf = (one: FoundDifference): readonly string[] => [
    one.transactionId,
    tradeOf.get(keyOf(one)) ?? one.transactionId,
  ];
  const known = await bills.ordersOf([...new Set(differences.flatMap(numbersOf))]);
  return (one) => {
    const own = ours.find(({ number, orderId }) => number === one.number && orderId !== null);
    const [payment] = numbersOf(one).flatMap((number) => known.get(number) ?? []);
    return own?.orderId ?? payment ?? null;
  };
};

export const opened = (
  found: FoundDifference,
  day: string,
  orderId: string | null,
  at: number,
): Difference => ({
  ...found,
  id: `${day}-${found.kind}-${found.number}`,
  dayAt: startOfShanghaiDay(dayIndexOf(day)),
  orderId,
  gmtCreated: at,
  version: 1,
  settledAt: null,
  settledBy: null,
  note: '',
});

/** A closed month in which something is open is no closed one. */
const reopenMonth = async (tx: Pick<Tx, 'bills' | 'audit'>, day: string, at: number): Promise<void> => {
  const month = monthOfDay(day);
  const closed = await tx.bills.closing(month);
  if (closed === undefined) return;
  await tx.bills.reopen(month);
  const what = {
    act: 'bills.reopen',
    subjectKind: 'bill',
    subjectId: month,
    reason: `关账以后 ${day} 又有差异`,
    at,
  } as const;
  const { closedBy, closedAt } = closed;
  const lines: readonly AuditDraft[] = auditChange(BY_SYSTEM, what, { closedBy, closedAt }, undefined);
  for (const line of lines) await tx.audit.append(line);
};

/**
 * Compares a day, whose month is locked, with what is stored of its bill: what is new opens, what went away by itself is settled
 * with why, what people settled stays. Answers the day as it is then.
 */
export const compareStored = async (
  tx: Pick<Tx, 'bills' | 'audit'>,
  day: string,
  at: number,
): Promise<BillDay> => {
  const sides = await sidesOf(tx, day);
  const { payments, refunds, differences } = reconcile(day, sides);
  const known: readonly StoredDifference[] = (await tx.bills.differencesOf(day)).map((one) => ({
    ...one,
    settled: settledOf(one),
  }));
  const steps = differenceSteps(known, differences);
  const orderOf = await orderFinder(tx, sides, [...steps.opened, ...steps.changed.map(([, found]) => found)]);
  for (const found of steps.opened) await tx.bills.putDifference(opened(found, day, orderOf(found), at));
  for (const [{ settled: _settled, ...old }, found] of steps.changed) {
    const open = { settledAt: null, settledBy: null, note: '', orderId: orderOf(found) ?? old.orderId };
    await tx.bills.putDifference({ ...old, ...found, ...open, version: old.version + 1 });
  }
  for (const { settled: _settled, ...gone } of steps.gone) {
    const note = goneReason(gone, sides.rows);
    await tx.bills.putDifference({ ...gone, version: gone.version + 1, settledAt: at, note });
  }
  if (steps.opened.length + steps.changed.length > 0) await reopenMonth(tx, day, at);
  const isOpen = (await tx.bills.openDifferences({ from: day, to: day })) > 0;
  const compared = {
    day,
    state: 'COMPARED',
    tries: 0,
    error: null,
    comparedAt: at,
    payments,
    refunds,
  } as const;
  await tx.bills.storeDay(compared, isOpen ? at + AGAIN_MS : null);
  return compared;
};
