import type { Ledger } from '../../soak/ledger.js';
import { PAID_ONCE } from '../../soak/rows.js';

type Some<N extends keyof Ledger, K extends keyof Ledger[N][number]> = readonly Pick<Ledger[N][number], K>[];

/** What of the tables of money is looked at. */
export interface MoneyRows {
  readonly orders: Some<'orders', 'id' | 'user_id' | 'amount' | 'status' | 'request_key' | 'coupon_id'>;
  readonly history: Some<'history', 'order_id' | 'event'>;
  readonly receipts: Some<'receipts', 'transaction_id' | 'order_id' | 'paid_order_id' | 'amount'>;
  readonly refunds: Some<'refunds', 'order_id' | 'cause' | 'transaction_id' | 'amount' | 'status'>;
  readonly coupons: Some<'coupons', 'id' | 'receiver_user_id'>;
}

/** Why money goes back that somebody decided about. */
const DECIDED: readonly string[] = ['REQUESTED', 'GIVEN_BACK'];

/** What is wrong with the money of somebody's orders: the invariants that hold whatever happens at once. */
export const moneyFaults = (ledger: MoneyRows, userId: string): readonly string[] => {
  const orders = ledger.orders.filter((order) => order.user_id === userId);
  const faults: string[] = [];
  const keys = new Set<string>();
  for (const { id, amount, status, request_key: key } of orders) {
    if (key !== null && keys.has(key)) faults.push(`同一个 requestKey 有两个订单：${key}`);
    if (key !== null) keys.add(key);
    const paying = ledger.receipts.filter((receipt) => receipt.paid_order_id === id);
    const isPaid = PAID_ONCE.includes(status);
    if (paying.length !== (isPaid && amount > 0 ? 1 : 0))
      faults.push(`订单 ${id}（${status}）有 ${paying.length} 笔收款`);
    if (paying.some((receipt) => receipt.amount !== amount)) faults.push(`订单 ${id} 收的不是它的金额`);
    const back = ledger.refunds
      .filter((refund) => refund.order_id === id && DECIDED.includes(refund.cause))
      .filter(({ status: state }) => state !== 'FAILED' && state !== 'OUTSIDE')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (back > amount) faults.push(`订单 ${id} 退了 ${back} 分，比收到的多`);
    const payments = ledger.history.filter((line) => line.order_id === id && line.event === 'PAY');
    if (payments.length > 1) faults.push(`订单 ${id} 记了 ${payments.length} 次付款`);
  }
  const ids = new Set(orders.map(({ id }) => id));
  for (const receipt of ledger.receipts) {
    if (!ids.has(receipt.order_id) || receipt.paid_order_id !== null) continue;
    if (!ledger.refunds.some((refund) => refund.transaction_id === receipt.transaction_id))
      faults.push(`收款 ${receipt.transaction_id} 没有付任何订单，也没有退回`);
  }
  for (const coupon of ledger.coupons.filter((one) => one.receiver_user_id === userId)) {
    const users = orders.filter((order) => order.coupon_id === coupon.id && order.status !== 'TRADE_CLOSED');
    if (users.length > 1) faults.push(`优惠券 ${coupon.id} 用在 ${users.length} 个订单上`);
  }
  return faults;
};

/** How many rows there are of what there may be one of. */
export const notOne = (what: string, count: number): readonly string[] =>
  count === 1 ? [] : [`${what}有 ${count} 个，应为 1 个`];
