import { invoiceableOf, invoiceAskIssue, invoiceDetailIssues, invoiceDetailsOf } from '@ykd/domain/invoice';
import { err, ok, type Result } from '@ykd/domain/shared';
import { orderMoneyOf } from '../order/order-money.js';
import { invalid, notFound } from '../people/changed.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { issuesOf } from '../shared/issues-of.js';
import { ownOrder } from '../shop/own-order.js';
import { askedInvoice, holdInvoice, invoiceAfter } from './changed.js';
import type { InvoiceDeps } from './deps.js';
import type { AskInput, InvoicePort } from './port.js';
import { orderInvoices, paidAtOf } from './view.js';

/** Asks for an invoice of one's own order. */
export const askForInvoice = async (
  deps: InvoiceDeps,
  context: CallerContext,
  { orderId, ...said }: AskInput,
): ReturnType<InvoicePort['ask']> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const wrong = issuesOf(invoiceDetailIssues(said));
  if (wrong !== undefined) return err(wrong);
  const details = invoiceDetailsOf(said);
  const id = deps.ids.next();
  const at = deps.clock.now();
  const { id: userId } = own.value.caller.user;
  const asked = await deps.unitOfWork.transaction(
    async (tx): Promise<Result<null, ErrorOf<'invalid-input' | 'order-not-found'>>> => {
      const order = await tx.orders.hold(orderId);
      if (order === undefined) return err({ kind: 'order-not-found' });
      const amount = invoiceableOf(order.status, (await orderMoneyOf(tx, order)).paid);
      const facts = { status: order.status, invoiceable: amount, paidAt: paidAtOf(order) };
      const message = invoiceAskIssue(facts, await tx.invoices.ofOrder(orderId), at);
      if (message !== undefined) return invalid('orderId', message);
      await tx.invoices.insert(askedInvoice({ id, orderId, userId, ...details, amount }, { by: userId, at }));
      return ok(null);
    },
  );
  return asked.ok ? ok(await orderInvoices(deps, own.value.order)) : asked;
};

/** Takes the wish back. */
export const withdrawInvoice = async (
  deps: InvoiceDeps,
  context: CallerContext,
  { id, version }: Parameters<InvoicePort['withdraw']>[0],
): ReturnType<InvoicePort['withdraw']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  const seen = await deps.invoices.find(id);
  const order = seen?.userId === userId ? await deps.shopOrders.find(seen.orderId) : undefined;
  if (seen === undefined || order === undefined) return notFound();
  const at = deps.clock.now();
  const withdrawn = await deps.unitOfWork.transaction(async (tx) => {
    const held = await holdInvoice(tx, seen, version);
    if (!held.ok) return held;
    const after = invoiceAfter(held.value.invoice, 'WITHDRAW', { by: userId, at });
    if (after.ok) await tx.invoices.store(after.value);
    return after;
  });
  if (withdrawn.ok) return ok(await orderInvoices(deps, order));
  // Who of the staff was sooner is nobody's business.
  return withdrawn.error.kind === 'changed-meanwhile' ? err({ ...withdrawn.error, by: null }) : withdrawn;
};
