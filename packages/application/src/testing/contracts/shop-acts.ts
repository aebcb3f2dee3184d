import { soldPeriods } from '@ykd/domain/order';
import type { PaymentAttempt } from '../../ports/payment-attempts.js';
import type { PaymentReceipt, PlaceOutcome, ReceiptOutcome, ShopOrder } from '../../ports/shop-orders.js';
import { NASTY_TEXT } from './samples.js';
import { BUYER, JUDGE, PLACED_AT, sampleShopOrder, type ShopParts } from './shop-samples.js';

/** Places an order with a key of its own. */
export const place = (
  { shopOrders }: ShopParts,
  order: ShopOrder,
  over: { readonly requestKey?: string; readonly openMax?: number } = {},
): Promise<PlaceOutcome> =>
  shopOrders.place({ order, requestKey: `key-${order.id}`, actor: BUYER, openMax: 5, ...over });

/** Takes a payment in, 10 ms after it was made. */
export const receive = ({ shopOrders }: ShopParts, receipt: PaymentReceipt): Promise<ReceiptOutcome> =>
  shopOrders.receive({
    receipt,
    ...soldPeriods(receipt.paidAt, sampleShopOrder('any')),
    refundId: `back${receipt.transactionId}`,
    at: receipt.paidAt + 10,
  });

/** The buyer closes an order, 50 ms after he placed it. */
export const close = ({ shopOrders }: ShopParts, id = 'o'): Promise<boolean> =>
  shopOrders.close({ id, actor: BUYER, note: '不想买了', at: PLACED_AT + 50 });

/** Takes the payments about which the provider is to be asked, for a second. */
export const claimAttempts = (
  { paymentAttempts }: ShopParts,
  at: number,
): Promise<readonly PaymentAttempt[]> => paymentAttempts.claimDue({ at, leaseMs: 1_000, limit: 9 });

/** When refunds are asked for. */
export const ASKED_AT = PLACED_AT + 1_000;

/** The buyer wants his money back. */
export const request = ({ shopOrders }: ShopParts, at = ASKED_AT, id = 'o'): Promise<boolean> =>
  shopOrders.requestRefund({ id, actor: BUYER, note: NASTY_TEXT, at });

/** Staff refuse that, 10 ms later. */
export const reject = ({ shopOrders }: ShopParts): Promise<boolean> =>
  shopOrders.rejectRefund({ id: 'o', actor: JUDGE, note: '已学完', at: ASKED_AT + 10 });

/** Staff agree to that, 20 ms later. */
export const approve = ({ shopOrders }: ShopParts, refundId = 'back1'): Promise<boolean> =>
  shopOrders.approveRefund({ id: 'o', refundId, actor: JUDGE, note: '同意', at: ASKED_AT + 20 });

/** Everything that a payment of the order `o` may change. */
export const everything = async ({ shopOrders, paymentAttempts, refunds, oddities, coupons }: ShopParts) => ({
  order: await shopOrders.find('o'),
  history: await shopOrders.historyOf('o'),
  attempts: await paymentAttempts.ofOrder('o'),
  refunds: await refunds.ofOrder('o'),
  oddities: await oddities.page({ offset: 0, limit: 9 }),
  coupon: await coupons.find('c'),
});
