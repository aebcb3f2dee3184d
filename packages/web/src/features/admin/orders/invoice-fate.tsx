import type { OrderMoneyView } from '@ykd/application/staff-refund';
import { invoiceAfterMoney } from '@ykd/domain/invoice';
import { invoices as words } from '../messages/zh-CN/invoices';
import { Quiet, yuan } from '../components/detail-parts';

type Invoices = OrderMoneyView['invoices'];

/** What is kept of an order's money, in cents, once `amount` of it has gone back, too. */
export const keptAfter = (
  { captured, refunded, onWay }: Pick<OrderMoneyView, 'captured' | 'refunded' | 'onWay'>,
  amount: number,
): number => Math.max(0, captured - refunded - onWay - amount);

const fateOf = (invoice: Invoices[number], kept: number): string | undefined => {
  const after = invoiceAfterMoney(invoice, kept);
  if (after.status === 'ENDED' && invoice.status === 'ASKED') return words.fate.ended;
  if (after.status === 'RED_WANTED' && invoice.status === 'ISSUED')
    return words.fate.red(kept > 0 ? yuan(kept) : undefined);
  return after.amount === invoice.amount ? undefined : words.fate.less(yuan(after.amount));
};

/** What becomes of the invoices of an order when `kept` cents of its money stay. */
export function InvoiceFate({ invoices, kept }: { invoices: Invoices; kept: number }) {
  const fates = invoices.flatMap((invoice) => fateOf(invoice, kept) ?? []);
  return fates.length === 0 ? null : <Quiet>{fates.join('')}</Quiet>;
}
