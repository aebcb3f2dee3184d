import { OFFLINE_WAYS } from '@ykd/domain/order';
import { count, flag, instant, nullable, oneOf, text, type RecordOf, type ValueOf } from '../entity/field.js';

/** By which way money goes back: by the provider, where it came in, or outside of the platform. */
const way = oneOf(['ONLINE', 'OFFLINE']);

export type RefundWayName = ValueOf<typeof way>;

export const offlineRefundFields = {
  id: text(),
  orderId: text(),
  /** Cents. */
  amount: count(),
  reason: text(),
  /** What shows that it went back, such as the number of a bank transfer. */
  evidence: text(),
  /** Who gave it back, and the second person, where one was needed. */
  actorId: text(),
  secondId: nullable(text()),
  gmtCreated: instant(),
};

/** Money that staff gave back outside of the platform. */
export type OfflineRefund = RecordOf<typeof offlineRefundFields>;

export const offlinePaymentFields = {
  orderId: text(),
  way: oneOf(OFFLINE_WAYS),
  reason: text(),
  /** What shows that it was paid. */
  evidence: text(),
  actorId: text(),
  gmtCreated: instant(),
};

/** A payment outside of the platform, by which staff placed an order; amount and instant are the order's. */
export interface OfflinePayment extends RecordOf<typeof offlinePaymentFields> {
  /** The names of the pictures of its receipt. */
  readonly pictures: readonly string[];
}

export const refundProposalFields = {
  id: text(),
  orderId: text(),
  way,
  /** Cents. */
  amount: count(),
  reason: text(),
  /** Of one outside of the platform alone. */
  evidence: nullable(text()),
  /** Whether its buyer asked for it: then it is over when he takes that back. */
  asked: flag(),
  proposerId: text(),
  status: oneOf(['OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN']),
  /** Who ended it, and what he said; null while it is open. */
  decidedBy: nullable(text()),
  answer: nullable(text()),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** A refund that waits for a second person, or waited. */
export type RefundProposal = RecordOf<typeof refundProposalFields>;

export const staffRequestFields = {
  userId: text(),
  requestKey: text(),
  /** What was asked for, as text: another body with the same key is refused. */
  body: text(),
  /** The order, and what came of it: a proposal, or null. */
  orderId: text(),
  proposalId: nullable(text()),
  gmtCreated: instant(),
};

/** A request of a member of staff that was done, by the key that he gave it. */
export type StaffRequest = RecordOf<typeof staffRequestFields>;

/** What is back of an order's money so far, and how it was paid, for lists. */
export interface OrderMoneySummary {
  /** Cents that are back, whoever gave them. */
  readonly refunded: number;
  /** Whether staff entered that it was paid outside of the platform. */
  readonly paidOutside: boolean;
}
