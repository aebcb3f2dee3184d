import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  COURSE_PRODUCT_TYPE,
  nextProductStatus,
  NEVER_ON_SALE,
  OFF_SALE,
  ON_SALE,
  PRODUCT_LISTING,
  PRODUCT_STATUSES,
  type ProductStatus,
} from '../../src/order/index.js';

it('the listing asks for courses on sale, ascending by sort', () => {
  expect(PRODUCT_LISTING).toEqual({
    type: 'COURSE',
    status: 'ON',
    sort: [{ field: 'sort', order: 'asc' }],
  });
  expect(PRODUCT_STATUSES).toEqual(['ON', 'NEW', 'OFF']);
  expect([ON_SALE, NEVER_ON_SALE, OFF_SALE]).toEqual(PRODUCT_STATUSES);
  expect([COURSE_PRODUCT_TYPE, ON_SALE]).toEqual([PRODUCT_LISTING.type, PRODUCT_LISTING.status]);
});

describe('the state of a product', () => {
  it.each([
    [undefined, 'OFF', 'NEW'],
    [undefined, 'ON', 'ON'],
    ['NEW', 'OFF', 'NEW'],
    ['ON', 'OFF', 'OFF'],
    ['ON', 'NEW', 'OFF'],
    ['OFF', 'NEW', 'OFF'],
  ] as const)('of %s becomes %s as %s', (before, wanted, after) => {
    expect(nextProductStatus(before, wanted)).toBe(after);
  });

  test.prop([fc.array(fc.constantFrom(...PRODUCT_STATUSES), { minLength: 1 })])(
    'is new until it was on sale, and never again',
    (wishes) => {
      let status: ProductStatus | undefined;
      for (const [at, wanted] of wishes.entries()) {
        status = nextProductStatus(status, wanted);
        expect(status === ON_SALE).toBe(wanted === ON_SALE);
        expect(status === NEVER_ON_SALE).toBe(!wishes.slice(0, at + 1).includes(ON_SALE));
      }
    },
  );
});
