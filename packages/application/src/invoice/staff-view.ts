import { invoiceIssueIssue } from '@ykd/domain/invoice';
import type { Invoice } from '../entities/invoice.js';
import type { Caller } from '../shared/caller.js';
import { memberNames } from '../shared/member-names.js';
import type { InvoiceDeps } from './deps.js';
import type { StaffInvoice } from './staff-port.js';
import { leftOf } from './view.js';

/** Why an invoice cannot be issued now. */
const issueOf = async (
  { refunds }: Pick<InvoiceDeps, 'refunds'>,
  { orderId, status }: Invoice,
  order: StaffInvoice['order'],
): Promise<string | null> => {
  if (status !== 'ASKED') return null;
  const ours = await refunds.ofOrder(orderId);
  return invoiceIssueIssue(order.status, { captured: order.amount, ours, outside: 0, offline: 0 }) ?? null;
};

/** An invoice as staff see it. */
export const staffInvoice = async (
  deps: Pick<InvoiceDeps, 'shopOrders' | 'orderMoney' | 'members' | 'refunds'>,
  caller: Caller,
  invoice: Invoice,
): Promise<StaffInvoice> => {
  const { file: _file, redFile: _redFile, userId, changedBy, ...told } = invoice;
  const order = await deps.shopOrders.find(invoice.orderId);
  if (order === undefined) throw new Error(`no order of ${invoice.id}`);
  const nameOf = await memberNames(deps, [userId, ...(changedBy === null ? [] : [changedBy])]);
  const { productName, status, amount, paidAt } = order;
  const about = { productName, status, amount, paidAt, left: await leftOf(deps, order) };
  return {
    ...told,
    student: { id: userId, name: nameOf(userId) },
    order: about,
    changedByName: nameOf(changedBy),
    isOwn: userId === caller.user.id,
    issueIssue: await issueOf(deps, invoice, about),
  };
};
