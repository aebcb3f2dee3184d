import { PAID_STATUS, REFUNDING_STATUS, type OrderStatus } from '@ykd/domain/order';
import type { Ledger } from './ledger.js';

/** The money of such an order is back. */
export const REFUNDED_STATUS = 'TRADE_REFUNDED' satisfies OrderStatus;
/** An order in such a state has been paid. */
export const PAID_ONCE: readonly string[] = [PAID_STATUS, REFUNDING_STATUS, REFUNDED_STATUS];

/** A row of one of the tables. */
export type Row<N extends keyof Ledger> = Ledger[N][number];
/** Hears what is wrong, and with what. */
export type Complain = (about: string, ...what: readonly unknown[]) => void;

/** What the ledger says of one buyer. */
export const rowsOf = (ledger: Ledger, userId: string) => {
  const orders = ledger.orders.filter((order) => order.user_id === userId);
  const ids = new Set(orders.map(({ id }) => id));
  const ofOrders = <R extends { readonly order_id: string | null }>(rows: readonly R[]): readonly R[] =>
    rows.filter(({ order_id }) => ids.has(order_id ?? ''));
  const receipts = ofOrders(ledger.receipts);
  const transactions = new Set(receipts.map((receipt) => receipt.transaction_id));
  return {
    orders,
    history: ofOrders(ledger.history),
    attempts: ofOrders(ledger.attempts),
    receipts,
    outside: ledger.outside.filter((refund) => transactions.has(refund.transaction_id)),
    refunds: ofOrders(ledger.refunds),
    requests: ofOrders(ledger.requests),
    oddities: ofOrders(ledger.oddities),
    coupons: ledger.coupons.filter((coupon) => coupon.receiver_user_id === userId),
  };
};

/** Refunds that somebody decided about: not those of a payment that was too much. */
export const isDecided = (refund: Row<'refunds'>): boolean =>
  refund.cause === 'REQUESTED' || refund.cause === 'GIVEN_BACK';

/** The cents of refunds that are in one of these states. */
export const sumIn = (refunds: readonly Row<'refunds'>[], ...states: readonly string[]): number =>
  refunds.filter(({ status }) => states.includes(status)).reduce((sum, { amount }) => sum + amount, 0);

/** What others gave back of a payment, in cents. */
export const outsideOf = ({ outside }: Own, transactionId: string): number =>
  outside
    .filter((refund) => refund.transaction_id === transactionId)
    .reduce((sum, { amount }) => sum + amount, 0);

export type Own = ReturnType<typeof rowsOf>;
