import type { BillRow, BillRowKind } from './bill-row.js';
import type { DifferenceKind, FoundDifference, OurState } from './difference.js';

/**
 * Money as it is written down here; `day`: the Shanghai day on which it came in or was to go back, `YYYY-MM-DD`. Of a refund the
 * provider's day is the one on which it accepted it, which may be a later one. Beyond the Specification.
 */
export type OurMoney = Pick<BillRow, 'kind' | 'number' | 'transactionId' | 'amount'> & {
  readonly day: string;
  /** How it stands here. */
  readonly state: OurState;
};

/** A row of the bill of a day, `YYYY-MM-DD`. Beyond the Specification. */
export type RowOfDay = BillRow & { readonly day: string };

/** How many there are, and how many cents they are, here and in the bill, without what failed. Beyond the Specification. */
export type BothSums = {
  /** How many there are here. */
  readonly ourCount: number;
  /** Their cents here. */
  readonly ourSum: number;
  /** How many rows there are in the bill. */
  readonly theirCount: number;
  /** Their cents in the bill. */
  readonly theirSum: number;
};

/** What came of comparing a day. Beyond the Specification. */
export type Reconciliation = {
  /** What came in. */
  readonly payments: BothSums;
  /** What went back. */
  readonly refunds: BothSums;
  /** Those of the rows of the bill first, then what is missing in it. */
  readonly differences: readonly FoundDifference[];
};

const keyOf = ({ kind, number }: Pick<BillRow, 'kind' | 'number'>): string => `${kind} ${number}`;

const firstByKey = <T extends Pick<BillRow, 'kind' | 'number'>>(
  all: readonly T[],
): ReadonlyMap<string, T> => {
  const found = new Map<string, T>();
  for (const one of all) if (!found.has(keyOf(one))) found.set(keyOf(one), one);
  return found;
};

/** Whether the provider must have it in a bill: it came in, went back or was accepted. */
const mustStand = ({ state }: OurMoney): boolean => state === 'DONE' || state === 'PROCESSING';

/**
 * Whether a refund arrived by the bill and not here. A bill is of its time: what was on its way, or failed and was helped by
 * people, may have arrived since.
 */
const isOtherState = (row: BillRow, ours: OurMoney): boolean =>
  row.kind === 'REFUND' && row.state === 'DONE' && ours.state !== 'DONE';

/** Whether nothing had moved by the bill, or nothing did in the end. */
const isNoMoney = (row: BillRow, ours: OurMoney | undefined): boolean =>
  row.state === 'FAILED' || (row.state === 'PROCESSING' && ours?.state === 'FAILED');

/** The row that counts for a number, the first one unless it failed and another one follows, and those that name it again. */
const rowsByKey = (rows: readonly RowOfDay[]) => {
  const rowOf = new Map<string, RowOfDay>();
  const again: RowOfDay[] = [];
  for (const row of rows) {
    const before = rowOf.get(keyOf(row));
    if (before === undefined || before.state === 'FAILED') rowOf.set(keyOf(row), row);
    else again.push(row);
  }
  return { rowOf, again };
};

const difference = (
  kind: DifferenceKind,
  row: BillRow | undefined,
  ours: OurMoney | undefined,
): FoundDifference => {
  const { number = '', transactionId = '' } = row ?? ours ?? {};
  return {
    kind,
    number,
    transactionId,
    ours: ours?.amount ?? null,
    theirs: row?.amount ?? null,
    ourState: ours?.state ?? null,
    theirState: row?.state ?? null,
  };
};

const matched = (row: RowOfDay, ours: OurMoney | undefined): readonly FoundDifference[] => {
  if (ours === undefined) return [difference(`${row.kind}_UNKNOWN`, row, undefined)];
  return [
    ...(row.amount === ours.amount ? [] : [difference(`${row.kind}_AMOUNT`, row, ours)]),
    ...(isOtherState(row, ours) ? [difference('REFUND_STATE', row, ours)] : []),
  ];
};

/**
 * Compares a day: every row of its bill with what is written down here, and everything of the day here with the bills. Whatever
 * stands in the bill of another day belongs to that one; a later row takes the place of one that failed. What failed is in no sum,
 * so the sums of both sides differ by exactly what the differences say. Beyond the Specification.
 *
 * @param day - the day, `YYYY-MM-DD`
 * @param sides - `rows`: the rows of its bill, and those with the numbers of `ours` in the bills of other days; `ours`: what is
 *   written down here of the day, and what has the numbers of those rows
 */
export const reconcile = (
  day: string,
  { rows, ours }: { readonly rows: readonly RowOfDay[]; readonly ours: readonly OurMoney[] },
): Reconciliation => {
  const sorted = rows.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  const { rowOf, again: repeated } = rowsByKey(sorted);
  const ourOf = firstByKey(ours);
  const here = sorted.filter((row) => row.day === day);
  const first = here.filter((row) => rowOf.get(keyOf(row)) === row);
  const again = repeated.filter((row) => row.day === day);
  const missing = [...ourOf.values()].filter(
    (one) => one.day === day && mustStand(one) && !rowOf.has(keyOf(one)),
  );
  const moved = first.filter((row) => !isNoMoney(row, ourOf.get(keyOf(row))));
  const ourMoved = [...moved.flatMap((row) => ourOf.get(keyOf(row)) ?? []), ...missing].filter(
    ({ state }) => state !== 'FAILED',
  );
  const againMoved = again.filter(({ state }) => state !== 'FAILED');
  const sums = (kind: BillRowKind): BothSums => {
    const amounts = (all: readonly Pick<BillRow, 'kind' | 'amount'>[]): readonly number[] =>
      all.filter((one) => one.kind === kind).map(({ amount }) => amount);
    const sum = (all: readonly number[]): number => all.reduce((before, amount) => before + amount, 0);
    const [our, their] = [amounts(ourMoved), amounts([...moved, ...againMoved])];
    return { ourCount: our.length, ourSum: sum(our), theirCount: their.length, theirSum: sum(their) };
  };
  const twice = [...firstByKey(again).values()].map((row) => {
    const same = againMoved.filter((one) => keyOf(one) === keyOf(row));
    const theirs = same.reduce((sum, { amount }) => sum + amount, 0);
    return { ...difference('ROW_TWICE', row, undefined), theirs };
  });
  return {
    payments: sums('PAYMENT'),
    refunds: sums('REFUND'),
    differences: [
      ...first.flatMap((row) => matched(row, ourOf.get(keyOf(row)))),
      ...twice,
      ...missing.map((one) => difference(`${one.kind}_MISSING`, undefined, one)),
    ],
  };
};
