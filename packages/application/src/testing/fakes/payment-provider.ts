import type { Clock } from '../../ports/clock.js';
import type {
  PaymentOrder,
  PaymentProvider,
  PaymentState,
  RawNotice,
  RefundState,
} from '../../ports/payment-provider.js';
import { fakeBill, type BillFault } from './payment-bill.js';
import type { FakeRefund, FakeTrade } from './payment-trades.js';
import { toldNotices } from './told-notices.js';
import { fakeTransfers, type FakeTransferHands } from './transfers.js';

/** WeChat Pay in memory, with a payer and a bank at hand. It tells nothing by itself: see `notices`. */
export interface FakePaymentProvider extends PaymentProvider, FakeTransferHands {
  /** By their `outTradeNo`. */
  readonly trades: ReadonlyMap<string, FakeTrade>;
  /** By their `refundId`. */
  readonly refunds: ReadonlyMap<string, FakeRefund>;
  /** Pays, as a rule what is asked for; answers the transaction. Throws where the provider would take no payment. */
  pay(outTradeNo: string, amount?: number): string;
  /** Two payments at the same time, by two devices. */
  payTwice(outTradeNo: string): readonly [string, string];
  /** A try to pay that fails. It can be tried again. */
  fail(outTradeNo: string): void;
  /**
   * The bank has given the money back, or, with a reason, could not: people can still help a refund that failed, unless it
   * is closed.
   */
  settleRefund(refundId: string, error?: string, closed?: true): void;
  /** Makes the bills wrong about a transaction or a refund, by its number. */
  plant(number: string, fault: BillFault): void;
  /** While it is out, every call throws; what people do with their phones goes on. */
  setOutage(out: boolean): void;
  /** Everything that there was to tell so far, oldest first, signed as of now. */
  notices(): readonly RawNotice[];
}

const sameOrder = (one: PaymentOrder, other: PaymentOrder): boolean =>
  (['way', 'description', 'amount', 'expiresAt', 'openid'] as const).every(
    (name) => one[name] === other[name],
  );

