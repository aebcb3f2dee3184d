import { payDeadline, WAIT_PAY_STATUS, type PaymentWay } from '@ykd/domain/order';
import { err, HOUR_MS, ok } from '@ykd/domain/shared';
import { endAttempt } from '../payment/ask-provider.js';
import { nextCheckAt } from '../payment/back-off.js';
import { beginAttempt } from '../payment/begin-attempt.js';
import { reach } from '../payment/reach.js';
import { tradeNumber } from '../shared/trade-number.js';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderState, ownOrder, statusAt } from './own-order.js';
import type { PaymentInvitation } from './port.js';

/** How long what the provider answers can be used, ms. */
const INVITATION_MS: Readonly<Record<PaymentWay, number>> = {
  NATIVE: 2 * HOUR_MS,
  JSAPI: 2 * HOUR_MS,
  H5: 5 * 60_000,
};

interface Payer {
  readonly way: PaymentWay;
  readonly openid: string | null;
}

const isStale = ({ way, invitedAt }: PaymentAttempt, at: number): boolean =>
  invitedAt !== null && at >= invitedAt + INVITATION_MS[way];

/** The open payment of this payer, or a new one; none when the order does not wait any more. */
const begun = (
  deps: ShopDeps,
  { id: orderId, amount }: ShopOrder,
  payer: Payer,
): Promise<PaymentAttempt | undefined> => {
  const at = deps.clock.now();
  return beginAttempt(
    deps,
    {
      ...payer,
      outTradeNo: tradeNumber(deps.ids),
      orderId,
      amount,
      status: 'OPEN',
      invitation: null,
      invitedAt: null,
      checks: 0,
      gmtCreated: at,
    },
    nextCheckAt(at, 0),
  );
};

/** An open payment that can still be gone on with: one whose invitation is too old is ended, and another one begun. */
const freshAttempt = async (
  deps: ShopDeps,
  order: ShopOrder,
  payer: Payer,
): Outcome<PaymentAttempt | undefined, 'payment-unavailable'> => {
  const attempt = await begun(deps, order, payer);
  if (attempt === undefined || !isStale(attempt, deps.clock.now())) return ok(attempt);
  const ended = await endAttempt(deps, attempt);
  return ended.ok ? ok(await begun(deps, order, payer)) : ended;
};

/** What the provider answered to the beginning of this payment; it is asked where nobody did. */
const invitationOf = async (
  { clock, payment, paymentAttempts }: ShopDeps,
  { clientAddress }: CallerContext,
  order: ShopOrder,
  { way, outTradeNo, openid, amount, invitation: kept }: PaymentAttempt,
): Outcome<string, 'payment-unavailable'> => {
  if (kept !== null) return ok(kept);
  const invitation = await reach(
    payment.provider.begin({
      way,
      outTradeNo,
      description: order.productName,
      amount,
      expiresAt: payDeadline(order),
      notifyUrl: payment.notifyUrl,
      ...(openid === null ? {} : { openid }),
      ...(way === 'H5' ? { payerAddress: clientAddress } : {}),
    }),
  );
  if (invitation.ok) await paymentAttempts.invited(outTradeNo, invitation.value, clock.now());
  return invitation;
};

const asInvitation = ({ payment }: ShopDeps, way: PaymentWay, invitation: string): PaymentInvitation => {
  if (way === 'NATIVE') return { way, codeUrl: invitation };
  if (way === 'H5') return { way, url: invitation };
  return { way, params: payment.provider.bridgeParams(invitation) };
};

/** Begins the payment of an order, or answers how the one that was begun goes on. */
export const payOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId, way }: { readonly orderId: string; readonly way: PaymentWay },
): Outcome<
  PaymentInvitation,
  'not-logged-in' | 'order-not-found' | 'order-state' | 'weixin-not-bound' | 'payment-unavailable'
> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const { order, caller } = own.value;
  const isWaiting = (of: ShopOrder): boolean => statusAt(of, deps.clock.now()) === WAIT_PAY_STATUS;
  if (!isWaiting(order)) return err(await orderState(deps, order));
  const openid = way === 'JSAPI' ? await deps.members.weixinOf(caller.user.id) : null;
  if (openid === undefined) return err({ kind: 'weixin-not-bound' });

  const attempt = await freshAttempt(deps, order, { way, openid });
  if (!attempt.ok) return attempt;
  if (attempt.value === undefined) return err(await orderState(deps, order));
  const invitation = await invitationOf(deps, context, order, attempt.value);
  if (!invitation.ok) return invitation;
  // It may have been closed or paid while the provider was asked; the job ends what was begun for it.
  const now = await deps.shopOrders.find(orderId);
  if (now === undefined || !isWaiting(now)) return err(await orderState(deps, order));
  return ok(asInvitation(deps, way, invitation.value));
};
