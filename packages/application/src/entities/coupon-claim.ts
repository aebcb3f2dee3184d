import { COUPON_BATCH_STATES } from '@ykd/domain/coupon';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';
import { couponRuleField } from './coupon-instance.js';

export const couponBatchFields = {
  id: text(),
  /** What its link names: random, and nothing that could be guessed from another one. */
  code: text(),
  /** The member who hands the link out. */
  partnerId: text(),
  productId: text(),
  name: text(),
  rule: couponRuleField,
  /** How many coupons there are, and how many are claimed. */
  limit: count(),
  claimed: count(),
  /** Claimed from then on, epoch ms, and before then. */
  claimFrom: instant(),
  claimUntil: instant(),
  /** For how many Shanghai days a coupon is good, the day of its claim being the first. */
  validDays: count(),
  state: oneOf(COUPON_BATCH_STATES),
  /** Counts what staff do to it, from 1; claims do not count. */
  version: count(),
  /** Who of the staff made it what it is. */
  changedBy: text(),
  gmtCreated: instant(),
  gmtModified: instant(),
  /** Under which key it was asked for, and what that was; null for one of before. One key makes one batch of each partner. */
  requestKey: nullable(text()),
  asked: nullable(text()),
};

/** Coupons of a partner for a product, which his link gives to whoever claims one. */
export type CouponBatch = RecordOf<typeof couponBatchFields>;

/** How an account may know where somebody else's call comes from: see DeviceStanding. */
const STANDINGS = ['device', 'address', 'unknown'] as const;

export const couponClaimFields = {
  id: text(),
  batchId: text(),
  /** The partner and the product of the batch. */
  partnerId: text(),
  productId: text(),
  /** Who claimed, and the coupon that he got. */
  userId: text(),
  couponId: text(),
  claimedAt: instant(),
  /** The digest by which the browser is known that claimed; null where it is not known. */
  device: nullable(text()),
  /** How the partner's own account knew where the claim came from: his device, one at his address, or neither. */
  partnerStanding: oneOf(STANDINGS),
};

/** That somebody claimed a coupon of a partner, and what speaks for its being the partner himself. It never changes. */
export type CouponClaim = RecordOf<typeof couponClaimFields>;

export const couponDayFields = {
  batchId: text(),
  partnerId: text(),
  /** `YYYY-MM-DD` in Shanghai. */
  day: text(),
  /** How often the link was opened, and how many coupons were claimed. */
  visits: count(),
  claims: count(),
};

/** What happened to the link of a batch on a day. */
export type CouponDay = RecordOf<typeof couponDayFields>;
