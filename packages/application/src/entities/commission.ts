import {
  COMMISSION_ACCOUNTS,
  COMMISSION_DOUBTS,
  COMMISSION_KINDS,
  COMMISSION_REVIEWS,
  COMMISSION_STATES,
  type CommissionBalances,
  type CommissionPosting,
  type CommissionRate,
  type CommissionStatement,
  type CommissionSum,
} from '@ykd/domain/commission';
import { PARTNER_LEVELS } from '@ykd/domain/partner';
import {
  count,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  text,
  type FieldsOf,
  type RecordOf,
} from '../entity/field.js';

const balances: FieldsOf<CommissionBalances> = {
  owed: integer(),
  held: integer(),
  payable: integer(),
  paying: integer(),
  paid: integer(),
  tax: integer(),
  writtenOff: integer(),
};

export const commissionAccountFields = {
  partnerId: text(),
  /** The first month, `YYYY-MM`, that is not closed: nothing is added to those before it. */
  openMonth: text(),
  /** The number of the last posting; they are counted from 1. */
  lastSeq: count(),
  ...balances,
};

/** What a partner has: kept with each posting. */
export type CommissionAccount = RecordOf<typeof commissionAccountFields>;

const move = {
  kind: oneOf(COMMISSION_KINDS),
  debit: oneOf(COMMISSION_ACCOUNTS),
  credit: oneOf(COMMISSION_ACCOUNTS),
  cents: count(),
};

export const commissionPostingFields: FieldsOf<CommissionPosting> = {
  partnerId: text(),
  seq: count(),
  ...move,
  orderId: nullable(text()),
  payoutId: nullable(text()),
  source: text(),
  at: instant(),
  month: text(),
};

const sum: FieldsOf<CommissionSum> = { ...move, count: count() };

/** What the postings of a partner's month come to, kind by kind: kept with each posting. */
export const commissionSumFields = { partnerId: text(), month: text(), ...sum };

export const commissionStatementFields: FieldsOf<CommissionStatement> = {
  partnerId: text(),
  month: text(),
  number: text(),
  opening: object(balances),
  sums: list(object(sum)),
  closing: object(balances),
  firstSeq: nullable(count()),
  lastSeq: nullable(count()),
  closedAt: instant(),
};

export const commissionClosingFields = {
  /** `YYYY-MM`. */
  month: text(),
  /** How many statements of it there are, by which the next one is numbered. */
  statements: count(),
  /** When it was closed, and when the last statement was made; null while some are to be made. */
  closedAt: instant(),
  endedAt: nullable(instant()),
};

/** A month that is closed: nothing is added to it any more. */
export type CommissionClosing = RecordOf<typeof commissionClosingFields>;

export const commissionRateFields: FieldsOf<CommissionRate> = {
  id: text(),
  partnerId: nullable(text()),
  productId: nullable(text()),
  level: nullable(oneOf(PARTNER_LEVELS)),
  firstDay: text(),
  lastDay: nullable(text()),
  rateBp: count(),
  gmtCreated: instant(),
};

export const commissionOrderFields = {
  orderId: text(),
  partnerId: text(),
  buyerId: text(),
  productId: text(),
  /** The claim that brought it, and when that was; the coupon that it used may be of another claim. */
  claimId: text(),
  claimedAt: instant(),
  couponId: text(),
  placedAt: instant(),
  /** Frozen when it was placed, with the agreement that says so; null for what nobody agreed on. */
  rateBp: count(),
  rateId: nullable(text()),
  /** Why staff have to look at it. */
  doubts: list(oneOf(COMMISSION_DOUBTS)),
  state: oneOf(COMMISSION_STATES),
  review: oneOf(COMMISSION_REVIEWS),
  /** Who of the staff decided about it, when, and what he said. */
  reviewedBy: nullable(text()),
  reviewedAt: nullable(instant()),
  reason: nullable(text()),
  /** Cents: what was earned with the payment, and what of it was taken back. */
  earned: count(),
  reversed: count(),
  paidAt: nullable(instant()),
  /** The WeChat account that paid, where that is known. */
  payer: nullable(text()),
  /** When its commission is released; null while nobody knows, and when that is over. */
  dueAt: nullable(instant()),
  /** Counts what happens to it, from 1. */
  version: count(),
};

/** An order that a partner brought, and what he earns with it. */
export type CommissionOrder = RecordOf<typeof commissionOrderFields>;
