import type { PaymentProvider } from '@ykd/application/ports';
import { trouble } from './error.js';

const away = (): Promise<never> => Promise.reject(trouble('OFF', 'no merchant is set up'));

/** Where nobody is set up to be paid: every call fails, and no notification is believed. */
export const offPayments: PaymentProvider = {
  begin: away,
  bridgeParams: () => {
    throw trouble('OFF', 'no merchant is set up');
  },
  query: away,
  close: away,
  refund: away,
  queryRefund: away,
  bill: away,
  read: () => Promise.resolve(undefined),
};
