import { INVOICE_KINDS, INVOICE_STATUSES } from '@ykd/domain/invoice';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const invoiceFields = {
  id: text(),
  orderId: text(),
  /** Whose order it is of. */
  userId: text(),
  kind: oneOf(INVOICE_KINDS),
  title: text(),
  /** Of a company; null for a person. */
  taxNumber: nullable(text()),
  email: text(),
  status: oneOf(INVOICE_STATUSES),
  /** Cents: as long as it is asked for, what of the order's money is not back. */
  amount: count(),
  /** The number, the name of the file and the instant of the invoice, and of the red one that reverses it; null until they are there. */
  number: nullable(text()),
  file: nullable(text()),
  issuedAt: nullable(instant()),
  redNumber: nullable(text()),
  redFile: nullable(text()),
  redAt: nullable(instant()),
  /** Since when somebody waits for it, or for the red one; null where nobody does. */
  waitingSince: nullable(instant()),
  /** Why it was refused. */
  reason: nullable(text()),
  /** 1 when it is new, then one more with each change. */
  version: count(),
  /** Who changed it last; null for the platform, which follows the money. */
  changedBy: nullable(text()),
  changedAt: instant(),
  gmtCreated: instant(),
};

/** An invoice of an order, from the wish on; an order has several when one was refused, taken back or reversed. */
export type Invoice = RecordOf<typeof invoiceFields>;
