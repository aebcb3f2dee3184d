import type { InvoiceDetails } from '@ykd/domain/invoice';
import { invoiceFields } from '../entities/invoice.js';
import type { RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

const { id, kind, title, taxNumber, email, status, amount, number, issuedAt, redNumber, redAt, reason } =
  invoiceFields;

/** What its buyer is told of an invoice; who of the staff did something is nobody's business. */
export const invoiceViewFields = {
  id,
  kind,
  title,
  taxNumber,
  email,
  status,
  amount,
  number,
  issuedAt,
  redNumber,
  redAt,
  reason,
  version: invoiceFields.version,
  gmtCreated: invoiceFields.gmtCreated,
};

export type InvoiceView = RecordOf<typeof invoiceViewFields>;

/** The invoices of an order, and whether there may be another. */
export interface OrderInvoices {
  /** Cents that an invoice would be of. */
  readonly amount: number;
  /** Why none can be asked for now, in Chinese; null where one can. */
  readonly askIssue: string | null;
  /** The newest first. */
  readonly invoices: readonly InvoiceView[];
}

/** Of so many orders at a time it is told how far their invoices are. */
export const INVOICE_STATES_MAX = 50;

/** How far the newest invoice of an order is. */
export const invoiceStateFields = { orderId: invoiceFields.orderId, status };
export type InvoiceState = RecordOf<typeof invoiceStateFields>;

export interface AskInput extends InvoiceDetails {
  readonly orderId: string;
}

type OrderRefusals = 'not-logged-in' | 'order-not-found';

/** The invoices of one's own orders. Beyond the Specification. */
export interface InvoicePort {
  ofOrder(input: { readonly orderId: string }): Outcome<OrderInvoices, OrderRefusals>;
  /** How far they are of several orders, {@link INVOICE_STATES_MAX} at the most; nothing of those without one, or of others. */
  states(input: {
    readonly orderIds: readonly string[];
  }): Outcome<readonly InvoiceState[], 'not-logged-in' | 'invalid-input'>;
  /** Asks for one: staff issue it with what is told of here, about what of the money is not back then. */
  ask(input: AskInput): Outcome<OrderInvoices, OrderRefusals | 'invalid-input'>;
  /** Takes the wish back as long as it is not answered; another version than the one that was seen is refused. */
  withdraw(input: {
    readonly id: string;
    readonly version: number;
  }): Outcome<OrderInvoices, 'not-logged-in' | 'entity-not-found' | 'changed-meanwhile' | 'invalid-input'>;
}
