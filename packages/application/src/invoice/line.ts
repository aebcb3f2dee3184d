import type { ColumnKey } from '../staff-list/index.js';
import type { InvoiceList } from './list.js';
import type { ListedInvoice } from './invoices.js';
import type { InvoiceLine } from './staff-port.js';

/** What of an invoice is told in the list, with the columns that were chosen; how far it is is told always. */
export const lineOf = (invoice: ListedInvoice, columns: readonly ColumnKey<InvoiceList>[]): InvoiceLine => {
  const { id, status, userId, studentName, productName: product, ...rest } = invoice;
  const whole = { ...rest, id, status, product, student: { id: userId, name: studentName } };
  return { id, status, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
