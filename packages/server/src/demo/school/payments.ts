import { REFUNDED_STATUS } from '@ykd/domain/order';
import type { Population } from '../../persistence/index.js';
import type { PastPayment } from '../../settings/local-services.js';

/** The payments of a school that paid orders, and of which nothing went back. */
export const paymentsOf = ({ purchases }: Population): readonly PastPayment[] =>
  purchases
    .filter(({ order }) => order.status !== REFUNDED_STATUS)
    .flatMap(({ order: { productName: description, gmtCreated: begunAt }, receipts }) =>
      receipts
        .filter(({ paid }) => paid)
        .map(({ outTradeNo, transactionId, amount, paidAt }) => ({
          outTradeNo,
          transactionId,
          description,
          amount,
          begunAt,
          paidAt,
        })),
    );
