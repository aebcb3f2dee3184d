import { DAY_MS } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';
import type { PastPayment, PastRefund } from '../../settings/local-services.js';

type Purchase = Population['purchases'][number];

/** What went back of a payment: what we gave, and what somebody gave on the pages of the provider. */
const backOf = ({ refunds, outside }: Purchase, transactionId: string): readonly PastRefund[] => [
  ...refunds
    .filter((refund) => refund.transactionId === transactionId && refund.status === 'DONE')
    .map(({ id, amount, gmtCreated: acceptedAt, gmtModified: settledAt }) => ({
      outRefundNo: id,
      refundId: `5030${id}`,
      amount,
      acceptedAt,
      settledAt,
    })),
  ...outside
    .filter((refund) => refund.transactionId === transactionId)
    .map(({ refundId, amount, at }) => ({
      outRefundNo: refundId,
      refundId,
      amount,
      acceptedAt: at,
      settledAt: at,
    })),
];

/** The payments of a school, with what went back of them. */
export const paymentsOf = ({ purchases }: Population): readonly PastPayment[] =>
  purchases.flatMap((purchase) => {
    const { productName: description, gmtCreated: begunAt } = purchase.order;
    return purchase.receipts.map(({ outTradeNo, transactionId, amount, paidAt }) => ({
      outTradeNo,
      transactionId,
      description,
      amount,
      begunAt,
      paidAt,
      refunds: backOf(purchase, transactionId),
    }));
  });

/** So many days before it is looked at the bill is wrong by a cent, so that there is something to settle. */
const WRONG_DAYS = 3;

/** The transaction about which the bill is wrong by a cent: the last one that is some days old at `at`, epoch ms. */
export const wrongInBill = (payments: readonly PastPayment[], at: number): string | undefined =>
  payments
    .filter(({ paidAt }) => paidAt < at - WRONG_DAYS * DAY_MS)
    .toSorted((one, other) => other.paidAt - one.paidAt)[0]?.transactionId;
