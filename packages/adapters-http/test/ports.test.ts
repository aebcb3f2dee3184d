import { describe } from 'vitest';
import { commonQuerySuite } from './port-suites/commonquery.js';
import { memberSuite } from './port-suites/member.js';
import { projectUserSuite } from './port-suites/projectuser.js';
import { studySuite } from './port-suites/study.js';
import { inProcess, overHttp } from './support/world.js';

describe.each([
  ['the use cases in process', inProcess],
  ['clients and routes over a socket', overHttp],
])('%s', (_name, makeWorld) => {
  memberSuite(makeWorld);
  commonQuerySuite(makeWorld);
  projectUserSuite(makeWorld);
  studySuite(makeWorld);
});
