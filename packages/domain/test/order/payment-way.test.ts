import { expect, test } from 'vitest';
import { detectClient } from '../../src/access/index.js';
import { PAYMENT_WAYS, paymentWayOf } from '../../src/order/index.js';

const AGENTS = {
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  weixin: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
};

test.each([
  ['desktop', 'NATIVE'],
  ['phone', 'H5'],
  ['weixin', 'JSAPI'],
] as const)('%s pays by %s', (client, way) => {
  expect(paymentWayOf(detectClient(AGENTS[client]))).toBe(way);
});

test('WeChat counts for more than the size of the device', () => {
  expect(paymentWayOf({ weixin: true, mobile: false })).toBe('JSAPI');
  expect(PAYMENT_WAYS).toEqual(['NATIVE', 'JSAPI', 'H5']);
});
