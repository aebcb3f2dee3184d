import type { AccountSyncPort } from '@ykd/application';
import { accountSyncCalls } from '../contracts/account-sync.js';
import type { Http } from './http.js';

/** The member's accounts in other services over HTTP. */
export const accountSyncClient = (http: Http): AccountSyncPort => ({
  states: () => http.send(accountSyncCalls.states),
  retry: () => http.send(accountSyncCalls.retry),
  troubles: () => http.send(accountSyncCalls.troubles),
  retryTroubles: (body) => http.send(accountSyncCalls.retryTroubles, { body }),
});
