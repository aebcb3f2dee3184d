import { invoiceableOf, invoiceAfterMoney } from '@ykd/domain/invoice';
import { auditChange, BY_SYSTEM } from '../audit/draft.js';
import type { Invoice } from '../ports/invoices.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { orderMoneyOf } from './order-money.js';

type FollowTx = Pick<Tx, 'receipts' | 'refunds' | 'outsideRefunds' | 'orderMoney' | 'invoices' | 'audit'>;

const isSame = (one: Invoice, other: Pick<Invoice, 'status' | 'amount'>): boolean =>
  one.status === other.status && one.amount === other.amount;

/** An invoice as it stands now: somebody waits for the red one from the moment at which money went back. */
const followed = (invoice: Invoice, after: Pick<Invoice, 'status' | 'amount'>, at: number): Invoice => {
  const since = { ASKED: invoice.waitingSince, RED_WANTED: at } as Partial<
    Record<Invoice['status'], number | null>
  >;
  return {
    ...invoice,
    ...after,
    waitingSince: since[after.status] ?? null,
    version: invoice.version + 1,
    changedBy: null,
    changedAt: at,
  };
};

/**
 * Lets the invoices of an order, which is held, follow its money: to be called in each transaction in which some of it is back,
 * after that was written.
 */
export const invoicesFollow = async (
  tx: FollowTx,
  order: Pick<ShopOrder, 'id' | 'amount' | 'status' | 'userId'>,
  at: number,
): Promise<void> => {
  const invoices = await tx.invoices.ofOrder(order.id);
  if (invoices.length === 0) return;
  const { paid } = await orderMoneyOf(tx, order);
  const left = invoiceableOf(order.status, paid);
  for (const invoice of invoices) {
    const after = invoiceAfterMoney(invoice, left);
    if (isSame(invoice, after)) continue;
    const stored = followed(invoice, after, at);
    await tx.invoices.store(stored);
    const what = {
      act: 'invoices.follow',
      subjectKind: 'invoice',
      subjectId: invoice.id,
      about: order.userId,
      at,
    } as const;
    const told = ({ status, amount }: Invoice) => ({ invoiceStatus: status, amount });
    for (const line of auditChange(BY_SYSTEM, what, told(invoice), told(stored))) await tx.audit.append(line);
  }
};
