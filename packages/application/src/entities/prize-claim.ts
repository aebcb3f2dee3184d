import { PRIZE_CLAIM_STATES } from '@ykd/domain/activity';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const prizeKeyFields = {
  userId: text(),
  /** The value of the campaign. */
  campaign: text(),
  /** The id of the prize in it. */
  prize: text(),
};

/** Whose prize it is, and which: there is one claim for each of them. */
export type PrizeKey = RecordOf<typeof prizeKeyFields>;

export const prizeClaimFields = {
  ...prizeKeyFields,
  state: oneOf(PRIZE_CLAIM_STATES),
  /** Where its student wants it sent to; empty before he wrote it. */
  receiver: text(),
  mobile: text(),
  address: text(),
  /** With what it is on its way; empty before it is, and for one that is not sent to an address. */
  carrier: text(),
  trackingNo: text(),
  /** Why it is not sent; empty while nobody said so. */
  reason: text(),
  /** Who of the staff made it what it is; null: its student did. */
  changedBy: nullable(text()),
  /** Counts what its student and staff do to it, from 1. */
  version: count(),
  /** Epoch milliseconds. */
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** What became of a prize that somebody earned. */
export type StoredPrizeClaim = RecordOf<typeof prizeClaimFields>;

/** A prize about which nobody has done anything. */
export const UNCLAIMED = {
  state: 'none',
  receiver: '',
  mobile: '',
  address: '',
  carrier: '',
  trackingNo: '',
  reason: '',
  changedBy: null,
  version: 0,
} as const satisfies Partial<StoredPrizeClaim>;
