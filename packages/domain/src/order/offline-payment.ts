import { DAY_MS, deepFreeze, MEGABYTE } from '../shared/index.js';
import { formatAmount } from './amount.js';

/** How many days after it was made a payment outside of the platform can still be entered. Beyond the Specification. */
export const OFFLINE_PAID_DAYS_MAX = 90;

/** The most that one order can have cost that was paid outside, in cents: ¥1000000.00. Beyond the Specification. */
export const OFFLINE_AMOUNT_MAX = 100_000_000;

/** By which ways money is paid outside of the platform: a bank transfer, WeChat, Alipay, cash, any other. Beyond the Specification. */
export const OFFLINE_WAYS = deepFreeze(['BANK', 'WEIXIN', 'ALIPAY', 'CASH', 'OTHER'] as const);

/** By which way somebody paid so many cents outside of the platform, one of {@link OFFLINE_WAYS}. Beyond the Specification. */
export type OfflineWay = (typeof OFFLINE_WAYS)[number];

/** The most pictures of the receipt of such a payment, as a number of pictures. Beyond the Specification. */
export const RECEIPT_PICTURES_MAX = 5;

/** The largest picture of a receipt that may be uploaded, in bytes: 3 MB, exactly this many still pass. Beyond the Specification. */
export const RECEIPT_PICTURE_MAX_BYTES = 3 * MEGABYTE;

/** What a picture of a receipt fits in once it is kept, in pixels: its small letters stay readable. Beyond the Specification. */
export const RECEIPT_PICTURE_BOX: { readonly width: number; readonly height: number } = deepFreeze({
  width: 1600,
  height: 4096,
});

/**
 * The Chinese message when a payment outside of the platform cannot have been made at the instant `paidAt` (epoch
 * milliseconds); `undefined` when it can: not in the future, at most {@link OFFLINE_PAID_DAYS_MAX} days ago. Beyond the
 * Specification.
 */
export const offlinePaidAtIssue = (paidAt: number, now: number): string | undefined => {
  if (!Number.isSafeInteger(paidAt) || paidAt > now) return '付款时间不能在以后';
  return paidAt < now - OFFLINE_PAID_DAYS_MAX * DAY_MS
    ? `付款时间不能早于 ${OFFLINE_PAID_DAYS_MAX} 天以前`
    : undefined;
};

/**
 * The Chinese message when so many cents cannot have been paid outside of the platform; `undefined` when they can: whole
 * cents from 0 to {@link OFFLINE_AMOUNT_MAX}. Never throws RangeError, whatever the number is. Beyond the Specification.
 */
export const offlineAmountIssue = (amount: number): string | undefined =>
  Number.isSafeInteger(amount) && amount >= 0 && amount <= OFFLINE_AMOUNT_MAX
    ? undefined
    : `实付金额在 ¥0.00 与 ¥${formatAmount(OFFLINE_AMOUNT_MAX)} 之间，精确到分`;

/**
 * The Chinese message when a payment has too many pictures of its receipt (`count` is a number of pictures); `undefined`
 * for {@link RECEIPT_PICTURES_MAX} or fewer. Beyond the Specification.
 */
export const receiptPicturesIssue = (count: number): string | undefined =>
  count > RECEIPT_PICTURES_MAX ? `凭证图片不能超过${RECEIPT_PICTURES_MAX}张` : undefined;
