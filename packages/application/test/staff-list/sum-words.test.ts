import { fc, test } from '@fast-check/vitest';
import { formatAmount } from '@ykd/domain/order';
import { expect, it } from 'vitest';
import { manyWords, sumWords } from '../../src/staff-list/index.js';

it.each([
  [0, '¥0.00'],
  [1, '¥0.01'],
  [99_999, '¥999.99'],
  [100_000, '¥1,000.00'],
  [46_114_500, '¥461,145.00'],
  [123_456_789_00, '¥123,456,789.00'],
  [-1, '-¥0.01'],
  [-69_850, '-¥698.50'],
  [-1_680_000, '-¥16,800.00'],
])('%d cents are %s', (cents, words) => {
  expect(sumWords(cents)).toBe(words);
});

test.prop([fc.maxSafeInteger()])('a sum says what it says without its commas', (cents) => {
  expect(sumWords(cents).replaceAll(/[¥,]/g, '')).toBe(formatAmount(cents));
});

it.each([
  [7, '7'],
  [1_651, '1,651'],
  [100_000, '100,000'],
])('many: %d is %s', (value, words) => {
  expect(manyWords(value)).toBe(words);
});
