import type { FileStore } from '../ports/file-store.js';
import type { InvoiceFiles } from '../ports/invoices.js';
import type { Pdfs } from '../ports/pdfs.js';
import type { ShopDeps } from '../shop/deps.js';
import type { ListedInvoices } from './invoices.js';

/** What invoices stand on. */
export interface InvoiceDeps extends ShopDeps {
  readonly invoices: ListedInvoices;
  readonly invoiceFiles: InvoiceFiles;
  readonly files: FileStore;
  readonly pdfs: Pdfs;
}
