import type { LocalWeixinPay } from '@ykd/local-services';
import { isDecided, PAID_ONCE, type Complain, type Own } from './rows.js';

interface Amount {
  readonly amount: number;
}

const sum = (rows: readonly Amount[]): number => rows.reduce((total, { amount }) => total + amount, 0);

/** The money of one buyer adds up, here and with what WeChat Pay holds. `payments`: those that he made there. */
export const judgeBalance = (
  { orders, receipts, refunds, oddities, attempts }: Own,
  bank: LocalWeixinPay,
  { payments, goneBack }: { readonly payments: readonly Amount[]; readonly goneBack: readonly Amount[] },
  complain: Complain,
): void => {
  const paid = orders.filter(({ status }) => PAID_ONCE.includes(status));
  const tooMuch = refunds.filter((refund) => !isDecided(refund)).map(({ total: amount }) => ({ amount }));
  if (sum(payments) !== sum([...paid, ...tooMuch, ...goneBack]))
    complain('money in is what paid orders, what was too much and what others gave back before', {
      payments,
      paid,
      tooMuch,
      goneBack,
    });
  const numbers = new Set(attempts.map((attempt) => attempt.out_trade_no));
  const leftBank = bank
    .refunds()
    .filter(({ outTradeNo, status }) => numbers.has(outTradeNo) && status === 'SUCCESS');
  const leftBooks = [
    ...refunds.filter(({ status }) => status === 'DONE'),
    ...oddities.filter(({ kind }) => kind === 'REFUNDED_OUTSIDE'),
  ];
  if (sum(payments) - sum(leftBank) !== sum(receipts) - sum(leftBooks))
    complain('money kept is money in without our refunds that are done and what others gave back', {
      leftBank,
      leftBooks,
    });
};
