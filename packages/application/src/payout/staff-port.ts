import type { PartnerState, Payee } from '@ykd/domain/partner';
import { payoutFields } from '../entities/payout.js';
import { flag, nullable, object, optional, text, type RecordOf } from '../entity/field.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { PayoutList } from './list.js';

const {
  partnerId: _partnerId,
  openid: _openid,
  requestKey: _requestKey,
  isAskedAgain: _isAskedAgain,
  makerId: _makerId,
  checkerId: _checkerId,
  asked: _asked,
  invitation: _invitation,
  changedBy: _changedBy,
  cancelBy: _cancelBy,
  ...told
} = payoutFields;

const person = object({ id: text(), name: nullable(text()) });

/** A line of the list: the id, how it stands, and the columns that were chosen. */
export const payoutLineFields = {
  id: told.id,
  status: told.status,
  version: told.version,
  payeeName: optional(told.payeeName),
  method: optional(told.method),
  partner: optional(person),
  amount: optional(told.amount),
  tax: optional(told.tax),
  net: optional(told.net),
  gmtCreated: optional(told.gmtCreated),
  bankList: optional(told.bankList),
  payeeBank: optional(told.payeeBank),
  payeeAccount: optional(told.payeeAccount),
  number: optional(text()),
  reference: optional(told.reference),
  transferNo: optional(told.transferNo),
  reason: optional(told.reason),
  endedAt: optional(told.endedAt),
};

export type PayoutLine = RecordOf<typeof payoutLineFields>;

/** Everything about a payout, for staff. */
export const staffPayoutFields = {
  ...told,
  partner: person,
  maker: person,
  /** Null before somebody approved it. */
  checker: nullable(person),
  /** Who made it what it is; null for WeChat Pay. */
  changedBy: nullable(person),
  /** Who of the staff wants WeChat Pay to cancel it; null for nobody. */
  cancelBy: nullable(person),
  /** Whether its receiver can confirm it. */
  isInvited: flag(),
  /** Whether WeChat Pay has not known it for so long that people say how it ended. */
  isLost: flag(),
  /** Why the caller cannot do each of these about it, in Chinese; null where he can. */
  checkIssue: nullable(text()),
  refuseIssue: nullable(text()),
  cancelIssue: nullable(text()),
  settleIssue: nullable(text()),
};

export type StaffPayout = RecordOf<typeof staffPayoutFields>;

/** A partner to whom something is payable, and whom it would go to. */
export interface Payable {
  readonly partner: { readonly id: string; readonly name: string };
  readonly state: PartnerState;
  /** Cents. */
  readonly payable: number;
  /** Null: he has not said it yet. */
  readonly payee: Payee | null;
  /** Why nothing can be paid out to him now, by the caller, in Chinese; null where it can. */
  readonly issue: string | null;
}

export type PayoutFilter = ListFilter<PayoutList>;

/** A payout in the version that was seen. */
export interface SeenPayout {
  readonly id: string;
  readonly version: number;
}

type Refusals = 'not-logged-in' | 'forbidden';
type Acting =
  | Refusals
  | 'second-factor-needed'
  | 'entity-not-found'
  | 'changed-meanwhile'
  | 'invalid-input'
  | 'own-partner';

/** What partners are paid out, for staff with the grant `partners`. Beyond the Specification. */
export interface StaffPayoutPort {
  /** `search`: a whole number of a payout, a list for the bank or a payment there, or a partner by the name of his account, or as a student is found. */
  list(
    input: KeyPageInput & PayoutFilter & ListView<PayoutList>,
  ): Outcome<KeyPage<PayoutLine>, Refusals | 'invalid-input'>;
  /** How many the same filter finds. */
  count(input: PayoutFilter): Outcome<ListCount, Refusals | 'invalid-input'>;
  payout(input: { readonly id: string }): Outcome<StaffPayout, Refusals | 'entity-not-found'>;
  /** To whom something is payable, the most first. */
  payable(input: KeyPageInput): Outcome<KeyPage<Payable>, Refusals | 'invalid-input'>;
  /**
   * Makes payouts of all that is payable to these partners: to all of them, or to none where one is refused. The same key again answers
   * what it made, and with other partners it is refused.
   */
  make(input: {
    readonly requestKey: string;
    readonly partnerIds: readonly string[];
  }): Outcome<
    { readonly ids: readonly string[] },
    | Refusals
    | 'entity-not-found'
    | 'invalid-input'
    | 'own-partner'
    | 'request-key-used'
    | 'second-factor-needed'
  >;
  /** Approves a payout that somebody else made. One to WeChat goes out with that. */
  check(input: SeenPayout): Outcome<StaffPayout, Acting>;
  /** Refuses a payout that has not gone out, and says why: its money is payable again. */
  refuse(input: SeenPayout & { readonly reason: string }): Outcome<StaffPayout, Acting>;
  /**
   * Wants WeChat Pay to cancel a transfer that waits for its receiver, and says why. Asked for until WeChat Pay took it on; its money is
   * payable again once it says that it is cancelled, and paid where the receiver was sooner.
   */
  cancel(input: SeenPayout & { readonly reason: string }): Outcome<StaffPayout, Acting>;
  /** Puts payouts to banks that are approved onto a list, with which they have gone out: all of them, or none. */
  sendBank(input: {
    readonly payouts: readonly SeenPayout[];
  }): Outcome<{ readonly bankList: string; readonly count: number; readonly sum: number }, Acting>;
  /**
   * Says that the bank paid, and under which number; or WeChat Pay, for a transfer that it does not know {@link TRANSFER_LOST_MS} after
   * it was asked for.
   */
  paid(input: SeenPayout & { readonly reference: string }): Outcome<StaffPayout, Acting>;
  /** Says that it did not, and why: its money is payable again. */
  failed(input: SeenPayout & { readonly reason: string }): Outcome<StaffPayout, Acting>;
  /** Asks WeChat Pay now how a payout stands that is on its way there. */
  look(input: {
    readonly id: string;
  }): Outcome<StaffPayout, Refusals | 'entity-not-found' | 'payment-unavailable'>;
}
