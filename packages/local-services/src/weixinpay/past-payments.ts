import { DAY_MS } from '@ykd/domain/shared';
import type { Book } from './book.js';
import type { LocalEvent } from './events.js';

/** Money that went back before there was a local WeChat Pay. */
export interface PastRefund {
  readonly outRefundNo: string;
  readonly refundId: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly acceptedAt: number;
  readonly settledAt: number;
}

/** A payment that was made before there was a local WeChat Pay: of data that was made up. */
export interface PastPayment {
  readonly outTradeNo: string;
  readonly transactionId: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly begunAt: number;
  readonly paidAt: number;
  readonly refunds: readonly PastRefund[];
}

const paid = ({
  outTradeNo,
  transactionId,
  description,
  amount,
  begunAt,
  paidAt,
}: PastPayment): readonly LocalEvent[] => {
  const expiresAt = begunAt + DAY_MS;
  const trade = { outTradeNo, prepayId: `wx${outTradeNo}`, way: 'NATIVE', openid: null } as const;
  const wanted = { description, amount, expiresAt, notifyUrl: '', serial: '' };
  return [
    { type: 'begin', at: begunAt, trade: { ...trade, ...wanted } },
    { type: 'pay', at: paidAt, outTradeNo, transactionIds: [transactionId], notices: [] },
  ];
};

const back = ({ transactionId, amount: total }: PastPayment, refund: PastRefund): readonly LocalEvent[] => {
  const { outRefundNo, refundId, amount, acceptedAt, settledAt } = refund;
  const asked = { outRefundNo, refundId, transactionId, amount, total, notifyUrl: null, serial: '' };
  return [
    { type: 'refund', at: acceptedAt, refund: asked },
    { type: 'settle', at: settledAt, outRefundNo, status: 'SUCCESS', noticeId: outRefundNo },
  ];
};

/** What must have happened for these payments to be known, where that is not known already; nobody is told of them. */
export const pastEvents = (
  { trades, refunds }: Pick<Book, 'trades' | 'refunds'>,
  payments: readonly PastPayment[],
): readonly LocalEvent[] =>
  payments.flatMap((payment) => [
    ...(trades.has(payment.outTradeNo) ? [] : paid(payment)),
    ...payment.refunds
      .filter(({ outRefundNo }) => !refunds.has(outRefundNo))
      .flatMap((refund) => back(payment, refund)),
  ]);
