import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { PaymentWay } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import type * as z from 'zod/mini';
import type { Book } from './book.js';
import type { LocalEvent, LocalRefund, LocalTrade } from './events.js';
import { badParameter, invalidRequest, Refused } from './refusal.js';
import type { beginBodies, refundBody } from './requests.js';
import type { Merchant } from './wire.js';

/** What a payer does: pay, fail, pay from two devices at once, or pay without the merchant hearing of it. */
export type HowToPay = 'pay' | 'fail' | 'twice' | 'silent';

/** Why nothing can be paid. */
export type Unpayable = 'paid' | 'closed' | 'expired';

export interface CashierParts {
  readonly merchant: Merchant;
  readonly book: Book;
  readonly append: (event: LocalEvent) => void;
  /** Epoch ms. */
  readonly now: () => number;
}

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
/** As WeChat Pay numbers transactions. */
const newTransactionId = (): string => `4200${digits(24)}`;
const newRefundId = (): string => `5030${digits(25)}`;

/** Whether, and why not, a payment is taken for this at an instant (epoch ms). */
export const unpayable = (trade: LocalTrade, at: number): Unpayable | undefined => {
  if (trade.payments.length > 0) return 'paid';
  if (trade.closed) return 'closed';
  return at >= trade.expiresAt ? 'expired' : undefined;
};

/** Takes payments and gives them back, by the rules of the real one. Each change is one event. */
export const createCashier = ({ merchant, book, append, now }: CashierParts) => {
  const own = ({
    mchid,
    appid = merchant.appId,
  }: {
    readonly mchid: string;
    readonly appid?: string;
  }): void => {
    if (mchid !== merchant.mchId) throw badParameter('商户号与签名的商户号不一致');
    if (appid !== merchant.appId) throw new Refused(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配');
  };
  const tradeOf = (outTradeNo: string): LocalTrade => {
    const trade = book.trades.get(outTradeNo);
    if (trade === undefined) throw new Refused(404, 'ORDER_NOT_EXIST', '订单不存在');
    return trade;
  };
  const refundOf = (outRefundNo: string): LocalRefund => {
    const refund = book.refunds.get(outRefundNo);
    if (refund === undefined) throw new Refused(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    return refund;
  };
  /** Those that hold money of a payment: what the bank could not do stays on its way, only a closed one sets it free. */
  const refundsOf = (transactionId: string): readonly LocalRefund[] =>
    [...book.refunds.values()].filter(
      (refund) => refund.transactionId === transactionId && refund.status !== 'CLOSED',
    );

  return {
    own,
    tradeOf,
    refundOf,
    refundsOf,

    begin: (
      way: PaymentWay,
      body: z.output<(typeof beginBodies)[PaymentWay]>,
      serial: string,
    ): LocalTrade => {
      own(body);
      const at = now();
      const { out_trade_no: outTradeNo, description, time_expire: expiresAt = at + 7 * DAY_MS } = body;
      const wanted = {
        way,
        description,
        amount: body.amount.total,
        openid: 'payer' in body ? body.payer.openid : null,
        expiresAt,
      };
      const known = book.trades.get(outTradeNo);
      if (known !== undefined) {
        if (known.payments.length > 0) throw invalidRequest('该订单已支付');
        if (known.closed) throw new Refused(400, 'ORDER_CLOSED', '该订单已关闭');
        const names = Object.keys(wanted) as (keyof typeof wanted)[];
        if (names.some((name) => known[name] !== wanted[name])) {
          throw new Refused(403, 'OUT_TRADE_NO_USED', '商户订单号重复：请求参数与首次请求时不一致');
        }
        return known;
      }
      if (expiresAt <= at) throw badParameter('time_expire 应晚于当前时间');
      const prepayId = `wx${randomBytes(17).toString('hex')}`;
      append({
        type: 'begin',
        at,
        trade: { ...wanted, outTradeNo, prepayId, notifyUrl: body.notify_url, serial },
      });
      return tradeOf(outTradeNo);
    },

    close: (outTradeNo: string): void => {
      const trade = tradeOf(outTradeNo);
      if (trade.payments.length > 0) throw invalidRequest('订单已支付，不能关闭');
      if (trade.closed) throw new Refused(400, 'ORDER_CLOSED', '订单已关闭');
      append({ type: 'close', at: now(), outTradeNo });
    },

    refund: (body: z.output<typeof refundBody>, serial: string): LocalRefund => {
      const { out_refund_no: outRefundNo, transaction_id: transactionId } = body;
      const { refund: amount, total } = body.amount;
      const known = book.refunds.get(outRefundNo);
      if (known !== undefined) {
        const same =
          known.transactionId === transactionId && known.amount === amount && known.total === total;
        if (!same) throw invalidRequest('商户退款单号重复：金额或订单与之前的请求不一致');
        return known;
      }
      const trade = book.tradeOfTransaction(transactionId);
      if (trade === undefined) throw new Refused(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
      if (total !== trade.amount) throw invalidRequest('订单金额与支付的金额不一致，请核实后再试');
      const before = refundsOf(transactionId).reduce((sum, refund) => sum + refund.amount, 0);
      if (before + amount > total) throw invalidRequest('退款金额超过可退金额');
      const refund = { outRefundNo, refundId: newRefundId(), transactionId, amount, total, serial };
      append({ type: 'refund', at: now(), refund: { ...refund, notifyUrl: body.notify_url ?? null } });
      return refundOf(outRefundNo);
    },

    /** What a payer does. Answers the transactions; throws when no payment is taken. */
    pay: (outTradeNo: string, how: HowToPay): readonly string[] => {
      const at = now();
      const reason = unpayable(tradeOf(outTradeNo), at);
      if (reason !== undefined) throw new Error(`no payment is taken: ${reason}`);
      if (how === 'fail') {
        append({ type: 'fail', at, outTradeNo });
        return [];
      }
      const first = newTransactionId();
      const transactionIds = how === 'twice' ? [first, newTransactionId()] : [first];
      // Of two payments the first one is told of twice, as it happens.
      const told = { pay: [first], silent: [], twice: [first, ...transactionIds] }[how];
      const notices = told.map((transactionId) => ({ id: randomUUID(), transactionId }));
      append({ type: 'pay', at, outTradeNo, transactionIds, notices });
      return transactionIds;
    },

    /** What the bank does with a refund, or people with one that the bank could not do. */
    settle: (outRefundNo: string, status: 'SUCCESS' | 'ABNORMAL' | 'CLOSED'): void => {
      const before = refundOf(outRefundNo).status;
      if (before !== 'PROCESSING' && before !== 'ABNORMAL') throw new Error('the refund is settled');
      append({ type: 'settle', at: now(), outRefundNo, status, noticeId: randomUUID() });
    },
  };
};

export type Cashier = ReturnType<typeof createCashier>;
