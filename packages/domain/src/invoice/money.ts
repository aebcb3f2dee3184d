import {
  PAID_STATUS,
  REFUNDED_STATUS,
  refundedSoFar,
  type OrderStatus,
  type PaidMoney,
} from '../order/index.js';
import { DAY_MS } from '../shared/index.js';
import { invoiceTransition, isOpenInvoice, type InvoiceStatus } from './state.js';

/** So many days after it was paid an invoice of an order can be asked for. Beyond the Specification. */
export const INVOICE_DAYS = 365;

/** The most requests for an invoice of one order, as a number of times; those that were refused or taken back count. Beyond the Specification. */
export const INVOICE_REQUESTS_MAX = 10;

/** An invoice as far as money concerns it; `amount` in integer cents. Beyond the Specification. */
export type InvoiceMoney = {
  /** How far it is. */
  readonly status: InvoiceStatus;
  /** What it is of, in integer cents. */
  readonly amount: number;
};

/**
 * What an order's invoice is of, in integer cents: what was taken in for it without what is back, whoever gave it. Nothing
 * of an order that is refunded. Beyond the Specification.
 */
export const invoiceableOf = (status: OrderStatus, paid: PaidMoney): number =>
  status === REFUNDED_STATUS ? 0 : Math.max(0, paid.captured - refundedSoFar(paid));

/**
 * The Chinese message when no invoice of an order can be asked for at the instant `now` (epoch milliseconds); `undefined`
 * when one can. Beyond the Specification.
 *
 * @param order - its state, what of its money an invoice would be of in integer cents, and the instant at which it was paid
 * @param invoices - those of it that there are, whatever became of them
 */
export const invoiceAskIssue = (
  order: { readonly status: OrderStatus; readonly invoiceable: number; readonly paidAt: number },
  invoices: readonly { readonly status: InvoiceStatus }[],
  now: number,
): string | undefined => {
  if (invoices.some(isOpenInvoice)) return '这个订单已经申请过发票';
  if (order.status === 'TRADE_REFUNDING') return '这个订单正在退款，退款结束以后再申请发票';
  if (order.status !== PAID_STATUS) return '已支付的订单才能申请发票';
  if (order.invoiceable < 1) return '没有付款的订单不开发票';
  if (now >= order.paidAt + INVOICE_DAYS * DAY_MS) return `付款 ${INVOICE_DAYS} 天以后不再开发票`;
  return invoices.length >= INVOICE_REQUESTS_MAX
    ? `一个订单最多申请 ${INVOICE_REQUESTS_MAX} 次发票，请联系工作人员`
    : undefined;
};

/**
 * The Chinese message when an invoice that was asked for cannot be issued now; `undefined` when it can: while money may be on
 * its way back nobody knows of how much it is. Beyond the Specification.
 *
 * @param status - the state of the order
 * @param paid - its money, as far as refunds of it were made here
 */
export const invoiceIssueIssue = (status: OrderStatus, { ours }: PaidMoney): string | undefined => {
  if (status !== PAID_STATUS) return '这个订单正在退款，退款结束以后再开票';
  const isUnderWay = ours.some((refund) => refund.status === 'WAITING' || refund.status === 'PROCESSING');
  return isUnderWay ? '这个订单有一笔退款正在办理，办完以后再开票' : undefined;
};

/**
 * An invoice after money of its order may have gone back: one that is asked for is of what is left, and ends when that is
 * nothing; one that is issued and of more than what is left is to be reversed. Any other stays. Beyond the Specification.
 *
 * @param invoice - as it was
 * @param invoiceable - what of the order's money is left, in integer cents, see {@link invoiceableOf}
 */
export const invoiceAfterMoney = ({ status, amount }: InvoiceMoney, invoiceable: number): InvoiceMoney => {
  const becomes = (event: 'END' | 'WANT_RED'): InvoiceStatus => {
    const next = invoiceTransition(status, event);
    return next.ok ? next.value : status;
  };
  if (status === 'ASKED' && invoiceable > 0) return { status, amount: invoiceable };
  if (status === 'ASKED') return { status: becomes('END'), amount };
  return { status: amount > invoiceable ? becomes('WANT_RED') : status, amount };
};
