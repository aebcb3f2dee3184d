import { periodIssues, type DayWindow } from '../campaign/index.js';
import { issuesOf, type Issue } from '../member/index.js';
import { requiredLineIssue } from '../shared/index.js';
import type { CouponRule } from './coupon-rule.js';

/** The longest name of a batch, in Unicode code points: it is that of its coupons. Beyond the Specification. */
export const COUPON_NAME_MAX = 30;

/** How many coupons a batch has at the most, in coupons. Beyond the Specification. */
export const COUPON_LIMIT_MAX = 10_000;

/** The most days for which a coupon is good. Beyond the Specification. */
export const COUPON_DAYS_MAX = 366;

/** The most cents that the rule of a coupon names. Beyond the Specification. */
export const COUPON_CENTS_MAX = 10_000_000;

/** What staff say of a batch of coupons. Beyond the Specification. */
export type CouponBatchForm = DayWindow & {
  /** What its coupons are called. */
  readonly name: string;
  /** What each takes off. */
  readonly rule: CouponRule;
  /** How many there are. */
  readonly limit: number;
  /** For how many Shanghai days a coupon is good, the day of its claim being the first. */
  readonly validDays: number;
};

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

const numberIssue = (title: string, value: number, most: number): string | undefined =>
  isWithin(value, 1, most) ? undefined : `${title}应是 1 到 ${most} 的整数`;

const MONEY_ISSUE = `金额应大于 0，最多 ${COUPON_CENTS_MAX / 100} 元`;

const ruleIssue = (rule: CouponRule): string | undefined => {
  const { kind, minAmount = 0 } = rule;
  if (!isWithin(minAmount, 0, COUPON_CENTS_MAX)) return '使用条件的金额不正确';
  if (kind === 'AMOUNT') return isWithin(rule.cents, 1, COUPON_CENTS_MAX) ? undefined : MONEY_ISSUE;
  if (!isWithin(rule.percent, 1, 100)) return '折扣应是 1 到 100 的整数';
  return rule.maxCents === undefined || isWithin(rule.maxCents, 1, COUPON_CENTS_MAX)
    ? undefined
    : MONEY_ISSUE;
};

/** How many coupons there are must not be less than what is claimed. */
const leftIssue = (limit: number, claimed: number): string | undefined =>
  limit < claimed ? `已经领取了 ${claimed} 张，张数不能更少` : undefined;

/**
 * What is wrong with a batch of coupons: a name in one line, a rule that takes something off, a number of coupons, days between
 * which they are claimed, and days for which one is good. It never throws. Beyond the Specification.
 *
 * @param form - as it was typed; white space at the ends of the name is not counted
 * @param claimed - how many are claimed already
 */
export const couponBatchIssues = (form: CouponBatchForm, claimed = 0): readonly Issue[] => [
  ...issuesOf<keyof CouponBatchForm>([
    ['name', requiredLineIssue('名称', form.name.trim(), COUPON_NAME_MAX)],
    ['rule', ruleIssue(form.rule)],
    ['limit', numberIssue('张数', form.limit, COUPON_LIMIT_MAX) ?? leftIssue(form.limit, claimed)],
    ['validDays', numberIssue('有效天数', form.validDays, COUPON_DAYS_MAX)],
  ]),
  ...periodIssues(form),
];
