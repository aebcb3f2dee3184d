import type { PaymentState, RefundState } from '@ykd/application/ports';
import * as z from 'zod/mini';
import { cents, instant } from './values.js';

const text = z.string().check(z.minLength(1), z.maxLength(64));

/** Whose payment this is and how it stands: in answers and in notifications. */
const tradeSchema = z.object({ appid: text, mchid: text, out_trade_no: text, trade_state: text });

const paidSchema = z.object({
  transaction_id: text,
  success_time: instant,
  // Nothing else is ever asked for.
  amount: z.object({ total: cents, currency: z.optional(z.literal('CNY')) }),
});

/** Who paid; a payment counts without it, too. */
const payerSchema = z.object({
  payer: z.object({ openid: z.string().check(z.minLength(1), z.maxLength(128)) }),
});

/** Paid, and all or some of it went back or is on its way. */
const REFUND_STATE = 'REFUND';
const PAID_STATES: readonly string[] = ['SUCCESS', REFUND_STATE];
const CLOSED_STATES: readonly string[] = ['CLOSED', 'REVOKED'];
const UNPAID_STATES: readonly string[] = ['NOTPAY', 'USERPAYING', 'ACCEPT'];
/** The bank or the payer's account refused. */
const FAILED_STATE = 'PAYERROR';

/** The merchant and the app that a payment must belong to. */
export interface Owner {
  readonly mchId: string;
  readonly appId: string;
}

/** A payment as WeChat Pay describes it, if it is this merchant's; undefined for anything else. */
export const readTrade = (
  value: unknown,
  { mchId, appId }: Owner,
): { readonly outTradeNo: string; readonly state: PaymentState } | undefined => {
  const { data: trade } = z.safeParse(tradeSchema, value);
  if (trade?.mchid !== mchId || trade.appid !== appId) return undefined;
  const outTradeNo = trade.out_trade_no;
  if (CLOSED_STATES.includes(trade.trade_state)) return { outTradeNo, state: { kind: 'closed' } };
  if (UNPAID_STATES.includes(trade.trade_state)) return { outTradeNo, state: { kind: 'unpaid' } };
  if (trade.trade_state === FAILED_STATE) return { outTradeNo, state: { kind: 'unpaid', failed: true } };
  const { data: paid } = z.safeParse(paidSchema, value);
  if (paid === undefined || !PAID_STATES.includes(trade.trade_state)) return undefined;
  const { transaction_id: transactionId, success_time: paidAt, amount } = paid;
  const { data: payer } = z.safeParse(payerSchema, value);
  const refunded = trade.trade_state === REFUND_STATE ? ({ refunded: true } as const) : {};
  const who = payer === undefined ? {} : { payer: payer.payer.openid };
  const paidIn = { kind: 'paid', transactionId, amount: amount.total, paidAt, ...refunded, ...who } as const;
  return { outTradeNo, state: paidIn };
};

const REFUND_STATES: Readonly<Record<string, RefundState>> = {
  SUCCESS: { kind: 'done' },
  PROCESSING: { kind: 'processing' },
  CLOSED: { kind: 'failed', error: '微信支付关闭了这笔退款' },
  ABNORMAL: { kind: 'failed', error: '退款异常：原账户收不到款，请在商户平台处理' },
};

/** What a status of a refund means; undefined for one that there is not. */
export const refundState = (status: string): RefundState | undefined =>
  Object.hasOwn(REFUND_STATES, status) ? REFUND_STATES[status] : undefined;
