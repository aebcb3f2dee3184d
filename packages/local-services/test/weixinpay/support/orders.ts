import type { PaymentOrder } from '@ykd/application/ports';
import type { LocalWorld } from './local-world.js';

export const OUT_TRADE_NO = '0123456789abcdef0123456789abcdef';

/** A payment that can be begun now, for half an hour. */
export const orderIn = (
  { clock }: Pick<LocalWorld, 'clock'>,
  facts: Partial<PaymentOrder> = {},
): PaymentOrder => ({
  way: 'NATIVE',
  outTradeNo: OUT_TRADE_NO,
  description: 'Java 就业班',
  amount: 19_900,
  expiresAt: clock.now() + 30 * 60_000,
  notifyUrl: 'http://127.0.0.1:9/notify',
  ...facts,
});

/** The prepay id behind an invitation. */
export const prepayIdOf = (invitation: string): string => new URL(invitation).searchParams.get('pr') ?? '';
