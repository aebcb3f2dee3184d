import type { SidebarPort } from '@ykd/application';
import { sidebarCalls } from '../contracts/sidebar.js';
import type { Http } from './http.js';

/** The sidebar of the learning centre over HTTP. */
export const sidebarClient = (http: Http): SidebarPort => ({
  flags: () => http.send(sidebarCalls.flags),
  findLablesByStudentId: (query) => http.send(sidebarCalls.findLablesByStudentId, { query }),
});
