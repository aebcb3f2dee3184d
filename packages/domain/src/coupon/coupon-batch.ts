import type { DayWindow } from '../campaign/index.js';
import {
  dayIndexOf,
  deepFreeze,
  frozenTable,
  shanghaiDay,
  shanghaiDayIndex,
  startOfShanghaiDay,
} from '../shared/index.js';

/** Whether coupons of a batch can be claimed: staff switch it off and on. Beyond the Specification. */
export type CouponBatchState = 'ON' | 'OFF';

/** Both states of a batch: see {@link CouponBatchState}. Beyond the Specification. */
export const COUPON_BATCH_STATES: readonly CouponBatchState[] = deepFreeze(['ON', 'OFF']);

/** What people read for each state. Beyond the Specification. */
export const COUPON_BATCH_STATE_TITLES: Readonly<Record<CouponBatchState, string>> = frozenTable({
  ON: '可以领取',
  OFF: '停止领取',
});

/** What decides whether a coupon of a batch can be claimed. Beyond the Specification. */
export type ClaimableBatch = {
  /** The member who hands out its link. */
  readonly partnerId: string;
  /** Whether staff let it be claimed. */
  readonly state: CouponBatchState;
  /** How many coupons there are. */
  readonly limit: number;
  /** How many of them are claimed. */
  readonly claimed: number;
  /** The first instant, in epoch milliseconds, at which one can be claimed. */
  readonly claimFrom: number;
  /** The first instant, in epoch milliseconds, at which none can be claimed any more. */
  readonly claimUntil: number;
};

/**
 * Why somebody cannot claim a coupon of a batch: it is his own, its partner is suspended or gone, staff switched it off,
 * it has not begun, it is over, he has one already, or none is left. Beyond the Specification.
 */
export type CouponClaimIssue =
  'own' | 'partner-inactive' | 'off' | 'not-yet' | 'ended' | 'claimed' | 'none-left';

/** All reasons of {@link CouponClaimIssue}, in the order in which they are looked at. Beyond the Specification. */
export const COUPON_CLAIM_ISSUES: readonly CouponClaimIssue[] = deepFreeze([
  'own',
  'claimed',
  'partner-inactive',
  'off',
  'not-yet',
  'ended',
  'none-left',
]);

/** Who claims, and when. Beyond the Specification. */
export type CouponClaimAttempt = {
  /** Who claims; undefined for somebody who has not logged in, of whom nothing is known. */
  readonly userId: string | undefined;
  /** Whether he has a coupon of this batch already. */
  readonly hasClaimed: boolean;
  /** Whether the partner of the batch is one at this moment. */
  readonly isPartnerActive: boolean;
  /** When, in epoch milliseconds. */
  readonly at: number;
};

/**
 * Why nobody could claim a coupon of a batch now, or why this member cannot; `undefined` when he can. The first reason in
 * the order of {@link COUPON_CLAIM_ISSUES}. Beyond the Specification.
 *
 * @param batch - the batch as it is now
 * @param attempt - who claims, and when
 */
export const couponClaimIssue = (
  { partnerId, state, limit, claimed, claimFrom, claimUntil }: ClaimableBatch,
  { userId, hasClaimed, isPartnerActive, at }: CouponClaimAttempt,
): CouponClaimIssue | undefined => {
  if (partnerId === userId) return 'own';
  if (hasClaimed) return 'claimed';
  if (!isPartnerActive) return 'partner-inactive';
  if (state === 'OFF') return 'off';
  if (at < claimFrom) return 'not-yet';
  if (at >= claimUntil) return 'ended';
  return claimed >= limit ? 'none-left' : undefined;
};

/**
 * The first instant, in epoch milliseconds, at which no order may take a coupon any more that was claimed at `claimedAt`
 * and is good for `validDays` Shanghai days, the day of the claim being the first. Throws RangeError for NaN and infinities. Beyond the
 * Specification.
 */
export const claimedCouponExpiry = (claimedAt: number, validDays: number): number =>
  startOfShanghaiDay(shanghaiDayIndex(claimedAt) + validDays);

/** From when on and until when coupons can be claimed, in epoch milliseconds: see {@link ClaimableBatch}. Beyond the Specification. */
export type ClaimPeriod = Pick<ClaimableBatch, 'claimFrom' | 'claimUntil'>;

/**
 * When coupons can be claimed that are given on these Shanghai days, both included. Throws RangeError for what is no day. Beyond the
 * Specification.
 *
 * @param days - the first and the last day, `YYYY-MM-DD`
 */
export const claimPeriodOf = ({ firstDay, lastDay }: DayWindow): ClaimPeriod => ({
  claimFrom: startOfShanghaiDay(dayIndexOf(firstDay)),
  claimUntil: startOfShanghaiDay(dayIndexOf(lastDay) + 1),
});

/**
 * The Shanghai days on which coupons can be claimed, both included: the reverse of {@link claimPeriodOf}. Throws RangeError for what is
 * no instant of the years 0000 to 9999. Beyond the Specification.
 *
 * @param period - from when on and until when
 */
export const claimDaysOf = ({ claimFrom, claimUntil }: ClaimPeriod): DayWindow => ({
  firstDay: shanghaiDay(claimFrom),
  lastDay: shanghaiDay(claimUntil - 1),
});
