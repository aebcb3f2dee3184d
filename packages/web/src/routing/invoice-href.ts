import { invoiceFile } from '@ykd/adapters-http/contracts';

/** Where the file of an invoice is, or that of the red one. */
export const invoiceFileHref = (id: string, isRed = false): string =>
  `${invoiceFile.path}?${new URLSearchParams({ id, ...(isRed ? { red: 'true' } : {}) }).toString()}`;
