import { beginAttempt } from '../../payment/begin-attempt.js';
import { closeWaiting } from '../../payment/close-waiting.js';
import { receivePayment, type ReceiptOutcome } from '../../payment/receive-payment.js';
import { refundDone, refundFailed, refundTried, tryRefundAgain } from '../../payment/refund-steps.js';
import { refundedOutside } from '../../payment/refunded-outside.js';
import type { PaymentAttempt } from '../../ports/payment-attempts.js';
import type { OutsideRefund, PaymentReceipt, ShopOrder } from '../../ports/shop-orders.js';
import {
  giveBackIn,
  type GiveBackBy,
  type GiveBackOutcome,
  type GiveBackWish,
} from '../../shop/give-back.js';
import { askForRefund, refuseRefund, takeRequestBack } from '../../shop/refund-steps.js';
import { takeOrder, type PlaceOutcome } from '../../shop/take-order.js';
import { NASTY_TEXT } from './samples.js';
import { BUYER, JUDGE, oddOnes, PLACED_AT, sampleAttempt, type ShopParts } from './shop-samples.js';

/** Places an order with a key of its own. */
export const place = (
  parts: ShopParts,
  order: ShopOrder,
  over: { readonly requestKey?: string; readonly openMax?: number; readonly freeMax?: number } = {},
): Promise<PlaceOutcome> =>
  takeOrder(parts, {
    order,
    requestKey: `key-${order.id}`,
    actor: BUYER,
    openMax: 5,
    freeMax: 5,
    windowDays: 30,
    ...over,
  });

/** Begins a payment, about which the provider is to be asked at `checkAt`. */
export const begin = (
  parts: ShopParts,
  outTradeNo: string,
  over: Partial<PaymentAttempt> = {},
  checkAt = PLACED_AT + 100,
): Promise<PaymentAttempt | undefined> => beginAttempt(parts, sampleAttempt(outTradeNo, over), checkAt);

/** Takes a payment in, 10 ms after it was made. */
export const receive = (parts: ShopParts, receipt: PaymentReceipt): Promise<ReceiptOutcome> =>
  receivePayment(parts, { receipt, refundId: `back${receipt.transactionId}`, at: receipt.paidAt + 10 });

/** The buyer closes an order, 50 ms after he placed it unless `over` says so. */
export const close = (
  parts: ShopParts,
  id = 'o',
  over: Partial<Parameters<typeof closeWaiting>[1]> = {},
): Promise<boolean> =>
  closeWaiting(parts, { id, actor: BUYER, note: '不想买了', at: PLACED_AT + 50, ...over });

/** Takes the payments about which the provider is to be asked, for a second. */
export const claimAttempts = (
  { paymentAttempts }: ShopParts,
  at: number,
): Promise<readonly PaymentAttempt[]> => paymentAttempts.claimDue({ at, leaseMs: 1_000, limit: 9 });

/** When refunds are asked for. */
export const ASKED_AT = PLACED_AT + 1_000;

/** The buyer wants his money back. */
export const request = (parts: ShopParts, at = ASKED_AT, id = 'o'): Promise<boolean> =>
  askForRefund(parts, { id, actor: BUYER, note: NASTY_TEXT, at }).then((done) => done === 'asked');

/** Staff refuse that, 10 ms later. */
export const reject = (parts: ShopParts, id = 'o'): Promise<boolean> =>
  refuseRefund(parts, { id, actor: JUDGE, note: '已学完', at: ASKED_AT + 10 });

/** Two of the staff give money of an order back, 20 ms later: all that is left of an online payment unless `wish` says so. */
export const give = (
  { unitOfWork }: Pick<ShopParts, 'unitOfWork'>,
  wish: Partial<GiveBackWish> = {},
  by: Partial<GiveBackBy> = {},
): Promise<GiveBackOutcome> => {
  const numbers = { refundId: 'back1', proposalId: 'p1', at: ASKED_AT + 20 };
  const all = { orderId: 'o', way: 'ONLINE', amount: null, evidence: null, onlyAsked: false } as const;
  const people = { proposer: 'staff-1', second: 'staff-2' };
  return unitOfWork.transaction((tx) =>
    giveBackIn(tx, { ...all, reason: '同意', ...wish }, { ...people, ...numbers, ...by }),
  );
};

/** Staff agree to the request, 20 ms later. */
export const approve = (
  parts: ShopParts,
  refundId = 'back1',
  orderId = 'o',
  at = ASKED_AT + 20,
): Promise<boolean> =>
  give(parts, { orderId, onlyAsked: true }, { refundId, at }).then(({ kind }) => kind === 'given');

/** Its buyer takes his request back, 15 ms later. */
export const withdraw = (parts: ShopParts, id = 'o'): Promise<boolean> =>
  takeRequestBack(parts, { id, actor: BUYER, note: '', at: ASKED_AT + 15 });

/** Staff gave all that is left back outside of the platform. */
export const giveBack = async (parts: ShopParts, orderId = 'o'): Promise<GiveBackOutcome['kind']> => {
  const wish = { orderId, way: 'OFFLINE', reason: '不想学了', evidence: '银行转账' } as const;
  return (await give(parts, wish, { refundId: `offline-${orderId}`, at: ASKED_AT + 25 })).kind;
};

/** The provider will not give a refund, not even at the second try, after which staff let it be tried again. */
export const failRefund = async (parts: ShopParts, id: string): Promise<void> => {
  const at = ASKED_AT + 30;
  await refundTried(parts, id, { error: '断线', at, nextAt: at });
  await refundFailed(parts, id, { error: '余额不足', at });
  await tryRefundAgain(parts, id, { userId: 'staff-1', at });
};

/** The money of a refund of the order `o` is back. */
export const finishRefund = (parts: ShopParts, id = 'back1'): Promise<void> =>
  refundDone(parts, { id, orderId: 'o' }, ASKED_AT + 30);

/** Others gave money back. */
export const refundOutside = (parts: ShopParts, refund: OutsideRefund): Promise<boolean> =>
  refundedOutside(parts, refund, ASKED_AT + 500);

/** Everything that a payment of the order `o` may change. */
export const everything = async ({ shopOrders, paymentAttempts, refunds, oddities, coupons }: ShopParts) => ({
  order: await shopOrders.find('o'),
  history: await shopOrders.historyOf('o'),
  attempts: await paymentAttempts.ofOrder('o'),
  refunds: await refunds.ofOrder('o'),
  oddities: await oddOnes({ oddities }),
  coupon: await coupons.find('c'),
});
