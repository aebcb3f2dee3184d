import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COUPON_STATUSES,
  couponIssue,
  couponReduction,
  type CouponInstance,
  type CouponIssue,
} from '../../src/coupon/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const EXPIRES = shanghai('2026-02-01 00:00:00.000');
const COUPON: CouponInstance = deepFreeze({
  id: 'coupon-1',
  receiverUserId: 'u-ming',
  productId: 'product-1',
  name: '新春立减',
  rule: { kind: 'AMOUNT', cents: 5_000, minAmount: 10_000 },
  status: 'UNUSED',
  orderId: null,
  expiresAt: EXPIRES,
  gmtCreated: 0,
  gmtModified: 0,
});
const PURCHASE = { userId: 'u-ming', productId: 'product-1', amount: 10_000 };

describe('couponIssue', () => {
  test('none: it can be used until the last millisecond', () => {
    expect(couponIssue(COUPON, PURCHASE, EXPIRES - 1)).toBeUndefined();
  });

  test.each<[CouponIssue, Partial<CouponInstance>, Partial<typeof PURCHASE>]>([
    ['not-yours', {}, { userId: 'u-hong' }],
    ['other-product', {}, { productId: 'product-2' }],
    ['in-use', { status: 'RESERVED' }, {}],
    ['in-use', { status: 'USED' }, {}],
    ['expired', { expiresAt: EXPIRES - 1 }, {}],
    ['no-reduction', {}, { amount: 9_999 }],
    ['no-reduction', { rule: { kind: 'AMOUNT', cents: 5_000 } }, { amount: 0 }],
  ])('%s', (issue, coupon, purchase) => {
    expect(couponIssue({ ...COUPON, ...coupon }, { ...PURCHASE, ...purchase }, EXPIRES - 1)).toBe(issue);
  });

  test('whose it is comes first: nobody learns more of a coupon of others', () => {
    const bad = { ...COUPON, status: 'USED' as const, expiresAt: 0 };
    const stranger = { userId: 'u-hong', productId: 'product-2', amount: 1 };
    expect(couponIssue(bad, stranger, EXPIRES)).toBe('not-yours');
    expect(couponIssue(bad, { ...stranger, userId: 'u-ming' }, EXPIRES)).toBe('other-product');
    expect(couponIssue(bad, { ...PURCHASE, amount: 1 }, EXPIRES)).toBe('in-use');
    expect(couponIssue({ ...COUPON, expiresAt: 0 }, { ...PURCHASE, amount: 1 }, EXPIRES)).toBe('expired');
  });

  test('a price that is none is refused', () => {
    expect(() => couponIssue(COUPON, { ...PURCHASE, amount: -1 }, 0)).toThrow(RangeError);
  });

  test.prop([
    fc.constantFrom('u-ming', 'u-hong'),
    fc.constantFrom('product-1', 'product-2'),
    fc.constantFrom(...COUPON_STATUSES),
    fc.nat({ max: 20_000 }),
    fc.constantFrom(EXPIRES - 1, EXPIRES),
  ])('a coupon without an issue takes something off', (receiverUserId, productId, status, amount, at) => {
    const coupon = { ...COUPON, receiverUserId, productId, status };
    const fits = receiverUserId === 'u-ming' && productId === 'product-1' && status === 'UNUSED';
    const usable = couponIssue(coupon, { ...PURCHASE, amount }, at) === undefined;
    expect(usable).toBe(fits && at < EXPIRES && couponReduction(coupon.rule, amount) > 0);
  });
});
