import type { SchoolPort } from '@ykd/application';
import { schoolCalls } from '../contracts/school.js';
import type { Http } from './http.js';

/** Schools to choose from, over HTTP. */
export const schoolClient = (http: Http): SchoolPort => ({
  search: ({ name }) => http.send(schoolCalls.search, { query: name === undefined ? {} : { name } }),
});
