import type { BillRow, OurMoney, RowOfDay } from '@ykd/domain/bill';
import type { BillDay, ClosedMonth, Difference } from '../entities/bill.js';

export type { BillDay, ClosedMonth, Difference } from '../entities/bill.js';

/** Days, `YYYY-MM-DD`, or months, both of them within. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Instants, epoch ms: from the first on, before the second. */
export interface InstantSpan {
  readonly from: number;
  readonly below: number;
}

/** How many there are, and of how many nobody has settled what it was. */
export interface OpenOf {
  readonly all: number;
  readonly open: number;
}

/** Money that moved outside of the platform: of which order, how many cents, and when that was entered. */
export interface OfflineMoney {
  readonly orderId: string;
  readonly amount: number;
  readonly evidence: string;
  readonly gmtCreated: number;
}

/** How many moves of money there are, how many cents in all, and the newest of them. */
export interface OfflineMoves {
  readonly count: number;
  readonly sum: number;
  readonly newest: readonly OfflineMoney[];
}

/** How many moves outside of the platform are read at a time. */
export const OFFLINE_READ_MAX = 50;

/** The bills of days, as they are read; see `UnitOfWork` for what changes them. */
export interface Bills {
  /** The first day of which there is a bill; undefined before the first payment. */
  firstDay(): Promise<string | undefined>;
  /** The last one that is known of. */
  lastDay(): Promise<string | undefined>;
  /** When the first payment was made that was taken in, epoch ms. */
  firstPaidAt(): Promise<number | undefined>;
  /** Enters days whose bills are to be asked for from `dueAt` (epoch ms) on; one that is there stays as it is. */
  plan(days: readonly { readonly day: string; readonly dueAt: number }[]): Promise<void>;
  find(day: string): Promise<BillDay | undefined>;
  /** Oldest first. */
  days(span: DaySpan): Promise<readonly BillDay[]>;
  /** Takes days that are to be compared, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly BillDay[]>;
  /** The bill of a day did not come: it is asked for again at `nextAt`. */
  tried(day: string, error: string, nextAt: number): Promise<void>;
  /** The rows with a number, in all bills, oldest first. */
  rowsOf(number: string): Promise<readonly RowOfDay[]>;
  /** Those of a time, `YYYY-MM`, newest first. */
  closedMonths(span: DaySpan): Promise<readonly ClosedMonth[]>;
  /** The differences of days, by day. */
  openByDay(span: DaySpan): Promise<ReadonlyMap<string, OpenOf>>;
  /** What is odd about money and was found in a time. */
  oddities(span: InstantSpan): Promise<OpenOf>;
  /** What was entered in a time as paid, and as given back, outside of the platform. */
  offlinePayments(span: InstantSpan): Promise<OfflineMoves>;
  offlineRefunds(span: InstantSpan): Promise<OfflineMoves>;
  findDifference(id: string): Promise<Difference | undefined>;
}

/** Money as it is written down here, and the order that it is of. */
export interface KnownMoney extends OurMoney {
  readonly orderId: string | null;
}

/** The bills of days inside a transaction. */
export interface TxBills {
  /** The days of a month, and the month itself, change one after the other. */
  lockMonth(month: string): Promise<void>;
  /** The rows of the bill of a day, in their order, take the place of those that are there. */
  replaceRows(day: string, rows: readonly BillRow[]): Promise<void>;
  rowsOfDay(day: string): Promise<readonly RowOfDay[]>;
  /** The rows with these numbers, in all bills. */
  rowsOf(numbers: readonly string[]): Promise<readonly RowOfDay[]>;
  /** What came in, and went back, on a day. */
  moneyOfDay(day: string): Promise<readonly KnownMoney[]>;
  moneyOf(numbers: readonly string[]): Promise<readonly KnownMoney[]>;
  /** The orders of payments, by their transactions and by our numbers of what was begun; those that are known. */
  ordersOf(numbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  differencesOf(day: string): Promise<readonly Difference[]>;
  findDifference(id: string): Promise<Difference | undefined>;
  /** Stores a difference, new or changed. */
  putDifference(difference: Difference): Promise<void>;
  findDay(day: string): Promise<BillDay | undefined>;
  /** Stores a day that is there. `dueAt`: when it is compared next, epoch ms; null: never by itself. */
  storeDay(day: BillDay, dueAt: number | null): Promise<void>;
  /** Days that were compared and have open differences, or are not before `since`, are due at `at` (epoch ms). */
  wake(since: string, at: number): Promise<void>;
  closing(month: string): Promise<ClosedMonth | undefined>;
  close(month: ClosedMonth): Promise<void>;
  reopen(month: string): Promise<void>;
  firstDay(): Promise<string | undefined>;
  /** Those whose bills nobody waits for any more. */
  comparedDays(span: DaySpan): Promise<number>;
  openDifferences(span: DaySpan): Promise<number>;
  openOddities(span: InstantSpan): Promise<number>;
}
