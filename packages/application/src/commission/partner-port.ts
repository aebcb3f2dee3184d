import type {
  CommissionBalances,
  CommissionPosting,
  CommissionReview,
  CommissionState,
  CommissionStatement,
  CommissionSum,
} from '@ykd/domain/commission';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** What a partner has, and what happened in the month that is open now. */
export interface OwnAccount extends CommissionBalances {
  /** The Shanghai month of today, `YYYY-MM`, and what it comes to by now. */
  readonly month: string;
  readonly sums: readonly CommissionSum[];
  /** How many orders that he brought were paid this month, whatever they brought, also if that is in a later statement. */
  readonly paidOrders: number;
}

/** An order that he brought, as a partner sees it: what, when, and what he earns; not who bought. */
export interface OwnCommissionOrder {
  readonly orderId: string;
  readonly productName: string;
  readonly placedAt: number;
  readonly rateBp: number;
  readonly state: CommissionState;
  readonly review: CommissionReview;
  /** Cents: what was earned, and what of it was taken back. */
  readonly earned: number;
  readonly reversed: number;
  readonly paidAt: number | null;
  readonly dueAt: number | null;
}

/** A posting as its partner sees it: not what made it, in which staff can be named. */
export type OwnPosting = Omit<CommissionPosting, 'partnerId' | 'source'>;

/** Nobody is logged in, or he is no partner and never was one. */
type Refusals = 'not-logged-in' | 'forbidden';

/** What a partner earns, for himself, whatever his state. Beyond the Specification. */
export interface PartnerCommissionPort {
  account(): Outcome<OwnAccount, Refusals>;
  /** Newest first; `month`: of that one, `YYYY-MM`, alone: the lines of its statement. */
  postings(
    input: KeyPageInput & { readonly month?: string | undefined },
  ): Outcome<KeyPage<OwnPosting>, Refusals | 'invalid-input'>;
  /** Newest first. */
  orders(input: KeyPageInput): Outcome<KeyPage<OwnCommissionOrder>, Refusals | 'invalid-input'>;
  /** Newest first. */
  statements(input: KeyPageInput): Outcome<KeyPage<CommissionStatement>, Refusals | 'invalid-input'>;
  statement(input: { readonly month: string }): Outcome<CommissionStatement, Refusals | 'entity-not-found'>;
}
