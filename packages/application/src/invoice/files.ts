import { err, HOUR_MS, ok } from '@ykd/domain/shared';
import { removeUnusedPictures } from '../pictures/remove-unused-pictures.js';
import type { Clock } from '../ports/clock.js';
import type { FileStore } from '../ports/file-store.js';
import type { InvoiceFiles } from '../ports/invoices.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import { mayCaller, requireRight } from '../shared/rights.js';
import { tooManyAttempts } from '../shared/too-many-attempts.js';
import type { InvoiceDeps } from './deps.js';
import type { ListedInvoices } from './invoices.js';
import { pdfIssue } from './pdf.js';
import type { StaffInvoicePort } from './staff-port.js';

/** The field of the form. */
export const INVOICE_FILE_FIELD = 'invoicefile';

/** How many files a member of staff may upload within an hour: a busy hour of issuing invoices. */
export const INVOICE_FILES_PER_HOUR = 120;

/** `{an id}.pdf`: nothing that could lead out of a folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,35}\.pdf$/;

const keyOf = (name: string): string => `invoice/${name}`;

/** Whether a text is the name of such a file: nothing else may become a key. */
export const isInvoiceFile = (name: string): boolean => NAME.test(name);

/** Keeps a file for the caller, who names it when he issues an invoice. */
export const uploadInvoice = async (
  deps: InvoiceDeps,
  context: CallerContext,
  { bytes }: Parameters<StaffInvoicePort['upload']>[0],
): ReturnType<StaffInvoicePort['upload']> => {
  const staff = await requireRight(deps, context, 'invoices.issue');
  if (!staff.ok) return staff;
  const message = await pdfIssue(deps.pdfs, bytes);
  if (message !== undefined)
    return err({ kind: 'invalid-input', issues: [{ field: INVOICE_FILE_FIELD, message }] });
  const name = `${deps.ids.next()}.pdf`;
  const now = deps.clock.now();
  const file = { name, userId: staff.value.user.id, at: now };
  const oldest = await deps.invoiceFiles.reserve(file, now - HOUR_MS + 1, INVOICE_FILES_PER_HOUR);
  if (oldest !== undefined) return err(tooManyAttempts(oldest + HOUR_MS - now));
  await deps.files.put(keyOf(name), bytes);
  return ok({ file: name });
};

/** Removes the files that a day after their upload no invoice names; answers how many. */
export const removeUnusedInvoiceFiles = ({
  clock,
  files,
  invoiceFiles,
}: {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly invoiceFiles: InvoiceFiles;
}): Promise<number> => removeUnusedPictures({ clock, files, pictures: invoiceFiles, keyOf });

/** The file of an invoice, with what it is called when it is kept. */
export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Which file of an invoice: its own, or that of the red one. */
export interface InvoiceFileInput {
  readonly id: string;
  readonly red: boolean;
}

/** The files of invoices, for their buyers and for staff who see orders. */
export interface ShownInvoiceFiles {
  /** Somebody else's is as absent as one that there is not. */
  read(
    context: CallerContext,
    input: InvoiceFileInput,
  ): Outcome<InvoiceFile, 'not-logged-in' | 'entity-not-found'>;
}

/** Files in a store. */
export const createShownInvoiceFiles = (
  deps: AuthenticateDeps & {
    readonly files: Pick<FileStore, 'get'>;
    readonly invoices: Pick<ListedInvoices, 'find'>;
  },
): ShownInvoiceFiles => ({
  read: async (context, { id, red }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const invoice = await deps.invoices.find(id);
    const isHis = invoice?.userId === caller.value.user.id || mayCaller(caller.value, 'orders.see');
    const [name, number] = red ? [invoice?.redFile, invoice?.redNumber] : [invoice?.file, invoice?.number];
    if (!isHis || name === undefined || name === null) return err({ kind: 'entity-not-found' });
    const file = await deps.files.get(keyOf(name));
    if (file === undefined) return err({ kind: 'entity-not-found' });
    return ok({ name: `${red ? '红字发票' : '发票'}-${number ?? id}.pdf`, bytes: file.bytes });
  },
});
