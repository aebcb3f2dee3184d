import type { CouponInstance } from '@ykd/domain/coupon';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { Repositories } from '../../application-deps.js';
import type { Oddity } from '../../ports/oddities.js';
import type { RefundProposal } from '../../ports/order-money.js';
import type { PaymentAttempt } from '../../ports/payment-attempts.js';
import type { OrderActor, PaymentReceipt, ShopOrder } from '../../ports/shop-orders.js';
import type { Selection } from '../../staff-list/index.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';

/** What the contracts of the shop look at. */
export type ShopParts = Pick<
  Repositories,
  | 'unitOfWork'
  | 'shopOrders'
  | 'paymentAttempts'
  | 'refunds'
  | 'oddities'
  | 'coupons'
  | 'greetings'
  | 'products'
  | 'orders'
  | 'entities'
  | 'orderMoney'
>;

/** What is odd about money, the newest first; `tests`: what is asked of it. */
export const oddOnes = async (
  { oddities }: Pick<ShopParts, 'oddities'>,
  tests: Selection['tests'] = [],
): Promise<readonly Oddity[]> => {
  const { list } = await oddities.page({ key: 'gmtCreated', isDescending: true }, { limit: 9 }, { tests });
  return list.map(({ sortValue: _sortValue, ...oddity }) => oddity);
};

/** Those that nobody settled. */
export const OPEN_ONES = [{ key: 'settledAt', test: { kind: 'empty', isEmpty: true } }] as const;

/** When the sample orders are placed, epoch ms. */
export const PLACED_AT = 1_760_000_000_000;
/** Who places them. */
export const BUYER: OrderActor = { kind: 'member', userId: 'member-1' };
/** Who judges refunds. */
export const JUDGE: OrderActor = { kind: 'staff', userId: 'staff-1' };

/** An order that waits for its payment. */
export const sampleShopOrder = (id: string, over: Partial<ShopOrder> = {}): ShopOrder => ({
  ...sampleOrder(id, {
    status: WAIT_PAY_STATUS,
    validDate: null,
    gmtCreated: PLACED_AT,
    gmtModified: PLACED_AT,
  }),
  listAmount: 399_900,
  couponId: null,
  validDays: 365,
  serviceDays: 180,
  paidAt: null,
  ...over,
});

/** What is left to pay with the sample coupon, in cents. */
export const REDUCED = 389_900;

/** An order that takes the coupon `c`. */
export const sampleReducedOrder = (id: string): ShopOrder =>
  sampleShopOrder(id, { couponId: 'c', amount: REDUCED });

/** A coupon of the buyer's that is free. */
export const sampleCoupon = (id: string, over: Partial<CouponInstance> = {}): CouponInstance => ({
  id,
  receiverUserId: 'member-1',
  productId: 'product-1',
  name: '开学季立减 100 元',
  rule: { kind: 'AMOUNT', cents: 10_000 },
  status: 'UNUSED',
  orderId: null,
  expiresAt: PLACED_AT + 1_000_000,
  gmtCreated: PLACED_AT - 1_000,
  gmtModified: PLACED_AT - 1_000,
  ...over,
});

/** A payment with a code to scan that was begun for an order. */
export const sampleAttempt = (outTradeNo: string, over: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  outTradeNo,
  orderId: 'o',
  way: 'NATIVE',
  openid: null,
  amount: 399_900,
  status: 'OPEN',
  invitation: null,
  invitedAt: null,
  checks: 0,
  gmtCreated: PLACED_AT + 10,
  ...over,
});

/** A payment that was made for the order `o`. */
export const sampleReceipt = (transactionId: string, over: Partial<PaymentReceipt> = {}): PaymentReceipt => ({
  transactionId,
  outTradeNo: 'try1',
  orderId: 'o',
  amount: 399_900,
  paidAt: PLACED_AT + 20,
  ...over,
});

/** A refund of the order `o` that waits for a second person. */
export const sampleProposal = (id: string, over: Partial<RefundProposal> = {}): RefundProposal => ({
  id,
  orderId: 'o',
  way: 'ONLINE',
  amount: 5,
  reason: NASTY_TEXT,
  evidence: null,
  asked: true,
  proposerId: 'staff-1',
  status: 'OPEN',
  decidedBy: null,
  answer: null,
  gmtCreated: PLACED_AT,
  gmtModified: PLACED_AT,
  ...over,
});
