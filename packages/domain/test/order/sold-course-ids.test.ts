import { expect, test } from 'vitest';
import { soldCourseIds } from '../../src/order/index.js';

test('a product sells what any value of its first attribute opens, each course once', () => {
  const value = (...courseIds: string[]) => ({ value: '班', extraInfo: { courseIds } });
  const skuAttrs = [
    { values: [value('j1', 'j2'), value('j2', 'j4'), { value: '无' }] },
    { values: [value('f1')] },
  ];
  expect(soldCourseIds(skuAttrs)).toEqual(['j1', 'j2', 'j4']);
});

test.each([
  undefined,
  null,
  [],
  [{}],
  [{ values: 'x' }],
  [{ values: [null, { extraInfo: { courseIds: 1 } }] }],
])('%j sells nothing', (skuAttrs) => {
  expect(soldCourseIds(skuAttrs)).toEqual([]);
});
