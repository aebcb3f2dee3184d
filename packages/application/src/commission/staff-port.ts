import type {
  CommissionKind,
  CommissionPosting,
  CommissionRate,
  CommissionReview,
  CommissionStatement,
} from '@ykd/domain/commission';
import type { CommissionOrder } from '../ports/commissions.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { OwnAccount } from './partner-port.js';

/** Somebody as staff read him; null for who has no name. */
export interface NamedMember {
  readonly id: string;
  readonly name: string | null;
}

/** What a partner has, as staff see it. */
export interface StaffAccount extends OwnAccount {
  /** His rate of today, in basis points, for a product about which nothing else was agreed. */
  readonly rateBp: number;
}

/** A posting as staff see it. */
export interface StaffPosting extends CommissionPosting {
  readonly partner: NamedMember;
}

/** A statement as staff see it. */
export interface StaffStatement extends CommissionStatement {
  readonly partner: NamedMember;
}

/** An order that a partner brought, as staff see it. */
export interface StaffCommissionOrder extends Omit<CommissionOrder, 'buyerId' | 'payer' | 'reviewedBy'> {
  readonly partner: NamedMember;
  /** By the whole name for who sees all orders or all students, for others as in rankings, see `rankingName`. */
  readonly buyer: NamedMember;
  readonly productName: string;
  /** What was paid, in cents. */
  readonly amount: number;
  readonly reviewedBy: NamedMember | null;
  /** Whether the caller is its partner or its buyer: others decide. */
  readonly isOwn: boolean;
}

/** What was agreed about a rate, as staff see it. */
export interface StaffCommissionRate extends CommissionRate {
  /** Null where it is for all of them. */
  readonly partner: NamedMember | null;
  /** Null where it is for all of them. */
  readonly product: { readonly id: string; readonly name: string } | null;
}

/** How it stands with a month. */
export interface MonthClosing {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Whether it is over, so that it can be closed, after those before it. */
  readonly isOver: boolean;
  /** When it was closed, epoch ms; null while it is not. */
  readonly closedAt: number | null;
  /** When the last of its statements was made; null while some are to be made. */
  readonly endedAt: number | null;
  /** How many statements of it there are by now. */
  readonly statements: number;
}

/** What staff agree about a rate. */
export type AgreeRateInput = Omit<CommissionRate, 'id' | 'gmtCreated'>;

/** The caller has no right to it, or nobody is logged in. */
type Refusals = 'not-logged-in' | 'forbidden';

/** What partners earn, for staff with the right `partners.manage`. Beyond the Specification. */
export interface StaffCommissionPort {
  /** What a partner has; all is 0 for one who never earned anything, and whom nobody knows has the rate of everybody. */
  account(input: { readonly partnerId: string }): Outcome<StaffAccount, Refusals>;
  /** Newest first; `partnerId`: only his; `month`, `YYYY-MM`: of that one alone. */
  postings(
    input: KeyPageInput & { readonly partnerId?: string | undefined; readonly month?: string | undefined },
  ): Outcome<KeyPage<StaffPosting>, Refusals | 'invalid-input'>;
  /** What a partner brought, newest first. */
  orders(
    input: KeyPageInput & { readonly partnerId: string },
  ): Outcome<KeyPage<StaffCommissionOrder>, Refusals | 'invalid-input'>;
  /** The statements of a month, `YYYY-MM`, by their numbers. */
  statements(
    input: KeyPageInput & { readonly month: string },
  ): Outcome<KeyPage<StaffStatement>, Refusals | 'invalid-input'>;
  /** How it stands with a month, `YYYY-MM`. */
  closing(input: { readonly month: string }): Outcome<MonthClosing, Refusals>;
  /** The statements of a partner, newest first. */
  statementsOf(
    input: KeyPageInput & { readonly partnerId: string },
  ): Outcome<KeyPage<StaffStatement>, Refusals | 'invalid-input'>;
  /** The statement of a partner and a month, `YYYY-MM`; its lines are the postings of both. */
  statement(input: {
    readonly partnerId: string;
    readonly month: string;
  }): Outcome<StaffStatement, Refusals | 'entity-not-found'>;
  /** Orders that are in doubt, or were decided about, newest first. */
  reviews(
    input: KeyPageInput & { readonly review: Exclude<CommissionReview, 'NONE'> },
  ): Outcome<KeyPage<StaffCommissionOrder>, Refusals | 'invalid-input'>;
  /**
   * Decides about an order that is in doubt, not about one of one's own: approved, it is released when its days are over; refused, all
   * of its commission is taken back. Who comes second is told who decided; the same again by the same changes nothing.
   */
  review(input: {
    readonly orderId: string;
    readonly approve: boolean;
    readonly reason: string;
  }): Outcome<
    StaffCommissionOrder,
    | Refusals
    | 'second-factor-needed'
    | 'entity-not-found'
    | 'own-partner'
    | 'changed-meanwhile'
    | 'invalid-input'
  >;
  /** What was agreed, newest first. */
  rates(input: KeyPageInput): Outcome<KeyPage<StaffCommissionRate>, Refusals | 'invalid-input'>;
  /** Agrees a rate for orders that are placed from now on; what it is for has to be there, and it does not hold for oneself as well. */
  agreeRate(
    input: AgreeRateInput,
  ): Outcome<CommissionRate, Refusals | 'second-factor-needed' | 'own-partner' | 'invalid-input'>;
  /**
   * Writes off what is payable to a partner who does not work with us any more, or forgives what he owes; once for its key. Not one's
   * own.
   */
  writeOff(input: {
    readonly partnerId: string;
    readonly kind: Extract<CommissionKind, 'WRITE_OFF' | 'FORGIVE'>;
    /** Cents, at least 1. */
    readonly cents: number;
    readonly reason: string;
    readonly requestKey: string;
  }): Outcome<OwnAccount, Refusals | 'own-partner' | 'invalid-input' | 'second-factor-needed'>;
}
