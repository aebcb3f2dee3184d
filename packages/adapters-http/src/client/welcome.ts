import type { WelcomePort } from '@ykd/application';
import { welcomeCalls } from '../contracts/welcome.js';
import type { Http } from './http.js';

/** The welcome of a new member over HTTP. */
export const welcomeClient = (http: Http): WelcomePort => ({
  getWelcome: ({ userId }) => http.send(welcomeCalls.getWelcome, { query: { userId } }),
  saveWelcome: ({ userId }) => http.send(welcomeCalls.saveWelcome, { body: { userId } }),
});
