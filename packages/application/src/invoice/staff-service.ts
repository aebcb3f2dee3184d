import { ok } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import { requireCaller } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow } from '../shared/key-page.js';
import { requireRight } from '../shared/rights.js';
import { COUNT_MAX, keyOrderOf, listCount, planOf, type ListView } from '../staff-list/index.js';
import type { InvoiceDeps } from './deps.js';
import { uploadInvoice } from './files.js';
import type { ListedInvoice } from './invoices.js';
import { issueInvoice, issueRedInvoice, refuseInvoice, replaceInvoiceFile } from './issue.js';
import { lineOf } from './line.js';
import { invoiceList, type InvoiceList } from './list.js';
import { staffInvoice } from './staff-view.js';
import type { InvoiceFilter, StaffInvoicePort } from './staff-port.js';

/** Everybody's invoices, for one caller. */
export const staffInvoicePort = (deps: InvoiceDeps, context: CallerContext): StaffInvoicePort => {
  const planned = async (asked: InvoiceFilter & ListView<InvoiceList>) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return planOf(invoiceList, { userId: user.id, staff }, asked);
  };
  const acting =
    <I, A>(act: (deps: InvoiceDeps, caller: Caller, input: I) => Promise<A>) =>
    async (input: I) => {
      const staff = await requireRight(deps, context, 'invoices.issue');
      return staff.ok ? act(deps, staff.value, input) : staff;
    };
  return {
    list: async ({ size, after, before, ...asked }) => {
      const plan = await planned(asked);
      if (!plan.ok) return plan;
      const { order, selection, columns } = plan.value;
      const keyOrder = keyOrderOf<ListedInvoice>(invoiceList, order);
      const window = keyWindow(keyOrder, { size, after, before });
      if (!window.ok) return window;
      const found = await deps.invoices.page(order, window.value, selection);
      return ok(keyPage(keyOrder, window.value, found, (one) => lineOf(one, columns)));
    },
    count: async (filter) => {
      const plan = await planned(filter);
      if (!plan.ok) return plan;
      return ok(listCount(await deps.invoices.count(plan.value.selection, COUNT_MAX + 1)));
    },
    invoice: async ({ id }) => {
      const caller = await requireRight(deps, context, 'orders.see');
      if (!caller.ok) return caller;
      const found = await deps.invoices.find(id);
      return found === undefined ? notFound() : ok(await staffInvoice(deps, caller.value, found));
    },
    upload: (input) => uploadInvoice(deps, context, input),
    issue: acting(issueInvoice),
    issueRed: acting(issueRedInvoice),
    refuse: acting(refuseInvoice),
    replaceFile: acting(replaceInvoiceFile),
  };
};
