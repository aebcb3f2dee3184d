import { isTransferLost } from '@ykd/domain/payout';
import type { Payout } from '../entities/payout.js';

/** What staff read of a transfer that WeChat Pay does not know. */
export const UNKNOWN_TRANSFER = '微信支付不认得这笔转账，请到商户平台核对';

/** Whether WeChat Pay did not know the transfer of a payout when it was asked last, long after it was sent: people say how it ended. */
export const isLost = ({ status, method, askedAt, trouble }: Payout, at: number): boolean =>
  status === 'SENT' &&
  method === 'WEIXIN' &&
  trouble === UNKNOWN_TRANSFER &&
  askedAt !== null &&
  isTransferLost(askedAt, at);
