import { ORDER_STATUSES } from '@ykd/domain/order';
import { invoiceFields } from '../entities/invoice.js';
import {
  flag,
  integer,
  nullable,
  object,
  oneOf,
  optional,
  text,
  instant,
  type RecordOf,
} from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { InvoiceList } from './list.js';

const { id, file: _file, redFile: _redFile, userId: _userId, changedBy: _changedBy, ...told } = invoiceFields;
const { version: _version, changedAt: _changedAt, ...listed } = told;

const person = object({ id: text(), name: nullable(text()) });

/** A line of the list: the id, how far it is, and the columns that were chosen. */
export const invoiceLineFields = {
  id,
  status: listed.status,
  title: optional(listed.title),
  amount: optional(listed.amount),
  student: optional(person),
  product: optional(text()),
  orderId: optional(listed.orderId),
  waitingSince: optional(listed.waitingSince),
  kind: optional(listed.kind),
  taxNumber: optional(listed.taxNumber),
  email: optional(listed.email),
  number: optional(listed.number),
  issuedAt: optional(listed.issuedAt),
  redNumber: optional(listed.redNumber),
  redAt: optional(listed.redAt),
  reason: optional(listed.reason),
  gmtCreated: optional(listed.gmtCreated),
};

export type InvoiceLine = RecordOf<typeof invoiceLineFields>;

/** Everything about an invoice, for staff. */
export const staffInvoiceFields = {
  id,
  ...told,
  student: person,
  order: object({
    productName: text(),
    status: oneOf(ORDER_STATUSES),
    amount: integer(),
    /** What of its money is not back. */
    left: integer(),
    paidAt: nullable(instant()),
  }),
  /** Who changed it last, of the staff and its buyer; null for the platform, and for who has no name or is gone. */
  changedByName: nullable(text()),
  /** Whether it is of the caller's own order: others deal with it. */
  isOwn: flag(),
  /** Why it cannot be issued now, in Chinese; null where it can, or is not to be. */
  issueIssue: nullable(text()),
};

export type StaffInvoice = RecordOf<typeof staffInvoiceFields>;

export type InvoiceFilter = ListFilter<InvoiceList>;

/** An invoice that was made out in the tax system. */
export interface IssueInput {
  readonly id: string;
  /** As the caller saw it. */
  readonly version: number;
  readonly number: string;
  /** A file that the caller uploaded. */
  readonly file: string;
}

type Refusals = 'not-logged-in' | 'forbidden';
type Acting = Refusals | 'entity-not-found' | 'own-refund' | 'changed-meanwhile' | 'invalid-input';

/** Invoices, for staff with the grant `orders`. Beyond the Specification. */
export interface StaffInvoicePort {
  /**
   * `search`: an order's number or its beginning, a whole number of an invoice or a tax number, a title or its beginning, or a
   * student as his list finds him.
   */
  list(
    input: KeyPageInput & InvoiceFilter & ListView<InvoiceList>,
  ): Outcome<KeyPage<InvoiceLine>, Refusals | 'invalid-input'>;
  /** How many the same filter finds. */
  count(input: InvoiceFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  invoice(input: { readonly id: string }): Outcome<StaffInvoice, Refusals | 'entity-not-found'>;
  /** Keeps the file of an invoice for the caller. It goes again unless an invoice names it within a day. */
  upload(input: {
    readonly bytes: Uint8Array;
  }): Outcome<{ readonly file: string }, Refusals | 'invalid-input' | 'too-many-attempts'>;
  /** Somebody else's invoice that was asked for is there: its buyer finds it on his order. */
  issue(input: IssueInput): Outcome<StaffInvoice, Acting>;
  /**
   * The red one that reverses somebody else's invoice is there. Where some of the order's money is not back, an invoice of that is asked
   * for with it, for the same title.
   */
  issueRed(input: IssueInput): Outcome<StaffInvoice, Acting>;
  /** Refuses somebody else's wish, and says why; he may ask again. */
  refuse(input: {
    readonly id: string;
    readonly version: number;
    readonly reason: string;
  }): Outcome<StaffInvoice, Acting>;
  /**
   * Puts another file in place of the wrong one of somebody else's invoice, and says why: its buyer gets that one from now on.
   * One that is reversed keeps its files.
   */
  replaceFile(input: {
    readonly id: string;
    readonly version: number;
    /** A file that the caller uploaded. */
    readonly file: string;
    readonly reason: string;
  }): Outcome<StaffInvoice, Acting>;
}
