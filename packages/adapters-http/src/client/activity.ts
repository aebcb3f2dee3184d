import type { ActivityPort } from '@ykd/application';
import { activityCalls } from '../contracts/activity.js';
import type { Http } from './http.js';

/** The periods of activities over HTTP. */
export const activityClient = (http: Http): ActivityPort => ({
  periods: () => http.send(activityCalls.periods),
  setPeriod: (body) => http.send(activityCalls.setPeriod, { body }),
});
