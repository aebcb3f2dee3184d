import type { Placing } from '../facts.js';

/** An order as it was asked for. */
export interface PartnerPlacing extends Omit<Placing, 'ware'> {
  readonly who: number;
  readonly productId: string;
  readonly choice: readonly string[];
}

/** What was confirmed in one history beside what its facts say, the newest first. */
export interface Told {
  /** Who has a coupon of which batch: its id. */
  readonly coupons: { readonly who: number; readonly batch: number; readonly couponId: string }[];
  readonly placings: PartnerPlacing[];
  /** Which payouts were wanted under which key, and what was answered. */
  readonly wishes: {
    readonly key: string;
    readonly partnerId: string;
    readonly by: number;
    ids?: readonly string[];
  }[];
  /** How payouts were said to have ended. */
  readonly ended: Map<string, string>;
  /** How orders in doubt were decided about. */
  readonly decided: Map<string, boolean>;
}

export const nothingTold = (): Told => ({
  coupons: [],
  placings: [],
  wishes: [],
  ended: new Map(),
  decided: new Map(),
});
