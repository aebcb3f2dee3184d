import { invoiceTransition, type InvoiceEvent } from '@ykd/domain/invoice';
import { ok, type Result } from '@ykd/domain/shared';
import type { Invoice } from '../entities/invoice.js';
import { changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';

/** An invoice, and its order, which is held. */
export interface HeldInvoice {
  readonly invoice: Invoice;
  readonly order: ShopOrder;
}

/** The invoice of this id as the caller saw it, its order held; another version is refused with what it is now. */
export const holdInvoice = async (
  tx: Tx,
  { id, orderId }: Pick<Invoice, 'id' | 'orderId'>,
  version: number,
): Promise<Result<HeldInvoice, ErrorOf<'entity-not-found' | 'changed-meanwhile'>>> => {
  const order = await tx.orders.hold(orderId);
  const invoice = await tx.invoices.find(id);
  if (order === undefined || invoice === undefined) return notFound();
  if (invoice.version === version) return ok({ invoice, order });
  const { status, amount, title } = invoice;
  return changedMeanwhile(tx, invoice, { status, amount, title });
};

/** The invoice after an event, by whom and when, and with what else it changes; a message where that cannot happen to it now. */
export const invoiceAfter = (
  invoice: Invoice,
  event: InvoiceEvent,
  { by, at, ...fields }: { readonly by: string; readonly at: number } & Partial<Invoice>,
): Result<Invoice, ErrorOf<'invalid-input'>> => {
  const next = invoiceTransition(invoice.status, event);
  if (!next.ok) return invalid('id', '这张发票现在不能这样处理，请刷新后再看');
  const { version } = invoice;
  const stands = {
    status: next.value,
    // Another file ends nobody's waiting.
    waitingSince: event === 'REPLACE' ? invoice.waitingSince : null,
    version: version + 1,
    changedBy: by,
    changedAt: at,
  };
  return ok({ ...invoice, ...fields, ...stands });
};

/** An invoice that somebody begins to wait for. */
export const askedInvoice = (
  details: Pick<Invoice, 'id' | 'orderId' | 'userId' | 'kind' | 'title' | 'taxNumber' | 'email' | 'amount'>,
  { by, at }: { readonly by: string | null; readonly at: number },
): Invoice => ({
  ...details,
  status: 'ASKED',
  number: null,
  file: null,
  issuedAt: null,
  redNumber: null,
  redFile: null,
  redAt: null,
  waitingSince: at,
  reason: null,
  version: 1,
  changedBy: by,
  changedAt: at,
  gmtCreated: at,
});
