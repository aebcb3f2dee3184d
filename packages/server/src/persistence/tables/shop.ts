import {
  billDayFields,
  billRowFields,
  closedMonthFields,
  couponBatchFields,
  couponClaimFields,
  couponDayFields,
  couponFields,
  differenceFields,
  greetingFields,
  invoiceFields,
  oddityFields,
  offlinePaymentFields,
  offlineRefundFields,
  orderFields,
  paymentAttemptFields,
  paymentReceiptFields,
  payoutFields,
  productFields,
  productPriceFields,
  refundFields,
  refundProposalFields,
  soldFields,
  staffRequestFields,
} from '@ykd/application/entities';
import { count, instant, integer, nullable, oneOf, text } from '@ykd/application/entity';
import { TWIN_KINDS } from '@ykd/application/staff-order';
import { allNullable, table } from './table.js';

/** Who made something happen to an order. */
const actor = { actorKind: text(), actorId: nullable(text()) };

/** When the provider is asked next; null when there is nothing more to ask. */
const dueAt = nullable(instant());

/** Products, orders, coupons and money. */
export const SHOP_TABLES = {
  ykd_product: table({
    ...productFields,
    // What the cheapest choice on sale costs; of the other fields, but no database can say it.
    leastAmount: count(),
  }),
  product_price: table(productPriceFields),
  ykd_order: table({
    ...orderFields,
    // Null in orders that were not bought here, like what follows.
    ...allNullable(soldFields),
    requestKey: nullable(text()),
    /** Until when somebody deals with it because its time to pay is over. */
    claimedUntil: nullable(instant()),
    /** What staff look orders up by: kept in the transaction of each change, see order-facts.ts. */
    paidAtSort: text(),
    refundedAmount: integer(),
    refundedAt: nullable(instant()),
    refundedAtSort: text(),
  }),
  /** Orders that look like doubles, each with one that it looks like, see order-twins.ts. */
  order_twin: table({ orderId: text(), twinId: text(), kind: oneOf(TWIN_KINDS) }),
  order_history: table({
    orderId: text(),
    /** Counts the lines of an order from 0. */
    seq: integer(),
    event: text(),
    status: text(),
    ...actor,
    note: text(),
    at: instant(),
  }),
  payment_attempt: table({ ...paymentAttemptFields, dueAt }),
  payment_receipt: table({
    ...paymentReceiptFields,
    /** The order, when this is the payment that paid it; null when its money went back. */
    paidOrderId: nullable(text()),
    gmtCreated: instant(),
  }),
  refund: table({
    ...refundFields,
    // Who decided it, and why, for the history of the order; null where nobody did. Then the second person, if there was one.
    ...allNullable(actor),
    note: nullable(text()),
    secondId: nullable(text()),
    dueAt,
  }),
  /** Money that others gave back, by its number at the provider. */
  outside_refund: table({ id: text(), transactionId: text(), amount: integer(), gmtCreated: instant() }),
  offline_refund: table(offlineRefundFields),
  offline_payment: table(offlinePaymentFields),
  receipt_picture: table({ name: text(), userId: text(), at: instant() }),
  /** Which pictures an order that was paid outside names, in their order. */
  receipt_shown: table({ orderId: text(), place: integer(), name: text() }),
  refund_proposal: table(refundProposalFields),
  staff_request: table(staffRequestFields),
  /** Above how much what needs a second person. */
  money_limit: table({
    name: text(),
    cents: integer(),
    setBy: text(),
    gmtModified: instant(),
    reason: nullable(text()),
  }),
  invoice: table({
    ...invoiceFields,
    /** What staff sort them by where some have nothing. */
    waitingSinceSort: text(),
    issuedAtSort: text(),
    redAtSort: text(),
  }),
  invoice_file: table({ name: text(), userId: text(), at: instant() }),
  oddity: table(oddityFields),
  bill_day: table({ ...billDayFields, dueAt }),
  /** `seq`: counts the rows of a bill from 0, as they stand in it. */
  bill_row: table({ ...billRowFields, seq: integer() }),
  bill_difference: table(differenceFields),
  closed_month: table(closedMonthFields),
  coupon: table(couponFields),
  coupon_batch: table(couponBatchFields),
  coupon_claim: table(couponClaimFields),
  coupon_day: table(couponDayFields),
  greeting: table({ ...greetingFields, dueAt }),
  payout: table({ ...payoutFields, dueAt }),
};
