import type { LocalWeixinPay } from '@ykd/local-services';
import { consoleRefundNo } from './bank-acts.js';
import type { Facts } from './facts.js';
import { judgeBalance } from './judge-balance.js';
import type { Ledger } from './ledger.js';
import { isDecided, outsideOf, sumIn, type Complain, type Own, type Row } from './rows.js';

/** Every payment at WeChat Pay paid an order or goes back, once; what goes back is on the list. */
export const judgeMoney = (
  rows: Own,
  bank: LocalWeixinPay,
  facts: Facts,
  ledger: Ledger,
  complain: Complain,
): void => {
  const { attempts, receipts, refunds, oddities } = rows;
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
  const listed = (kind: Row<'oddities'>['kind'], about: string) =>
    oddities.filter((oddity) => oddity.kind === kind && oddity.subject === about);
  const goneBack = receipts.filter(
    (receipt) =>
      receipt.paid_order_id === null &&
      !refunds.some((refund) => refund.transaction_id === receipt.transaction_id),
  );
  for (const { transaction_id: id } of goneBack) {
    if (consoleRefundOf(id) === undefined || listed('REFUNDED_OUTSIDE', id).length !== 1)
      complain('what went back by other hands pays nothing', id);
  }
  for (const { transactionId } of payments) {
    const given = consoleRefundOf(transactionId);
    if (given === undefined) continue;
    const seen =
      given.status === 'SUCCESS'
        ? listed('REFUNDED_OUTSIDE', transactionId)
        : listed('REFUND_FAILED', given.outRefundNo);
    if (seen.length !== 1 || seen[0]?.amount !== given.amount)
      complain('what others gave back is on the list, each payment once', given, seen);
  }
  for (const receipt of receipts) {
    const { transaction_id: id } = receipt;
    if (!payments.some(({ transactionId }) => transactionId === id))
      complain('money that never came', receipt);
    const back = refunds.filter((refund) => refund.transaction_id === id);
    const surplus = back.filter((refund) => !isDecided(refund));
    if (surplus.length > (receipt.paid_order_id === null ? 1 : 0)) complain('surplus', receipt, back);
    for (const { cause } of surplus) {
      if (!oddities.some(({ kind, subject }) => kind === cause && subject === id))
        complain('nobody will see that it was too much', id, cause);
    }
  }
  for (const refund of refunds) {
    const byOthers = consoleRefundOf(refund.transaction_id);
    const there = bank.refunds().filter(({ outRefundNo }) => outRefundNo === refund.id);
    const [first] = there;
    const done = first?.status === 'SUCCESS';
    // What others gave back cannot be given back once more.
    const wanted = byOthers !== undefined && first === undefined ? undefined : refund.amount;
    if (there.length > 1 || first?.amount !== wanted) complain('a refund at WeChat Pay', refund, there);
    const ofPayment = refunds.filter((one) => one.transaction_id === refund.transaction_id);
    const wholly = outsideOf(rows, refund.transaction_id) + sumIn(ofPayment, 'DONE') >= refund.total;
    // Whatever made it whole, what is left of ours has failed before or needs not be done.
    const ends = wholly ? ['OUTSIDE', 'FAILED'] : ['FAILED'];
    if (!(done ? ['DONE'] : ends).includes(refund.status))
      complain('a refund that has not ended', refund, first);
    const isSeen = listed('REFUND_FAILED', refund.id).some(({ settled_at: at }) => at === null);
    if (refund.status === 'FAILED' && !isSeen) complain('nobody will see that it failed', refund);
  }
  for (const { outTradeNo, outRefundNo, transactionId } of bank.refunds()) {
    if (outRefundNo === consoleRefundNo(transactionId)) continue;
    const ours = attempts.some((attempt) => attempt.out_trade_no === outTradeNo);
    if (ours && !refunds.some((refund) => refund.out_trade_no === outTradeNo))
      complain('money went back', outTradeNo);
  }
  judgeBalance(rows, bank, { payments, goneBack }, complain);

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
