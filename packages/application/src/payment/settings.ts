import type { TransferWay } from '../payout/settings.js';
import type { PaymentProvider } from '../ports/payment-provider.js';

/** How the platform is paid, and sends money to balances. */
export interface PaymentSettings extends TransferWay {
  readonly provider: PaymentProvider;
}
