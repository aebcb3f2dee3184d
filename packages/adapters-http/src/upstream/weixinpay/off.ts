import type { PaymentProvider } from '@ykd/application/ports';
import { trouble } from './error.js';

const off = (): never => {
  throw trouble('OFF', 'no merchant is set up');
};
const away = async (): Promise<never> => off();

/** Where nobody is set up to be paid: every call fails, and no notification is believed. */
export const offPayments: PaymentProvider = {
  begin: away,
  bridgeParams: off,
  query: away,
  close: away,
  refund: away,
  queryRefund: away,
  bill: away,
  transfer: away,
  queryTransfer: away,
  cancelTransfer: away,
  confirmParams: off,
  read: () => Promise.resolve(undefined),
};
