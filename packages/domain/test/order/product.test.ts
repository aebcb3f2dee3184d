import { expect, it } from 'vitest';
import { COURSE_PRODUCT_TYPE, ON_SALE, PRODUCT_LISTING, PRODUCT_STATUSES } from '../../src/order/index.js';

it('the listing asks for courses on sale, ascending by sort', () => {
  expect(PRODUCT_LISTING).toEqual({
    type: 'COURSE',
    status: 'ON',
    sort: [{ field: 'sort', order: 'asc' }],
  });
  expect(PRODUCT_STATUSES).toEqual(['ON', 'OFF']);
  expect([COURSE_PRODUCT_TYPE, ON_SALE]).toEqual([PRODUCT_LISTING.type, PRODUCT_LISTING.status]);
});
