import type { PaymentProvider } from '../ports/payment-provider.js';

/** How the platform is paid. */
export interface PaymentSettings {
  readonly provider: PaymentProvider;
  /** The whole address under which the provider reaches the path of notifications. */
  readonly notifyUrl: string;
}
