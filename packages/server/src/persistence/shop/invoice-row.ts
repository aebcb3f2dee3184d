import { invoiceFields, type Invoice } from '@ykd/application/entities';
import { rankedNumber } from '@ykd/application/staff-list';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

const { rowOf, recordOf, columns } = mapping(invoiceFields);

/** The columns of an invoice. */
export const INVOICE_COLUMNS = columns;

/** The invoice of a row. */
export const invoiceOfRow = recordOf;

/** The row of an invoice, with what it is sorted by where some have nothing. */
export const invoiceRow = (invoice: Invoice): Schema['invoice'] => ({
  ...rowOf(invoice),
  waiting_since_sort: rankedNumber(invoice.waitingSince),
  issued_at_sort: rankedNumber(invoice.issuedAt),
  red_at_sort: rankedNumber(invoice.redAt),
});
