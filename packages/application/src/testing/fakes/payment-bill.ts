import { billReadyAt, type BillRow, type BillState } from '@ykd/domain/bill';
import { dayIndexOf, dayOfIndex, shanghaiDay } from '@ykd/domain/shared';
import type { ProviderBill } from '../../ports/payment-provider.js';
import type { FakeRefund, FakeTrade } from './payment-trades.js';

/** How a bill is wrong about something: by a cent, without it, or with it in the bill of the next day. */
export type BillFault = 'cent' | 'left-out' | 'late';

interface Booked {
  readonly trades: ReadonlyMap<string, FakeTrade>;
  readonly refunds: ReadonlyMap<string, FakeRefund>;
  readonly faults: ReadonlyMap<string, BillFault>;
}

/** How a refund stands when the bill is made. */
const stateAt = ({ state, settledAt = Infinity }: FakeRefund, at: number): BillState => {
  if (settledAt > at || state.kind === 'processing') return 'PROCESSING';
  return state.kind === 'done' ? 'DONE' : 'FAILED';
};

/** The bill of a day, as it is at `now`. Throws for a day that is not over. */
export const fakeBill = ({ trades, refunds, faults }: Booked, day: string, now: number): ProviderBill => {
  if (day >= shanghaiDay(now)) throw new Error('the day is not over');
  if (now < billReadyAt(day)) return { kind: 'creating' };
  const payments = [...trades].flatMap(([outTradeNo, { payments: made }]) =>
    made.map(({ transactionId, amount, paidAt: at }): BillRow => {
      const common = { transactionId, outTradeNo, amount, at, state: 'DONE' } as const;
      return { ...common, kind: 'PAYMENT', number: transactionId };
    }),
  );
  const back = [...refunds].map(([number, refund]): BillRow => {
    const { transactionId, amount, acceptedAt: at } = refund;
    const outTradeNo = payments.find((one) => one.transactionId === transactionId)?.outTradeNo ?? '';
    const state = stateAt(refund, billReadyAt(day));
    return { kind: 'REFUND', number, transactionId, outTradeNo, amount, at, state };
  });
  const rows = [...payments, ...back].flatMap((row) => {
    const fault = faults.get(row.number);
    const stands = dayOfIndex(dayIndexOf(shanghaiDay(row.at)) + (fault === 'late' ? 1 : 0));
    if (fault === 'left-out' || stands !== day) return [];
    return [fault === 'cent' ? { ...row, amount: row.amount + 1 } : row];
  });
  return rows.length === 0 ? { kind: 'none' } : { kind: 'rows', rows };
};
