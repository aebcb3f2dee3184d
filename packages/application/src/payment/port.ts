import type { RawNotice } from '../ports/payment-provider.js';
import type { Outcome } from '../shared/outcome.js';

/** Where the provider tells of payments, refunds and transfers, below the platform's origin. */
export const PAYMENT_NOTICE_PATH = '/api/pay/weixin/notify';

/** What WeChat Pay tells by itself. Nobody is logged in here: the signature says who speaks. */
export interface PaymentNoticePort {
  /** Takes a notification in. A forged one changes nothing. Throws when it could not be stored: it must come again. */
  receive(notice: RawNotice): Outcome<null, 'forged-notice'>;
}
