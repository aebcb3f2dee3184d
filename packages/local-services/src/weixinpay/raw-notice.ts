import type { RawNotice } from '@ykd/application/ports';
import { rfc3339, TRANSFER_EVENT } from '@ykd/adapters-http/protocols/weixinpay';
import type { Book } from './book.js';
import type { LocalNotice } from './events.js';
import type { LocalKeys } from './keys.js';
import type { SignMessage } from './platform-signature.js';
import { sealed, wireRefundNotice, wireTrade, wireTransferNotice, type Merchant } from './wire.js';

interface Told {
  readonly event_type: string;
  readonly summary: string;
  readonly original_type: 'transaction' | 'refund' | 'mch_payment';
  readonly value: object;
  readonly serial: string;
}

const SUMMARIES = { SUCCESS: '退款成功', ABNORMAL: '退款异常', CLOSED: '退款关闭', PROCESSING: '退款处理中' };

const toldOf = ({ about }: LocalNotice, book: Book, merchant: Merchant): Told | undefined => {
  if (about.kind === 'refund') {
    const refund = book.refunds.get(about.outRefundNo);
    if (refund === undefined) return undefined;
    const { status, serial } = refund;
    const value = wireRefundNotice(merchant, refund);
    return {
      event_type: `REFUND.${status}`,
      summary: SUMMARIES[status],
      original_type: 'refund',
      value,
      serial,
    };
  }
  if (about.kind === 'transfer') {
    const transfer = book.transfers.get(about.outBillNo);
    if (transfer === undefined) return undefined;
    const named = {
      event_type: TRANSFER_EVENT,
      summary: '商家转账单据终态通知',
      original_type: 'mch_payment',
    } as const;
    return { ...named, value: wireTransferNotice(merchant, transfer), serial: transfer.serial };
  }
  const trade = book.trades.get(about.outTradeNo);
  const payment = trade?.payments.find(({ transactionId }) => transactionId === about.transactionId);
  if (trade === undefined || payment === undefined) return undefined;
  const value = wireTrade(merchant, trade, payment);
  const named = {
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    original_type: 'transaction',
  } as const;
  return { ...named, value, serial: trade.serial };
};

/** A notification as it is sent, sealed and signed now; undefined when there is nothing to tell. */
export const rawNotice = (
  notice: LocalNotice,
  parts: {
    readonly book: Book;
    readonly merchant: Merchant;
    readonly keys: LocalKeys;
    readonly signMessage: SignMessage;
  },
): RawNotice | undefined => {
  const told = toldOf(notice, parts.book, parts.merchant);
  if (told === undefined) return undefined;
  const { event_type, summary, original_type, value, serial } = told;
  const body = JSON.stringify({
    id: notice.id,
    create_time: rfc3339(notice.createdAt),
    resource_type: 'encrypt-resource',
    event_type,
    summary,
    resource: { original_type, ...sealed(JSON.stringify(value), parts.keys.apiV3Key, original_type) },
  });
  return { headers: { 'content-type': 'application/json', ...parts.signMessage(body, serial) }, body };
};
