import type { LocalWeixinPay } from '@ykd/adapters-http/upstream';
import { consoleRefundNo } from './bank-acts.js';
import type { Facts } from './facts.js';
import type { Ledger } from './ledger.js';
import { PAID_ONCE, type Complain, type Own } from './rows.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Every payment at WeChat Pay paid an order or goes back, once; what goes back is on the list. */
export const judgeMoney = (
  rows: Own,
  bank: LocalWeixinPay,
  facts: Facts,
  ledger: Ledger,
  complain: Complain,
): void => {
  const { attempts, receipts, refunds, oddities, orders } = rows;
  const trades = attempts.flatMap(({ out_trade_no: no }) => bank.trade(no) ?? []);
  const payments = trades.flatMap(({ payments: made, outTradeNo, amount }) =>
    made.map(({ transactionId }) => ({ transactionId, outTradeNo, amount })),
  );
  for (const payment of payments) {
    const receipt = receipts.find((one) => one.transaction_id === payment.transactionId);
    if (receipt?.amount !== payment.amount) complain('money that nobody wrote down', payment, receipt);
  }
  const consoleRefundOf = (transactionId: string) =>
    bank.refunds().find(({ outRefundNo }) => outRefundNo === consoleRefundNo(transactionId));
  const isListed = (about: string): boolean =>
    oddities.some(({ kind, subject }) => kind === 'REFUNDED_OUTSIDE' && subject === about);
  const goneBack = receipts.filter((receipt) => isListed(receipt.transaction_id));
  for (const receipt of goneBack) {
    if (receipt.paid_order_id !== null || consoleRefundOf(receipt.transaction_id) === undefined)
      complain('it did not go back', receipt);
  }
  for (const { transactionId } of payments) {
    const given = consoleRefundOf(transactionId);
    if (given !== undefined && !isListed(given.outRefundNo))
      complain('nobody will see that others gave it back', given);
  }
  for (const receipt of receipts) {
    const { transaction_id: id } = receipt;
    if (!payments.some(({ transactionId }) => transactionId === id))
      complain('money that never came', receipt);
    const back = refunds.filter((refund) => refund.transaction_id === id);
    const surplus = back.filter(({ cause }) => cause !== 'REQUESTED');
    const isSurplus = receipt.paid_order_id === null && !goneBack.includes(receipt);
    if (surplus.length !== (isSurplus ? 1 : 0)) complain('surplus', receipt, back);
    for (const { cause } of surplus) {
      if (!oddities.some(({ kind, subject }) => kind === cause && subject === id))
        complain('nobody will see that it was too much', id, cause);
    }
  }
  for (const refund of refunds) {
    const byOthers = consoleRefundOf(refund.transaction_id);
    const there = bank
      .refunds()
      .filter(
        (one) => one.transactionId === refund.transaction_id && one.outRefundNo !== byOthers?.outRefundNo,
      );
    const [first] = there;
    const done = first?.status === 'SUCCESS';
    // What others gave back cannot be given back once more.
    const wanted = byOthers !== undefined && first === undefined ? undefined : refund.amount;
    if (there.length > 1 || first?.amount !== wanted) complain('a refund at WeChat Pay', refund, there);
    if (refund.status !== (done ? 'DONE' : 'FAILED')) complain('a refund that has not ended', refund, first);
    const listed = oddities.some(
      ({ kind, subject, settled_at: at }) => kind === 'REFUND_FAILED' && subject === refund.id && at === null,
    );
    if (refund.status === 'FAILED' && !listed) complain('nobody will see that it failed', refund);
  }
  for (const { outTradeNo, outRefundNo, transactionId } of bank.refunds()) {
    if (outRefundNo === consoleRefundNo(transactionId)) continue;
    const ours = attempts.some((attempt) => attempt.out_trade_no === outTradeNo);
    if (ours && !refunds.some((refund) => refund.out_trade_no === outTradeNo))
      complain('money went back', outTradeNo);
  }
  const moneyIn = sum(payments.map(({ amount }) => amount));
  const kept = sum(
    orders
      .filter(
        ({ status, id }) =>
          PAID_ONCE.includes(status) &&
          !refunds.some((one) => one.order_id === id && one.cause === 'REQUESTED'),
      )
      .map(({ amount }) => amount),
  );
  const goesBack = sum([...refunds, ...goneBack].map(({ amount }) => amount));
  if (moneyIn !== kept + goesBack) complain('the sums differ', { moneyIn, kept, goesBack });

  for (const no of facts.strays) {
    const [payment] = bank.trade(no)?.payments ?? [];
    const isSeen = ledger.oddities.some(
      ({ kind, subject }) => kind === 'UNKNOWN_PAYMENT' && subject === payment?.transactionId,
    );
    if (!isSeen) complain('nobody will see money for nothing', no);
  }
};

/** What became of the payments that were begun: none can still be made. */
export const judgeAttempts = ({ attempts }: Own, bank: LocalWeixinPay, complain: Complain): void => {
  for (const attempt of attempts) {
    const trade = bank.trade(attempt.out_trade_no);
    const paid = (trade?.payments.length ?? 0) > 0;
    if (attempt.status !== (paid ? 'PAID' : 'CLOSED')) complain('a payment is left open', attempt, trade);
    if (trade !== undefined && bank.unpayable(trade) === undefined) complain('it can still be paid', attempt);
  }
};
