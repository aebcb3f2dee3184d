import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { billReadyAt } from '@ykd/domain/bill';
import { DAY_MS, dayIndexOf, dayOfIndex, HOUR_MS, shanghaiDay } from '@ykd/domain/shared';
import type { LocalWeixinPay } from '@ykd/local-services';
import type { Ledger } from './ledger.js';
import type { Stage } from './stage.js';

const MINUTE_MS = 60_000;
const ROUND_MS = 120;
const ROUNDS_MAX = 200;
/** So many mornings pass: the second one brings what the first bill was late with. */
const MORNINGS = 2;

/** Makes the bills wrong about some of what happened so far, which nobody has a bill of yet; answers about how many. */
export const plantFaults = ({ bank, clock }: Stage, seed: number): number => {
  const isFresh = (at: number): boolean => billReadyAt(shanghaiDay(at)) > clock.now();
  const numbers = [
    ...bank
      .trades()
      .flatMap(({ payments }) => payments.map((one) => [one.transactionId, one.paidAt] as const)),
    ...bank.refunds().map(({ outRefundNo, createdAt }) => [outRefundNo, createdAt] as const),
  ].filter(([number, at]) => isFresh(at) && !bank.faults().has(number));
  const faults = fc.sample(fc.option(fc.constantFrom('cent', 'left-out', 'late'), { freq: 3 }), {
    seed,
    numRuns: Math.max(numbers.length, 1),
  });
  let planted = 0;
  for (const [at, [number]] of numbers.entries()) {
    const fault = faults[at] ?? null;
    if (fault === null) continue;
    planted += 1;
    bank.plant(number, fault);
  }
  return planted;
};

/** How many days there are to compare still, at an instant. */
const leftAt = (at: number, yesterday: string): string =>
  `select cast(
    (select count(*) from bill_day where due_at <= ${at})
    + (select case when max(day) >= '${yesterday}' then 0 else 1 end from bill_day)
    + (select count(*) from bill_day where state = 'WAITING' and day <= '${yesterday}') as bigint) as count`;

/** Mornings pass at which the bills are read, in which a server is killed. */
export const readBills = async ({ platform, clock, books, complaints }: Stage): Promise<void> => {
  if ((await books.count('select cast(count(*) as bigint) as count from payment_receipt')) === 0) return;
  for (let morning = 0; morning < MORNINGS; morning += 1) {
    const today = shanghaiDay(clock.now());
    // In steps that nobody's look at a payment minds, to a quarter past ten.
    await platform.wait(billReadyAt(today) + 15 * MINUTE_MS - clock.now());
    await platform.kill(morning);
    await platform.up();
    let left = 1;
    for (let round = 0; left > 0 && round < ROUNDS_MAX; round += 1) {
      await pause(ROUND_MS);
      // Also what somebody has claimed, which is due a minute later, is not done yet.
      left = await books.count(leftAt(clock.now() + MINUTE_MS, today));
      // What could not be had is asked for again later; that there is none of a day with money is believed after half a day.
      if (left > 0 && round % 20 === 19) await platform.wait(HOUR_MS);
    }
    if (left > 0) complaints.push(`${left} days were not compared`, ...platform.lastLines().slice(-10));
  }
};

const NAMES = { PROCESSING: 'PROCESSING', SUCCESS: 'DONE', ABNORMAL: 'FAILED', CLOSED: 'FAILED' } as const;

interface Row {
  readonly kind: 'PAYMENT' | 'REFUND';
  readonly number: string;
  readonly day: string;
  readonly amount: number;
  readonly state: 'DONE' | 'PROCESSING' | 'FAILED';
}

/** The rows that bills must have had, by what WeChat Pay knows and by what was planted. */
const rowsOf = (bank: LocalWeixinPay): readonly Row[] => {
  const faults = bank.faults();
  const all: (Row & { readonly at: number })[] = [];
  for (const { amount, payments } of bank.trades())
    for (const { transactionId: number, paidAt: at } of payments)
      all.push({ kind: 'PAYMENT', number, day: shanghaiDay(at), amount, state: 'DONE', at });
  for (const { outRefundNo: number, amount, createdAt: at, settledAt, status } of bank.refunds()) {
    const day = shanghaiDay(at);
    const made = billReadyAt(day) + (faults.get(number) === 'late' ? DAY_MS : 0);
    const state = settledAt !== null && settledAt <= made ? NAMES[status] : 'PROCESSING';
    all.push({ kind: 'REFUND', number, day, amount, state, at });
  }
  return all.flatMap(({ at: _at, ...row }) => {
    const fault = faults.get(row.number);
    if (fault === 'left-out') return [];
    if (fault === 'late') return [{ ...row, day: dayOfIndex(dayIndexOf(row.day) + 1) }];
    return [fault === 'cent' ? { ...row, amount: row.amount + 1 } : row];
  });
};

