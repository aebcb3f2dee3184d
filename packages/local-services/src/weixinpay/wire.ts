import { randomBytes } from 'node:crypto';
import { rfc3339, seal, type Sealed } from '@ykd/adapters-http/protocols/weixinpay';
import type { LocalRefund, LocalTrade, LocalTransfer } from './events.js';

/** Whose payments these are. */
export interface Merchant {
  readonly mchId: string;
  readonly appId: string;
}

const BANK = 'OTHERS';

/** The WeChat account that pays. Whoever pays without one, by a code or a link, is somebody else each time. */
export const payerOf = ({ openid, outTradeNo }: Pick<LocalTrade, 'openid' | 'outTradeNo'>): string =>
  openid ?? `o-of-${outTradeNo}`;

/** A payment as the real one describes it: one of its transactions, or, without one, how it stands. */
export const wireTrade = (
  { appId, mchId }: Merchant,
  trade: LocalTrade,
  payment: LocalTrade['payments'][number] | undefined,
  refunded = false,
): object => {
  const common = { appid: appId, mchid: mchId, out_trade_no: trade.outTradeNo, promotion_detail: [] };
  const amount = { currency: 'CNY', payer_currency: 'CNY', total: trade.amount };
  if (payment === undefined) {
    const open = trade.failed ? (['PAYERROR', '支付失败'] as const) : (['NOTPAY', '订单未支付'] as const);
    const [trade_state, trade_state_desc] = trade.closed ? (['CLOSED', '订单已关闭'] as const) : open;
    return { ...common, amount, trade_state, trade_state_desc };
  }
  return {
    ...common,
    amount: { ...amount, payer_total: trade.amount },
    attach: '',
    bank_type: BANK,
    payer: { openid: payerOf(trade) },
    success_time: rfc3339(payment.paidAt),
    trade_state: refunded ? 'REFUND' : 'SUCCESS',
    trade_state_desc: refunded ? '订单发生过退款' : '支付成功',
    trade_type: trade.way === 'H5' ? 'MWEB' : trade.way,
    transaction_id: payment.transactionId,
  };
};

const settledAt = ({ settledAt: at }: LocalRefund): object =>
  at === null ? {} : { success_time: rfc3339(at) };

/** A refund as the real one answers it. */
export const wireRefund = (refund: LocalRefund): object => ({
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  transaction_id: refund.transactionId,
  out_trade_no: refund.outTradeNo,
  channel: 'ORIGINAL',
  user_received_account: '支付用户零钱',
  create_time: rfc3339(refund.createdAt),
  ...settledAt(refund),
  status: refund.status,
  funds_account: 'AVAILABLE',
  amount: {
    total: refund.total,
    refund: refund.amount,
    payer_total: refund.total,
    payer_refund: refund.amount,
    settlement_refund: refund.amount,
    settlement_total: refund.total,
    discount_refund: 0,
    currency: 'CNY',
  },
});

/** A refund as the real one tells of it: it has other names for some things. */
export const wireRefundNotice = ({ mchId }: Merchant, refund: LocalRefund): object => ({
  mchid: mchId,
  transaction_id: refund.transactionId,
  out_trade_no: refund.outTradeNo,
  refund_id: refund.refundId,
  out_refund_no: refund.outRefundNo,
  refund_status: refund.status,
  ...settledAt(refund),
  user_received_account: '支付用户零钱',
  amount: {
    total: refund.total,
    refund: refund.amount,
    payer_total: refund.total,
    payer_refund: refund.amount,
  },
});

/** How a transfer stands, to whoever asks for it. */
export const wireTaken = ({
  outBillNo,
  transferNo,
  takenAt,
  state,
  reason,
  invitation,
}: LocalTransfer): object => ({
  out_bill_no: outBillNo,
  transfer_bill_no: transferNo,
  create_time: rfc3339(takenAt),
  state,
  ...(reason === null ? {} : { fail_reason: reason }),
  ...(state === 'WAIT_USER_CONFIRM' && invitation !== null ? { package_info: invitation } : {}),
});

/** A transfer that is being cancelled, to whoever wanted that. */
export const wireCancelled = ({ outBillNo, transferNo, state, changedAt }: LocalTransfer): object => ({
  out_bill_no: outBillNo,
  transfer_bill_no: transferNo,
  state,
  update_time: rfc3339(changedAt),
});

const transferFacts = (transfer: LocalTransfer): object => ({
  out_bill_no: transfer.outBillNo,
  transfer_bill_no: transfer.transferNo,
  state: transfer.state,
  transfer_amount: transfer.amount,
  ...(transfer.reason === null ? {} : { fail_reason: transfer.reason }),
  openid: transfer.openid,
  create_time: rfc3339(transfer.takenAt),
  update_time: rfc3339(transfer.changedAt),
});

/** A transfer as the real one answers a question about it. */
export const wireTransfer = ({ mchId, appId }: Merchant, transfer: LocalTransfer): object => ({
  mch_id: mchId,
  appid: appId,
  transfer_remark: transfer.remark,
  ...transferFacts(transfer),
});

/** A transfer as the real one tells of it: the merchant has another name. */
export const wireTransferNotice = ({ mchId }: Merchant, transfer: LocalTransfer): object => ({
  mchid: mchId,
  ...transferFacts(transfer),
});

/** A text for the merchant's eyes only. */
export const sealed = (text: string, key: string, associatedData: string): Sealed =>
  seal(text, { key, associatedData, nonce: randomBytes(6).toString('hex') });
