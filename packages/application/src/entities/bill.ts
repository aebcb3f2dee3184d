import { BILL_ROW_KINDS, BILL_STATES, DIFFERENCE_KINDS, OUR_STATES, type BothSums } from '@ykd/domain/bill';
import {
  count,
  instant,
  nullable,
  object,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';

export const billRowFields = {
  /** Of which day the bill is, `YYYY-MM-DD`, in Shanghai. */
  day: text(),
  kind: oneOf(BILL_ROW_KINDS),
  number: text(),
  transactionId: text(),
  outTradeNo: text(),
  /** Cents. */
  amount: count(),
  at: instant(),
  state: oneOf(BILL_STATES),
};

/** A row of a bill as it is kept. */
export type KeptRow = RecordOf<typeof billRowFields>;

/** How many there are, and how many cents they are, here and in the bill. */
export const bothSumsFields: FieldsOf<BothSums> = {
  ourCount: count(),
  ourSum: count(),
  theirCount: count(),
  theirSum: count(),
};

export const billDayFields = {
  /** `YYYY-MM-DD`, in Shanghai. */
  day: text(),
  /** `WAITING`: its bill was not read yet; `COMPARED`; `GONE`: nobody can read it any more. */
  state: oneOf(['WAITING', 'COMPARED', 'GONE']),
  /** How often its bill was asked for in vain, and what was the matter the last time. */
  tries: count(),
  error: nullable(text()),
  /** When it was compared last, epoch ms. */
  comparedAt: nullable(instant()),
  /** What came in and went back, here and in the bill; null until it was compared. */
  payments: nullable(object(bothSumsFields)),
  refunds: nullable(object(bothSumsFields)),
};

/** A day whose bill is compared with what is written down here. */
export type BillDay = RecordOf<typeof billDayFields>;

export const differenceFields = {
  id: text(),
  /** The beginning of the day of the bill, epoch ms. */
  dayAt: instant(),
  kind: oneOf(DIFFERENCE_KINDS),
  /** The transaction, or our number of the refund. */
  number: text(),
  transactionId: text(),
  orderId: nullable(text()),
  /** Cents here and in the bill; null where one side has nothing. */
  ours: nullable(count()),
  theirs: nullable(count()),
  ourState: nullable(oneOf(OUR_STATES)),
  theirState: nullable(oneOf(BILL_STATES)),
  gmtCreated: instant(),
  /** 1 when it is found, then one more with each change. */
  version: count(),
  /** When it was settled, epoch ms, and by whom: null while it is open, or where it went away by itself. */
  settledAt: nullable(instant()),
  settledBy: nullable(text()),
  /** How it was settled; empty while it is open. */
  note: text(),
};

/** Something in which a bill and what is written down here differ. */
export type Difference = RecordOf<typeof differenceFields>;

export const closedMonthFields = {
  /** `YYYY-MM`. */
  month: text(),
  closedBy: text(),
  closedAt: instant(),
};

/** A month that somebody closed. */
export type ClosedMonth = RecordOf<typeof closedMonthFields>;
