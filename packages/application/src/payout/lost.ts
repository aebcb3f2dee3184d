import type { Payout } from '../entities/payout.js';

/** What staff read of a transfer that WeChat Pay does not know. */
export const UNKNOWN_TRANSFER = '微信支付不认得这笔转账，请到商户平台核对';

/** What they read once it was asked about so late that it is left to them; it marks such a transfer. */
export const LOST_TRANSFER = '发出三天以后，微信支付还是不认得这笔转账，请到商户平台核对';

/** Whether WeChat Pay did not know the transfer of a payout when it was asked last, long after it was sent: people say how it ended. */
export const isLost = ({ status, method, trouble }: Pick<Payout, 'status' | 'method' | 'trouble'>): boolean =>
  status === 'SENT' && method === 'WEIXIN' && trouble === LOST_TRANSFER;
