import { expect, test } from 'vitest';
import { isPurchase } from '../../src/order/index.js';

test.each([
  ['TRADE_PAID_SUCCESS', 1, true],
  ['TRADE_REFUNDING', 19_900, true],
  ['TRADE_REFUNDED', 19_900, true],
  ['TRADE_PAID_SUCCESS', 0, false],
  ['TRADE_WAIT_PAY', 19_900, false],
  ['TRADE_CLOSED', 19_900, false],
  ['SOMETHING_ELSE', 19_900, false],
])('isPurchase: %s, %s cents', (status, amount, expected) => {
  expect(isPurchase({ status, amount })).toBe(expected);
});
