import type { DataOf } from '../contracts/call.js';
import { devCalls } from '../contracts/dev.js';
import type { Http } from './http.js';

/** A text message of the demo mode. */
export type SmsMessage = DataOf<typeof devCalls.outbox>;

/** An account in a built-in service of the demo mode. */
export type LocalAccount = DataOf<typeof devCalls.accounts>[number];

/** A built-in service of the demo mode, and whether it runs. */
export type LocalServiceState = DataOf<typeof devCalls.services>[number];

/** The calls of the demo mode. Where there is none they throw RequestError. */
export const devClient = (http: Http) => ({
  /** The last messages, the newest first. */
  messages: () => http.send(devCalls.messages),
  /** The accounts in the built-in services. */
  accounts: () => http.send(devCalls.accounts),
  /** What does not reach them. */
  troubles: () => http.send(devCalls.troubles),
  /** Has that tried again now. */
  retry: () => http.send(devCalls.retry, { body: {} }),
  /** Which built-in services run. */
  services: () => http.send(devCalls.services),
  /** Stops a built-in service, or lets it run again; answers all. */
  setService: (body: LocalServiceState) => http.send(devCalls.setService, { body }),
  /** The last message to a mobile. Throws RequestError when there is none. */
  outbox: ({ mobile }: { readonly mobile: string }) => http.send(devCalls.outbox, { query: { mobile } }),
});
