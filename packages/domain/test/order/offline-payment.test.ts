import { describe, expect, test } from 'vitest';
import {
  OFFLINE_AMOUNT_MAX,
  OFFLINE_PAID_DAYS_MAX,
  offlineAmountIssue,
  offlinePaidAtIssue,
  RECEIPT_PICTURE_BOX,
  RECEIPT_PICTURE_MAX_BYTES,
  RECEIPT_PICTURES_MAX,
  receiptPicturesIssue,
} from '../../src/order/index.js';
import { DAY_MS, MEGABYTE } from '../../src/shared/index.js';

const NOW = 1_760_000_000_000;
const OLDEST = NOW - OFFLINE_PAID_DAYS_MAX * DAY_MS;

describe('a payment outside of the platform', () => {
  test('was made in the last ninety days', () => {
    for (const paidAt of [NOW, OLDEST]) expect(offlinePaidAtIssue(paidAt, NOW)).toBeUndefined();
    for (const paidAt of [NOW + 1, NaN, 0.5, Infinity])
      expect(offlinePaidAtIssue(paidAt, NOW)).toBe('付款时间不能在以后');
    expect(offlinePaidAtIssue(OLDEST - 1, NOW)).toBe('付款时间不能早于 90 天以前');
  });

  test('is whole cents, and may be none', () => {
    for (const amount of [0, 1, OFFLINE_AMOUNT_MAX]) expect(offlineAmountIssue(amount)).toBeUndefined();
    for (const amount of [-1, 0.5, NaN, OFFLINE_AMOUNT_MAX + 1])
      expect(offlineAmountIssue(amount)).toBe('实付金额在 ¥0.00 与 ¥1000000.00 之间，精确到分');
  });

  test('has a few pictures of its receipt', () => {
    expect(receiptPicturesIssue(RECEIPT_PICTURES_MAX)).toBeUndefined();
    expect(receiptPicturesIssue(RECEIPT_PICTURES_MAX + 1)).toBe('凭证图片不能超过5张');
    expect(RECEIPT_PICTURE_MAX_BYTES).toBe(3 * MEGABYTE);
    expect(RECEIPT_PICTURE_BOX).toEqual({ width: 1600, height: 4096 });
    expect(Object.isFrozen(RECEIPT_PICTURE_BOX)).toBe(true);
  });
});
