import type { Partner } from '../entities/partner.js';
import type { Payout } from '../entities/payout.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { TxPayouts } from '../ports/payouts.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A payout as it is listed. */
export interface ListedPayout extends ListedRow, Payout {
  /** Who the partner is: the name he applied with; null for one who is gone. */
  readonly partnerName: string | null;
}

/** A partner to whom something is payable. */
export interface PayablePartner {
  readonly partner: Partner;
  /** Cents, at least 1. */
  readonly payable: number;
}

/** Where partners stand to whom something is payable: the most first. */
export type PayableKey = readonly [payable: number, partnerId: string];

/** Payouts as they are read; what changes them are use cases, in a `UnitOfWork`. */
export interface ListedPayouts extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedPayout>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  find(id: string): Promise<Payout | undefined>;
  /** Those of a partner, newest first. */
  ofPartner(
    partnerId: string,
    window: KeyWindow<readonly [gmtCreated: number, id: string]>,
  ): Promise<KeyRows<Payout>>;
  /** See {@link TxPayouts.paidInMonth}. */
  paidInMonth: TxPayouts['paidInMonth'];
  /** To whom something is payable, the most first. */
  payable(window: KeyWindow<PayableKey>): Promise<KeyRows<PayablePartner>>;
  /** Takes payouts that WeChat Pay is to be asked for or about, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Payout[]>;
}