/** WeChat Pay in memory. */
export const fakePaymentProvider = (clock: Clock): FakePaymentProvider => {
  const trades = new Map<string, FakeTrade>();
  const refunds = new Map<string, FakeRefund>();
  const told = toldNotices(clock);
  const faults = new Map<string, BillFault>();
  let transactions = 0;
  let out = false;

  const reach = (): void => {
    if (out) throw new Error('the payment provider is away');
  };
  const { expireTransfers, ...transferring } = fakeTransfers(clock, reach, told.tell);
  const payable = (outTradeNo: string): FakeTrade => {
    const trade = trades.get(outTradeNo);
    if (trade === undefined) throw new Error(`nothing to pay: ${outTradeNo}`);
    if (trade.closed || clock.now() >= trade.order.expiresAt) throw new Error('no payment is taken any more');
    if (trade.payments.length > 0) throw new Error('it is paid');
    return trade;
  };
  const take = (trade: FakeTrade, amounts: readonly number[]): readonly string[] => {
    const paidAt = clock.now();
    const payments = amounts.map((amount) => {
      transactions += 1;
      const payer = trade.order.openid ?? 'o-demo-payer';
      return { transactionId: `transaction-${transactions}`, amount, paidAt, payer };
    });
    const { outTradeNo } = trade.order;
    trades.set(outTradeNo, { ...trade, payments });
    for (const payment of payments) told.tell({ kind: 'payment', outTradeNo, ...payment });
    return payments.map(({ transactionId }) => transactionId);
  };
  /** What is given back of a payment, in cents; what failed stays on its way until people help, unless it is closed. */
  const backOf = (transactionId: string): number =>
    Array.from(refunds.values())
      .filter((refund) => refund.transactionId === transactionId && refund.closed === undefined)
      .reduce((sum, { amount }) => sum + amount, 0);
  const refusal = (input: {
    readonly refundId: string;
    readonly transactionId: string;
    readonly amount: number;
    readonly total: number;
  }): string | undefined => {
    const known = refunds.get(input.refundId);
    if (known !== undefined) {
      const same = known.transactionId === input.transactionId && known.amount === input.amount;
      return same ? undefined : 'the number was used for another refund';
    }
    const payment = Array.from(trades.values(), ({ payments }) => payments)
      .flat()
      .find(({ transactionId }) => transactionId === input.transactionId);
    if (payment?.amount !== input.total || input.amount < 1) return 'no such payment';
    return backOf(input.transactionId) + input.amount > payment.amount ? 'more than was paid' : undefined;
  };

  return {
    ...transferring,
    trades,
    refunds,
    begin: async (order) => {
      reach();
      if (order.way === 'JSAPI' && order.openid === undefined) throw new Error('openid is missing');
      if (order.way === 'H5' && order.payerAddress === undefined) throw new Error('payerAddress is missing');
      const begun = trades.get(order.outTradeNo);
      if (begun !== undefined) {
        if (begun.closed || begun.payments.length > 0) throw new Error('it is closed or paid');
        if (!sameOrder(begun.order, order)) throw new Error('the number was used for another payment');
        return begun.invitation;
      }
      const invitation =
        order.way === 'JSAPI' ? `prepay-${order.outTradeNo}` : `https://pay.test/?pr=${order.outTradeNo}`;
      trades.set(order.outTradeNo, { order, invitation, closed: false, payments: [] });
      return invitation;
    },
    bridgeParams: (prepayId) => ({
      appId: 'wx-fake',
      timeStamp: `${Math.floor(clock.now() / 1000)}`,
      nonceStr: 'nonce',
      package: `prepay_id=${prepayId}`,
      signType: 'RSA',
      paySign: `signed ${prepayId}`,
    }),
    query: async (outTradeNo): Promise<PaymentState> => {
      reach();
      const trade = trades.get(outTradeNo);
      if (trade === undefined) return { kind: 'unknown' };
      const [payment] = trade.payments;
      if (payment !== undefined) {
        const refunded = backOf(payment.transactionId) > 0;
        return { kind: 'paid', ...payment, ...(refunded ? { refunded } : {}) };
      }
      if (trade.closed) return { kind: 'closed' };
      return { kind: 'unpaid', ...(trade.failed ? { failed: trade.failed } : {}) };
    },
    close: async (outTradeNo) => {
      reach();
      const trade = trades.get(outTradeNo);
      if (trade?.payments.length === 0) trades.set(outTradeNo, { ...trade, closed: true });
    },
    refund: async (input) => {
      reach();
      const error = refusal(input);
      if (error !== undefined) return { kind: 'failed', error };
      const { refundId, transactionId, amount } = input;
      const known = refunds.get(refundId)?.state;
      if (known === undefined)
        refunds.set(refundId, {
          transactionId,
          amount,
          state: { kind: 'processing' },
          acceptedAt: clock.now(),
        });
      return known ?? { kind: 'processing' };
    },
    queryRefund: async (refundId) => {
      reach();
      return refunds.get(refundId)?.state ?? { kind: 'unknown' };
    },
    bill: async (day) => {
      reach();
      return fakeBill({ trades, refunds, faults }, day, clock.now());
    },
    read: async (notice) => told.read(notice),
    pay: (outTradeNo, amount) => {
      const trade = payable(outTradeNo);
      const [transactionId = ''] = take(trade, [amount ?? trade.order.amount]);
      return transactionId;
    },
    payTwice: (outTradeNo) => {
      const trade = payable(outTradeNo);
      const [first = '', second = ''] = take(trade, [trade.order.amount, trade.order.amount]);
      return [first, second];
    },
    fail: (outTradeNo) => void trades.set(outTradeNo, { ...payable(outTradeNo), failed: true }),
    settleRefund: (refundId, error, closed) => {
      const refund = refunds.get(refundId);
      const isOver = refund === undefined || refund.state.kind === 'done' || refund.closed === true;
      if (isOver) throw new Error(`no refund in progress: ${refundId}`);
      const state: RefundState = error === undefined ? { kind: 'done' } : { kind: 'failed', error };
      const settledAt = clock.now();
      refunds.set(refundId, { ...refund, state, settledAt, ...(closed === undefined ? {} : { closed }) });
      const { transactionId, amount } = refund;
      const [outTradeNo = ''] =
        Array.from(trades).find(([, { payments }]) =>
          payments.some((payment) => payment.transactionId === transactionId),
        ) ?? [];
      told.tell({ kind: 'refund', refundId, state, outTradeNo, transactionId, amount });
    },
    plant: (number, fault) => void faults.set(number, fault),
    setOutage: (wanted) => {
      out = wanted;
    },
    notices: () => {
      expireTransfers();
      return told.signed();
    },
  };
};