/** What must be open in the end, told by a slow look at everything. */
const expected = (bank: LocalWeixinPay, ledger: Ledger): readonly string[] => {
  const compared = new Set(ledger.billDays.filter(({ state }) => state === 'COMPARED').map(({ day }) => day));
  const rows = rowsOf(bank);
  const told: string[] = [];
  const tell = (day: string, kind: string, number: string): void => {
    if (compared.has(day)) told.push(`${day} ${kind} ${number}`);
  };
  for (const { kind, number, day, amount, state } of rows) {
    const receipt = ledger.receipts.find((one) => kind === 'PAYMENT' && one.transaction_id === number);
    const refund = ledger.refunds.find((one) => kind === 'REFUND' && one.id === number);
    const outside = ledger.outside.find((one) => kind === 'REFUND' && one.id === number);
    const ours = receipt ?? refund ?? outside;
    if (ours === undefined) tell(day, `${kind}_UNKNOWN`, number);
    if (ours !== undefined && ours.amount !== amount) tell(day, `${kind}_AMOUNT`, number);
    const isBack = outside !== undefined || refund?.status === 'DONE';
    if (kind === 'REFUND' && ours !== undefined && state === 'DONE' && !isBack)
      tell(day, 'REFUND_STATE', number);
  }
  const stands = new Set(rows.map(({ kind, number }) => `${kind} ${number}`));
  for (const { transaction_id: number, paid_at: at } of ledger.receipts)
    if (!stands.has(`PAYMENT ${number}`)) tell(shanghaiDay(at), 'PAYMENT_MISSING', number);
  for (const { id: number, status, gmt_modified: at } of ledger.refunds)
    if ((status === 'DONE' || status === 'PROCESSING') && !stands.has(`REFUND ${number}`))
      tell(shanghaiDay(at), 'REFUND_MISSING', number);
  for (const { id: number, gmt_created: at } of ledger.outside)
    if (!stands.has(`REFUND ${number}`)) tell(shanghaiDay(at), 'REFUND_MISSING', number);
  return told.toSorted();
};

/** By how much a difference makes the sums differ: what failed is in none of them. */
const saidBy = (one: Ledger['differences'][number]): number => {
  const { kind, ours, theirs, our_state: our, their_state: their } = one;
  if (their === 'FAILED' || (their === 'PROCESSING' && our === 'FAILED')) return 0;
  if (our === 'FAILED') return kind === 'REFUND_STATE' ? -(theirs ?? 0) : 0;
  return kind === 'REFUND_STATE' ? 0 : (ours ?? 0) - (theirs ?? 0);
};

/** Reconciliation has found every difference, and no other; the sums of each day differ by what its differences say. */
export const judgeBills = (bank: LocalWeixinPay, ledger: Ledger): readonly string[] => {
  const open = ledger.differences
    .filter(({ settled_at: at }) => at === null)
    .map(({ day_at: at, kind, number }) => `${shanghaiDay(at)} ${kind} ${number}`)
    .toSorted();
  const wanted = expected(bank, ledger);
  const [found, meant] = [new Set(open), new Set(wanted)];
  const complaints = [
    ...wanted.filter((one) => !found.has(one)).map((one) => `not found by reconciliation: ${one}`),
    ...open.filter((one) => !meant.has(one)).map((one) => `found by reconciliation, and is none: ${one}`),
  ];
  for (const { day, payments, refunds } of ledger.billDays) {
    if (payments === null || refunds === null) continue;
    const gap = [payments, refunds]
      .map((sums) => JSON.parse(sums) as { readonly ourSum: number; readonly theirSum: number })
      .reduce((sum, { ourSum, theirSum }) => sum + ourSum - theirSum, 0);
    const said = ledger.differences
      .filter((one) => one.settled_at === null && shanghaiDay(one.day_at) === day)
      .reduce((sum, one) => sum + saidBy(one), 0);
    if (gap !== said) complaints.push(`the sums of ${day} differ by ${gap}, its differences by ${said}`);
  }
  return complaints;
};

/** What reconciliation has found on a stage. */
export const billCounts = ({ billDays, differences }: Ledger): Readonly<Record<string, number>> => ({
  'bills compared': billDays.filter(({ state }) => state === 'COMPARED').length,
  'differences open': differences.filter(({ settled_at: at }) => at === null).length,
  'differences gone by themselves': differences.filter(({ settled_at: at }) => at !== null).length,
});
