import { invoiceableOf, invoiceAskIssue, isOpenInvoice } from '@ykd/domain/invoice';
import type { Invoice } from '../entities/invoice.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { InvoiceDeps } from './deps.js';
import type { InvoiceView, OrderInvoices } from './port.js';

const viewOf = ({ id, kind, title, taxNumber, email, status, amount, ...rest }: Invoice): InvoiceView => {
  const { number, issuedAt, redNumber, redAt, reason, version, gmtCreated } = rest;
  const told = { number, issuedAt, redNumber, redAt, reason, version, gmtCreated };
  return { id, kind, title, taxNumber, email, status, amount, ...told };
};

/** When an order was paid; one from elsewhere does not tell. */
export const paidAtOf = ({ paidAt, gmtCreated }: Pick<ShopOrder, 'paidAt' | 'gmtCreated'>): number =>
  paidAt ?? gmtCreated;

/** What of an order's money is not back, as it is read without holding the order. */
export const leftOf = async (
  { orderMoney }: Pick<InvoiceDeps, 'orderMoney'>,
  { id, status, amount: captured }: Pick<ShopOrder, 'id' | 'status' | 'amount'>,
): Promise<number> => {
  const back = (await orderMoney.summariesOf([id])).get(id)?.refunded ?? 0;
  return invoiceableOf(status, { captured, ours: [], outside: back, offline: 0 });
};

/** The one of an order that counts: the open one, or else the newest. */
export const currentOf = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(isOpenInvoice) ?? invoices.at(-1);

/** The invoices of one's own order, and whether there may be another. */
export const orderInvoices = async (
  deps: Pick<InvoiceDeps, 'orderMoney' | 'invoices' | 'clock' | 'shopOrders'>,
  seen: ShopOrder,
): Promise<OrderInvoices> => {
  const order = (await deps.shopOrders.find(seen.id)) ?? seen;
  const invoices = await deps.invoices.ofOrders([order.id]);
  const amount = await leftOf(deps, order);
  const facts = { status: order.status, invoiceable: amount, paidAt: paidAtOf(order) };
  return {
    amount,
    askIssue: invoiceAskIssue(facts, invoices, deps.clock.now()) ?? null,
    invoices: invoices.map(viewOf).toReversed(),
  };
};
