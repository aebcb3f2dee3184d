import type { RefundState } from '../ports/payment-provider.js';
import type { Refund, RefundCause } from '../ports/refunds.js';
import { nextRefundTryAt } from './back-off.js';
import type { PaymentDeps } from './deps.js';
import { DUE_LEASE_MS, DUE_LIMIT, forEachDue, type OnTrouble } from '../shared/due-work.js';
import { refundDone, refundFailed, refundTried } from './refund-steps.js';

/** What the payer reads in WeChat. */
const REASONS: Readonly<Record<RefundCause, string>> = {
  REQUESTED: '用户申请退款',
  GIVEN_BACK: '商家退款',
  CLOSED_ORDER: '订单已关闭',
  PAID_TWICE: '重复支付',
  WRONG_AMOUNT: '支付金额不符',
};

/** The most characters of what went wrong that staff read. */
const ERROR_MAX = 200;

/** How the refund stands; the provider is asked for it where it does not know it yet. */
const refundState = async (
  { payment: { provider, notifyUrl } }: PaymentDeps,
  { id, status, transactionId, amount, total, cause }: Refund,
): Promise<RefundState> => {
  if (status === 'PROCESSING') {
    const state = await provider.queryRefund(id);
    if (state.kind !== 'unknown') return state;
  }
  return provider.refund({ refundId: id, transactionId, amount, total, reason: REASONS[cause], notifyUrl });
};

/** Writes down how a refund stands, whoever told. Told of again, it changes nothing. */
export const noteRefund = async (deps: PaymentDeps, refund: Refund, state: RefundState): Promise<void> => {
  const { id, orderId, attempts } = refund;
  const at = deps.clock.now();
  if (state.kind === 'done') await refundDone(deps, refund, at);
  else if (state.kind === 'failed')
    await refundFailed(deps, id, { error: state.error.slice(0, ERROR_MAX), at });
  else await refundTried(deps, id, { error: null, at, nextAt: nextRefundTryAt(at, attempts) });
  deps.orderEvents.changed(orderId);
};

const runRefund = async (deps: PaymentDeps, refund: Refund, onTrouble: OnTrouble): Promise<void> => {
  let state: RefundState;
  try {
    state = await refundState(deps, refund);
  } catch (error) {
    const { id, attempts } = refund;
    const at = deps.clock.now();
    const reason = error instanceof Error ? error.message : String(error);
    const nextAt = nextRefundTryAt(at, attempts);
    await refundTried(deps, id, { error: reason.slice(0, ERROR_MAX), at, nextAt });
    onTrouble(error, { refundId: id });
    return;
  }
  await noteRefund(deps, refund, state);
};

/** Asks the provider for refunds, and about those that it works on. Answers how many were dealt with. Any number of processes may do so. */
export const runRefunds = async (deps: PaymentDeps, onTrouble: OnTrouble): Promise<number> => {
  const claim = { at: deps.clock.now(), leaseMs: DUE_LEASE_MS, limit: DUE_LIMIT };
  return forEachDue(
    await deps.refunds.claimDue(claim),
    (refund) => runRefund(deps, refund, onTrouble),
    (error, { id }) => onTrouble(error, { refundId: id }),
  );
};
