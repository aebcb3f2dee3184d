import type { Invoice } from '../entities/invoice.js';
import type { OwnedPictures } from './owned-pictures.js';

export type { Invoice } from '../entities/invoice.js';

/** The files of invoices that staff uploaded: one is in use when an invoice names it. */
export type InvoiceFiles = OwnedPictures;

/** Invoices inside a transaction: those of an order change only while the order is held. */
export interface TxInvoices {
  find(id: string): Promise<Invoice | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly Invoice[]>;
  insert(invoice: Invoice): Promise<void>;
  /** Stores how an invoice stands now. */
  store(invoice: Invoice): Promise<void>;
  /** Whoever gives this number to an invoice does so alone. After the order. */
  lockNumber(number: string): Promise<void>;
  /** The invoice that has this number, or whose red one has. */
  ofNumber(number: string): Promise<Invoice | undefined>;
  /** Whether this file is somebody's and no invoice names it; if so, nobody removes or takes it until the transaction ends. */
  holdFile(userId: string, name: string): Promise<boolean>;
}
