import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { formatAmount } from '../../src/order/index.js';

test.each([
  [123456, '1234.56'],
  [100, '1.00'],
  [5, '0.05'],
  [50, '0.50'],
  [0, '0.00'],
  [-0, '0.00'],
  [-5, '-0.05'],
  [-123456, '-1234.56'],
  [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  [Number.MIN_SAFE_INTEGER, '-90071992547409.91'],
])('%i cents are %s', (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});

test.each([0.5, NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53)])('%s is no amount', (cents) => {
  expect(() => formatAmount(cents)).toThrow(RangeError);
  expect(() => formatAmount(cents)).toThrow(`not an amount in cents: ${cents}`);
});

test.prop([fc.maxSafeInteger()])('loses no cent', (cents) => {
  const text = formatAmount(cents);
  expect(text).toMatch(/^-?(0|[1-9]\d*)\.\d\d$/);
  expect(BigInt(text.replace('.', ''))).toBe(BigInt(cents));
});
