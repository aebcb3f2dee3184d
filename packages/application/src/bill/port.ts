import type { RowOfDay } from '@ykd/domain/bill';
import { billDayFields, differenceFields } from '../entities/bill.js';
import { count, flag, integer, nullable, text, type RecordOf } from '../entity/field.js';
import type { OfflineMoves, OpenOf } from '../ports/bills.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { OddityLine } from '../shop/port.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { DifferenceList } from './difference-list.js';

/** How many months are told of: the newest. */
export const MONTHS_SHOWN = 36;

/** Cents and counts of several days, here and in their bills. */
export const billSumsFields = {
  ourPayments: count(),
  theirPayments: count(),
  ourRefunds: count(),
  theirRefunds: count(),
};

export type BillSums = RecordOf<typeof billSumsFields>;

export const monthLineFields = {
  /** `YYYY-MM`. */
  month: text(),
  ...billSumsFields,
  /** Its days of which there is a bill, and how many of them were compared. */
  days: count(),
  comparedDays: count(),
  openDifferences: count(),
  /** When it was closed, epoch ms, and by whom; null while it is open. */
  closedAt: nullable(count()),
  closedByName: nullable(text()),
};

/** A month, as far as it is. */
export type MonthLine = RecordOf<typeof monthLineFields>;

export const billDayLineFields = {
  ...billDayFields,
  /** Whether its bill can still be had. */
  isKept: flag(),
  differences: count(),
  openDifferences: count(),
};

/** A day, and how many differences there are in it. */
export type BillDayLine = RecordOf<typeof billDayLineFields>;

/** A month with all that is looked at before it is closed. */
export interface MonthPage {
  readonly line: MonthLine;
  /** Newest first. */
  readonly days: readonly BillDayLine[];
  readonly oddities: OpenOf;
  /** What was entered in the month, and never stands in a bill. */
  readonly offlinePayments: OfflineMoves;
  readonly offlineRefunds: OfflineMoves;
  /** Why it cannot be closed yet, in Chinese; null where it can, or is. */
  readonly issue: string | null;
}

export const differenceLineFields = {
  ...differenceFields,
  /** Cents: what is written down here, less what is in the bill. */
  gap: integer(),
  settledByName: nullable(text()),
};

/** A difference as staff see it. */
export type DifferenceLine = RecordOf<typeof differenceLineFields>;

/** A difference with all that there is about it. */
export interface DifferencePage {
  readonly difference: DifferenceLine;
  /** Where its number stands in bills. */
  readonly rows: readonly RowOfDay[];
  /** Whether it is about the caller's own order: somebody else settles it. */
  readonly isOwn: boolean;
  /** What is odd about the same money. */
  readonly oddities: readonly OddityLine[];
}

export type DifferenceFilter = ListFilter<DifferenceList>;

type Refusals = 'not-logged-in' | 'forbidden';

/**
 * The payment provider's bills, day by day, against what is written down here. Beyond the Specification. To read takes the right
 * `orders.see`, to settle, to compare again and to close `oddities.settle`.
 */
export interface BillPort {
  /** The newest {@link MONTHS_SHOWN} months of which there are bills, newest first. */
  months(): Outcome<readonly MonthLine[], Refusals>;
  month(input: { readonly month: string }): Outcome<MonthPage, Refusals | 'entity-not-found'>;
  differences(
    input: KeyPageInput & DifferenceFilter & ListView<DifferenceList>,
  ): Outcome<KeyPage<DifferenceLine>, Refusals | 'invalid-input'>;
  differenceCount(filter: DifferenceFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  difference(input: { readonly id: string }): Outcome<DifferencePage, Refusals | 'entity-not-found'>;
  /** Says how a difference was settled, as the caller saw it. `own-refund`: it is about his own order. */
  settle(input: {
    readonly id: string;
    readonly note: string;
    readonly version: number;
  }): Outcome<
    DifferenceLine,
    Refusals | 'entity-not-found' | 'own-refund' | 'changed-meanwhile' | 'invalid-input'
  >;
  /** Gets the bill of a day again, and compares it. `invalid-input`: the provider has not made it yet, or does not keep it any more. */
  compare(input: {
    readonly day: string;
  }): Outcome<
    BillDayLine,
    Refusals | 'entity-not-found' | 'payment-unavailable' | 'invalid-input' | 'too-many-attempts'
  >;
  /** Closes a month in which nothing is open. Done again, it changes nothing. */
  closeMonth(input: {
    readonly month: string;
  }): Outcome<MonthPage, Refusals | 'entity-not-found' | 'invalid-input'>;
}
