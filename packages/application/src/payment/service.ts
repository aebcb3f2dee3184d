import { err, ok } from '@ykd/domain/shared';
import type { PaymentNotice } from '../ports/payment-provider.js';
import { oddityOf } from '../order/money-back.js';
import { outsideFailure } from '../order/outside-refund.js';
import { askProvider } from './ask-provider.js';
import { isOpen } from './begin-attempt.js';
import type { TransferDeps } from '../payout/deps.js';
import { transferTold } from '../payout/transfer.js';
import type { PaymentDeps } from './deps.js';
import type { PaymentNoticePort } from './port.js';
import { noteRefund } from './refund-money.js';
import { refundedOutside } from './refunded-outside.js';
import { takeIn } from './take-in.js';

type Notice<K extends PaymentNotice['kind']> = Extract<PaymentNotice, { kind: K }>;

/** Money came in: for a payment that was begun here, or for a number that nobody gave, which people must look at. */
const paymentTold = async (deps: PaymentDeps, notice: Notice<'payment'>): Promise<void> => {
  const { outTradeNo, transactionId: subject, amount } = notice;
  const attempt = await deps.paymentAttempts.find(outTradeNo);
  if (attempt !== undefined) {
    await takeIn(deps, attempt, notice);
    return;
  }
  const at = deps.clock.now();
  const note = `商户订单号 ${outTradeNo}`;
  await deps.oddities.note(oddityOf({ kind: 'UNKNOWN_PAYMENT', orderId: null, subject, amount, note, at }));
};

/** Money went back that nobody gave back here, or will not: people must look at it. */
const outsideRefundTold = async (
  deps: PaymentDeps,
  { refundId, outTradeNo, transactionId, amount, state }: Notice<'refund'>,
): Promise<void> => {
  const attempt = await deps.paymentAttempts.find(outTradeNo);
  const orderId = attempt?.orderId ?? null;
  const refund = { refundId, outTradeNo, transactionId, orderId, amount };
  const at = deps.clock.now();
  if (state.kind === 'failed') await deps.oddities.note(outsideFailure(refund, state.error, at));
  else await refundedOutside(deps, refund, at);
  if (orderId !== null) deps.orderEvents.changed(orderId);
  // Before we are told late that it was paid, which it is not any more. Whether the provider answers now or to the job.
  if (attempt !== undefined && isOpen(attempt)) await askProvider(deps, attempt);
};

/** The way of a refund came to an end. One that is still under way is asked about when it is due. */
const refundTold = async (deps: PaymentDeps, notice: Notice<'refund'>): Promise<void> => {
  const { refundId, state } = notice;
  if (state.kind === 'processing') return;
  const refund = await deps.refunds.find(refundId);
  if (refund === undefined) await outsideRefundTold(deps, notice);
  else await noteRefund(deps, refund, state);
};

/** What WeChat Pay tells by itself. */
export const paymentNoticePort = (deps: PaymentDeps & TransferDeps): PaymentNoticePort => ({
  receive: async (raw) => {
    const notice = await deps.payment.provider.read(raw);
    if (notice === undefined) return err({ kind: 'forged-notice' });
    if (notice.kind === 'payment') await paymentTold(deps, notice);
    if (notice.kind === 'refund') await refundTold(deps, notice);
    if (notice.kind === 'transfer') await transferTold(deps, notice);
    return ok(null);
  },
});
