import { describe, expect, it } from 'vitest';
import {
  COUPON_CENTS_MAX,
  COUPON_DAYS_MAX,
  COUPON_LIMIT_MAX,
  COUPON_NAME_MAX,
  couponBatchIssues,
  type CouponBatchForm,
} from '../../src/coupon/index.js';

const FORM: CouponBatchForm = {
  name: '开学季立减 100 元',
  rule: { kind: 'AMOUNT', cents: 10_000 },
  limit: 100,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  validDays: 30,
};
const fields = (over: Partial<CouponBatchForm>) =>
  couponBatchIssues({ ...FORM, ...over }).map(({ field }) => field);

describe('couponBatchIssues', () => {
  it('has nothing against what is whole', () => {
    expect(couponBatchIssues(FORM)).toEqual([]);
    for (const over of [
      { name: `  ${'券'.repeat(COUPON_NAME_MAX)} ` },
      { limit: COUPON_LIMIT_MAX },
      { validDays: COUPON_DAYS_MAX },
      { rule: { kind: 'AMOUNT', cents: COUPON_CENTS_MAX, minAmount: 0 } },
      { rule: { kind: 'PERCENT', percent: 100 } },
      { rule: { kind: 'PERCENT', percent: 1, maxCents: 1, minAmount: COUPON_CENTS_MAX } },
      { firstDay: '2026-11-01', lastDay: '2026-11-01' },
    ] satisfies Partial<CouponBatchForm>[])
      expect(fields(over)).toEqual([]);
  });

  it.each<[string, Partial<CouponBatchForm>]>([
    ['name', { name: ' ' }],
    ['name', { name: '券'.repeat(COUPON_NAME_MAX + 1) }],
    ['name', { name: '一\n二' }],
    ['limit', { limit: 0 }],
    ['limit', { limit: COUPON_LIMIT_MAX + 1 }],
    ['limit', { limit: 1.5 }],
    ['validDays', { validDays: 0 }],
    ['validDays', { validDays: COUPON_DAYS_MAX + 1 }],
    ['rule', { rule: { kind: 'AMOUNT', cents: 0 } }],
    ['rule', { rule: { kind: 'AMOUNT', cents: COUPON_CENTS_MAX + 1 } }],
    ['rule', { rule: { kind: 'AMOUNT', cents: 5, minAmount: -1 } }],
    ['rule', { rule: { kind: 'PERCENT', percent: 0 } }],
    ['rule', { rule: { kind: 'PERCENT', percent: 101 } }],
    ['rule', { rule: { kind: 'PERCENT', percent: 10, maxCents: 0 } }],
    ['firstDay', { firstDay: '2026-02-30' }],
    ['lastDay', { lastDay: '' }],
    ['lastDay', { lastDay: '2026-10-31' }],
  ])('names %s', (field, over) => {
    expect(fields(over)).toEqual([field]);
  });

  it.each<[string, Parameters<typeof fields>[0]]>([
    ['名称必须填写', { name: ' ' }],
    ['有效天数应是 1 到 366 的整数', { validDays: 0 }],
    ['折扣应是 1 到 100 的整数', { rule: { kind: 'PERCENT', percent: 101 } }],
    ['使用条件的金额不正确', { rule: { kind: 'AMOUNT', cents: 5, minAmount: -1 } }],
  ])('says what is wrong: %s', (message, over) => {
    expect(couponBatchIssues({ ...FORM, ...over }).map((issue) => issue.message)).toEqual([message]);
  });

  it('lets as many be there as are claimed, and no fewer', () => {
    expect(couponBatchIssues({ ...FORM, limit: 99 }, 99)).toEqual([]);
    expect(couponBatchIssues({ ...FORM, limit: 99 }, 100)).toEqual([
      { field: 'limit', message: '已经领取了 100 张，张数不能更少' },
    ]);
  });

  it('says in Chinese what is wrong', () => {
    expect(couponBatchIssues({ ...FORM, limit: 0, rule: { kind: 'AMOUNT', cents: 0 } })).toEqual([
      { field: 'rule', message: '金额应大于 0，最多 100000 元' },
      { field: 'limit', message: '张数应是 1 到 10000 的整数' },
    ]);
  });
});
