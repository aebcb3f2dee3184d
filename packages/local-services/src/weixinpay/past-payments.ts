import { DAY_MS } from '@ykd/domain/shared';
import type { Book } from './book.js';
import type { LocalEvent } from './events.js';

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
}

/** What must have happened for these payments to be known, where that is not known already; nobody is told of them. */
export const pastEvents = (
  { trades }: Pick<Book, 'trades'>,
  payments: readonly PastPayment[],
): readonly LocalEvent[] =>
  payments
    .filter(({ outTradeNo }) => !trades.has(outTradeNo))
    .flatMap(({ outTradeNo, transactionId, description, amount, begunAt, paidAt }): LocalEvent[] => {
      const expiresAt = begunAt + DAY_MS;
      const trade = { outTradeNo, prepayId: `wx${outTradeNo}`, way: 'NATIVE', openid: null } as const;
      const wanted = { description, amount, expiresAt, notifyUrl: '', serial: '' };
      return [
        { type: 'begin', at: begunAt, trade: { ...trade, ...wanted } },
        { type: 'pay', at: paidAt, outTradeNo, transactionIds: [transactionId], notices: [] },
      ];
    });
