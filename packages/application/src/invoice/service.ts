import { ok } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { ownOrder } from '../shop/own-order.js';
import { askForInvoice, withdrawInvoice } from './ask.js';
import type { InvoiceDeps } from './deps.js';
import { INVOICE_STATES_MAX, type InvoicePort } from './port.js';
import { currentOf, orderInvoices } from './view.js';

/** The invoices of one's own orders, for one caller. */
export const invoicePort = (deps: InvoiceDeps, context: CallerContext): InvoicePort => ({
  ofOrder: async ({ orderId }) => {
    const own = await ownOrder(deps, context, orderId);
    return own.ok ? ok(await orderInvoices(deps, own.value.order)) : own;
  },
  states: async ({ orderIds }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    if (orderIds.length > INVOICE_STATES_MAX)
      return invalid('orderIds', `一次最多问 ${INVOICE_STATES_MAX} 个订单的发票`);
    const ids = [...new Set(orderIds)];
    const found = (await deps.invoices.ofOrders(ids)).filter(({ userId }) => userId === caller.value.user.id);
    return ok(
      ids.flatMap((orderId) => {
        const current = currentOf(found.filter((one) => one.orderId === orderId));
        return current === undefined ? [] : [{ orderId, status: current.status }];
      }),
    );
  },
  ask: (input) => askForInvoice(deps, context, input),
  withdraw: (input) => withdrawInvoice(deps, context, input),
});
