import type { Ports } from '@ykd/application';
import { areaCalls, type AreaCalls } from '../contracts/areas.js';
import type { Calls, PortOf } from '../contracts/call.js';
import { clientOf } from './client-of.js';
import { commonMutationClient } from './common-mutation.js';
import { callsOfClass } from './calls-of-class.js';
import { commonQueryClient } from './common-query.js';
import type { Http } from './http.js';
import { memberClient } from './member.js';
import { shopClient } from './shop.js';

/** The ports of all areas over HTTP. A page that needs a few takes those alone: {@link clientOf}. */
export const createClients = (http: Http): Omit<Ports, 'paymentNotice'> => {
  const plain = Object.entries<Calls>(areaCalls).map(([area, calls]) => [area, clientOf(http, calls)]);
  return {
    ...(Object.fromEntries(plain) as { readonly [A in keyof AreaCalls]: PortOf<AreaCalls[A]> }),
    commonMutation: commonMutationClient(http),
    commonQuery: commonQueryClient(http, callsOfClass),
    member: memberClient(http),
    shop: shopClient(http),
  };
};
