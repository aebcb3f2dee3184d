import { expect, test } from 'vitest';
import { REFUND_REQUESTS_MAX } from '../../src/order/index.js';

test('the money of an order can be asked back ten times', () => {
  expect(REFUND_REQUESTS_MAX).toBe(10);
});
