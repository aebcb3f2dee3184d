import { payoutFields } from '../entities/payout.js';
import { flag, type RecordOf } from '../entity/field.js';
import type { ConfirmParams } from '../ports/transfer-provider.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

const { id, method, status, amount, tax, net, reason, endedAt, gmtCreated } = payoutFields;

/** One's own payout: who of the staff decided about it is not told. */
export const ownPayoutFields = {
  id,
  method,
  status,
  amount,
  tax,
  net,
  /** Why it was refused, or failed. */
  reason,
  endedAt,
  gmtCreated,
  /** Whether it waits for oneself to confirm it in WeChat, for a day. */
  isWaiting: flag(),
};

export type OwnPayout = RecordOf<typeof ownPayoutFields>;

/** What is paid out to oneself as a partner. Beyond the Specification. */
export interface PayoutPort {
  /** Newest first. */
  mine(input: KeyPageInput): Outcome<KeyPage<OwnPayout>, 'not-logged-in' | 'invalid-input'>;
  /** What a page inside WeChat opens the confirmation of one's own payout with. That it was opened is no payment. */
  confirm(input: { readonly id: string }): Outcome<ConfirmParams, 'not-logged-in' | 'entity-not-found'>;
}
