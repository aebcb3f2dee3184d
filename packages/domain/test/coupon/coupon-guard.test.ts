import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  COUPON_GUARD_PATHS,
  couponDetailGuard,
  couponGuard,
  couponPageGuard,
  couponPagesOf,
  WORK_ORDER_REVIEW_STATUSES,
} from '../../src/coupon/index.js';

const PASSES = { kind: 'pass' };
const to = (path: string) => ({ kind: 'redirect', to: path });

const workOrders = [undefined, null, ...WORK_ORDER_REVIEW_STATUSES.map((reviewStatus) => ({ reviewStatus }))];

describe('couponGuard', () => {
  test('runs on apply, review, home and my', () => {
    expect(COUPON_GUARD_PATHS).toEqual(['/coupon/apply', '/coupon/review', '/coupon/home', '/coupon/my']);
  });

  test.each([
    ['no work order', undefined, '/coupon/apply'],
    ['no work order', null, '/coupon/apply'],
    ['REVIEWING', { reviewStatus: 'REVIEWING' }, '/coupon/review'],
    ['REVIEW_FAIL', { reviewStatus: 'REVIEW_FAIL' }, '/coupon/apply'],
    ['REVIEW_SUCCESS', { reviewStatus: 'REVIEW_SUCCESS' }, '/coupon/home'],
  ] as const)('%s: every page but its own leads to the page', (_name, workOrder, page) => {
    const own = page === '/coupon/home' ? ['/coupon/home', '/coupon/my'] : [page];
    for (const path of [...COUPON_GUARD_PATHS, '/coupon/detail', '/coupon', '/']) {
      expect(couponGuard(path, workOrder)).toEqual(own.includes(path) ? PASSES : to(page));
    }
  });

  test('the query and a slash at the end do not make another page', () => {
    expect(couponGuard('/coupon/apply/')).toEqual(PASSES);
    expect(couponGuard('/coupon/my?tab=1', { reviewStatus: 'REVIEW_SUCCESS' })).toEqual(PASSES);
    expect(couponGuard('/coupon/review/?a=/coupon/apply#x', { reviewStatus: 'REVIEWING' })).toEqual(PASSES);
    expect(couponGuard('/coupon/apply/x')).toEqual(to('/coupon/apply'));
    expect(couponGuard('/x?to=/coupon/apply')).toEqual(to('/coupon/apply'));
  });

  const pathArb = fc.oneof(fc.constantFrom(...COUPON_GUARD_PATHS), fc.webPath(), fc.string());

  test.prop([pathArb, fc.constantFrom(...workOrders)])(
    'never sends anybody in a circle',
    (path, workOrder) => {
      const decision = couponGuard(path, workOrder);
      if (decision.kind === 'pass') return;
      expect(COUPON_GUARD_PATHS).toContain(decision.to);
      expect(couponGuard(decision.to, workOrder)).toEqual(PASSES);
    },
  );
});

describe('couponDetailGuard', () => {
  test('an approved partner passes', () => {
    expect(couponDetailGuard({ reviewStatus: 'REVIEW_SUCCESS' })).toEqual(PASSES);
  });

  test.each(workOrders.filter((workOrder) => workOrder?.reviewStatus !== 'REVIEW_SUCCESS'))(
    'anyone else (%j) is sent where the guard sends them',
    (workOrder) => {
      expect(couponDetailGuard(workOrder)).toEqual(couponGuard('/coupon/detail', workOrder));
      expect(couponDetailGuard(workOrder).kind).toBe('redirect');
    },
  );
});

describe('couponPagesOf', () => {
  test('the pages of each state, the one to go to first', () => {
    expect(workOrders.map((workOrder) => couponPagesOf(workOrder))).toEqual([
      ['/coupon/apply'],
      ['/coupon/apply'],
      ['/coupon/review'],
      ['/coupon/apply'],
      ['/coupon/home', '/coupon/my', '/coupon/detail'],
    ]);
  });

  test('are those that the guards let pass', () => {
    for (const workOrder of workOrders) {
      const open = COUPON_GUARD_PATHS.filter((path) => couponGuard(path, workOrder).kind === 'pass');
      const pages = couponPagesOf(workOrder);
      expect(pages.filter((path) => path !== '/coupon/detail')).toEqual(open);
      expect(pages.includes('/coupon/detail')).toBe(couponDetailGuard(workOrder).kind === 'pass');
    }
  });

  test('every answer is a list of its own', () => {
    couponPagesOf().push('/coupon/home');
    expect(couponPagesOf()).toEqual(['/coupon/apply']);
  });
});

describe('couponPageGuard', () => {
  test('is the guard of each page of the partner area', () => {
    for (const workOrder of workOrders) {
      for (const path of COUPON_GUARD_PATHS)
        expect(couponPageGuard(path, workOrder)).toEqual(couponGuard(path, workOrder));
      for (const path of ['/coupon/detail', '/coupon/detail/', '/coupon/detail?batch=1'])
        expect(couponPageGuard(path, workOrder)).toEqual(couponDetailGuard(workOrder));
    }
  });
});
