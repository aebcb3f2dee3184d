import type { OfflineWay } from '@ykd/domain/order';
import type { OfflinePayment, OfflineRefund, RefundWayName } from '../ports/order-money.js';
import type { Invoice } from '../ports/invoices.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { OrderDetail, ProposalView, StaffOrder, StaffRefundErrors } from '../shop/port.js';

/** Money that staff give back where it came in. */
export interface GiveBackInput {
  readonly orderId: string;
  /** Cents; null: all that is left. */
  readonly amount: number | null;
  readonly reason: string;
  /** Made up by the caller, once for each refund that it wants. */
  readonly requestKey: string;
}

/** What a second person says of a proposal, or its proposer of one of his. */
export interface ProposalInput {
  readonly id: string;
}

/** An order that was paid outside of the platform. */
export interface OfflineOrderInput {
  readonly userId: string;
  readonly productId: string;
  /** One value for each attribute that has values; see `skuChoice`. */
  readonly choice: readonly string[];
  /** Cents as they were paid. */
  readonly amount: number;
  /** When, epoch ms. */
  readonly paidAt: number;
  readonly way: OfflineWay;
  /** What shows that it was paid, such as the number of a bank transfer. */
  readonly evidence: string;
  /** The addresses of pictures of its receipt that the caller uploaded. */
  readonly pictures: readonly string[];
  readonly reason: string;
  /** Made up by the caller, once for each order that it wants. */
  readonly requestKey: string;
  /** That he gets it again, although an order of his for the same product is paid or its refund waits. */
  readonly again?: boolean | undefined;
}

/** Until when an order is to last. */
export interface ChangeValidityInput {
  readonly orderId: string;
  /** Shanghai days, `YYYY-MM-DD`; null: without a class teacher's service. */
  readonly validDate: string;
  readonly serviceDate: string | null;
  readonly reason: string;
  /** `gmtModified` of the order as the caller saw it. */
  readonly version: number;
}

/** Above how many cents a refund needs a second person, and who set that, when, and why; nulls: nobody did. */
export interface RefundLimit {
  readonly limit: number;
  readonly setBy: string | null;
  readonly reason: string | null;
  readonly gmtModified: number | null;
}

/** The money of an order as staff see it; amounts in cents. */
export interface OrderMoneyView {
  /** By which way its money goes back; null: there is none. */
  readonly way: RefundWayName | null;
  readonly captured: number;
  /** What can still be given back, and what is back. */
  readonly left: number;
  readonly refunded: number;
  /** What is on its way back. */
  readonly onWay: number;
  /** Above how much one person gives back of an order with a second one. */
  readonly limit: number;
  readonly offlineRefunds: readonly (OfflineRefund & {
    readonly actorName: string | null;
    readonly secondName: string | null;
  })[];
  /** How it was paid outside of the platform; null unless staff entered that. `pictures`: addresses. */
  readonly offlinePayment: (OfflinePayment & { readonly actorName: string | null }) | null;
  /** The newest, newest first. */
  readonly proposals: readonly ProposalView[];
  /** Its invoices, and those that were asked for, oldest first. */
  readonly invoices: readonly Pick<Invoice, 'id' | 'title' | 'status' | 'amount' | 'number'>[];
}

type Refusals = 'not-logged-in' | 'forbidden';
type Fresh = Refusals | 'second-factor-needed';
type Answered = StaffRefundErrors | 'entity-not-found' | 'proposal-decided';

/** Money that staff move. Beyond the Specification. */
export interface StaffRefundPort {
  /**
   * Gives back all that is left of somebody else's online payment, or a part, asked for or not: the number at the provider
   * is fixed with that, and all tries go out under it. With all that is left the order is being refunded, with a part it stays paid.
   * Above the limit it becomes a proposal. The same key with the same body is answered alike.
   */
  giveBack(input: GiveBackInput): Outcome<StaffOrder, StaffRefundErrors | 'request-key-used'>;
  /** What waits for a second person, oldest first. */
  proposals(input: KeyPageInput): Outcome<KeyPage<ProposalView>, Refusals | 'invalid-input'>;
  /** A second person agrees; what is left is checked again. Neither who proposed it nor whose order it is. */
  approve(input: ProposalInput): Outcome<StaffOrder, Answered>;
  /** A second person does not, and says why. */
  refuse(
    input: ProposalInput & { readonly reason: string },
  ): Outcome<StaffOrder, Exclude<Answered, 'order-state' | 'refund-way' | 'refund-proposed'>>;
  /** Who proposed it takes it back. */
  withdraw(
    input: ProposalInput,
  ): Outcome<StaffOrder, Fresh | 'entity-not-found' | 'proposal-decided' | 'order-not-found'>;
  /** Above how many cents a refund needs a second person. */
  limit(): Outcome<RefundLimit, Refusals>;
  /** Super administrators set it, and say why. */
  setLimit(input: {
    readonly limit: number;
    readonly reason: string;
  }): Outcome<RefundLimit, Fresh | 'invalid-input'>;
  money(input: { readonly orderId: string }): Outcome<OrderMoneyView, Refusals | 'order-not-found'>;
  /**
   * Enters an order of somebody else's that was paid outside of the platform: it is paid, opens its courses from the day of
   * the payment, and its buyer is greeted. The same key with the same body is answered alike.
   */
  placeOffline(
    input: OfflineOrderInput,
  ): Outcome<
    OrderDetail,
    | Fresh
    | 'own-refund'
    | 'product-not-found'
    | 'unknown-choice'
    | 'product-owned'
    | 'invalid-input'
    | 'request-key-used'
  >;
  /** Makes a picture of the bytes and keeps it for the caller. It goes again unless an order names it within a day. */
  uploadReceipt(input: {
    readonly bytes: Uint8Array;
  }): Outcome<{ readonly imageUrl: string }, Refusals | 'invalid-input' | 'too-many-attempts'>;
  /** Changes until when somebody else's paid order lasts, as the caller saw it. */
  changeValidity(
    input: ChangeValidityInput,
  ): Outcome<
    OrderDetail,
    Fresh | 'own-refund' | 'order-not-found' | 'order-state' | 'changed-meanwhile' | 'invalid-input'
  >;
}
