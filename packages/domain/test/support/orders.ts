import { fc } from '@fast-check/vitest';
import { ORDER_STATUSES, type SkuAttr, type YkdOrder } from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';

/** Ids that break lookups on plain objects, and ordinary ones. */
export const ODD_IDS = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', ''];

/** The instant of a Shanghai wall-clock time, e.g. `2025-07-11 00:00:00.000`. */
export const shanghai = (wallClock: string): number => Date.parse(`${wallClock.replace(' ', 'T')}+08:00`);

export const skuOf = (extraInfo: {
  courseIds?: string[];
  stages?: string[];
  old?: boolean;
}): readonly SkuAttr[] => [{ name: '班次', values: [{ value: '2025 秋季班', extraInfo }] }];

/** A frozen paid order of a small course, changed by `fields`. */
export const orderWith = (fields: Partial<YkdOrder> = {}): YkdOrder =>
  deepFreeze({
    id: 'order-1',
    productName: 'Java 语言基础',
    userId: 'user-1',
    status: 'TRADE_PAID_SUCCESS',
    productId: 'product-1',
    amount: 9_900,
    categoryId: 'course',
    skuAttrs: skuOf({ courseIds: ['j1'] }),
    validDate: null,
    serviceDate: null,
    gmtCreated: shanghai('2025-03-01 10:00:00.000'),
    gmtModified: shanghai('2025-03-01 10:05:00.000'),
    validDateDayNum: 30,
    serviceDateDayNum: 10,
    ...structuredClone(fields),
  });

const courseIdArb = fc.constantFrom('j1', 'j2', 'py1', 'f8', 'j1test', ...ODD_IDS);

/** Frozen orders of every status, around the main-order amount, with and without courses and stages. */
export const orderArb: fc.Arbitrary<YkdOrder> = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...ORDER_STATUSES),
    amount: fc.oneof(fc.constantFrom(99_999, 100_000, 100_001), fc.integer({ min: 0, max: 300_000 })),
    gmtCreated: fc.integer({ min: 1_600_000_000_000, max: 1_800_000_000_000 }),
    validDateDayNum: fc.integer({ min: 0, max: 1_000 }),
    serviceDateDayNum: fc.integer({ min: 0, max: 1_000 }),
    skuAttrs: fc
      .record(
        {
          courseIds: fc.array(courseIdArb, { maxLength: 4 }),
          stages: fc.array(fc.constantFrom('P2', 'P3', 'constructor'), { maxLength: 2 }),
          old: fc.boolean(),
        },
        { requiredKeys: [] },
      )
      .map(skuOf),
  })
  .map(orderWith);

export const ordersArb = fc.array(orderArb, { maxLength: 12 }).map((orders) => deepFreeze(orders));
