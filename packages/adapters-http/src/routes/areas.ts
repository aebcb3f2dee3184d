import type { Application } from '@ykd/application';
import type { CallerContext } from '@ykd/application/shared';
import { ok } from '@ykd/domain/shared';
import type { FastifyInstance } from 'fastify';
import { areaCalls, type AreaCalls } from '../contracts/areas.js';
import type { PortOf } from '../contracts/call.js';
import { commonMutationRoutes } from './common-mutation.js';
import { commonQueryRoutes } from './common-query.js';
import { serveArea } from './serve-area.js';

/** Their calls have names in the query and values in the body, which must not be mixed up. */
const SERVED_BY_HAND = { commonMutation: commonMutationRoutes, commonQuery: commonQueryRoutes };

type Area = keyof AreaCalls;
type PlainCalls = Omit<AreaCalls, keyof typeof SERVED_BY_HAND>;
type PlainArea = keyof PlainCalls;

const isPlain = (area: Area): area is PlainArea => !Object.hasOwn(SERVED_BY_HAND, area);

/** The inbound ports in the shape of the calls: a use case that answers anything else does not compile. */
type CallPorts = { readonly [A in PlainArea]: (context: CallerContext) => PortOf<PlainCalls[A]> };

const callPortsOf = (application: Application): CallPorts => ({
  ...application,
  member: (context) => {
    const port = application.member(context);
    return {
      ...port,
      // Specification §7: the user himself is the answer, with what belongs to him beside his fields.
      loginUser: async () => {
        const result = await port.loginUser();
        if (!result.ok || result.value === null) return ok(null);
        if ('held' in result.value) return ok({ ...result.value.held, mustChangePassword: true });
        const { user, ...bearer } = result.value;
        return ok({ ...user, ...bearer });
      },
    };
  },
});

/** Puts the calls of all areas on the server. */
export const areaRoutes = async (fastify: FastifyInstance, application: Application): Promise<void> => {
  const ports = callPortsOf(application);
  const calls: PlainCalls = areaCalls;
  const put = <A extends PlainArea>(area: A): Promise<void> =>
    serveArea<PlainCalls[A]>(fastify, area, calls[area], { application, portFor: ports[area] });
  for (const area of Object.keys(areaCalls) as Area[]) {
    if (isPlain(area)) await put(area);
    else SERVED_BY_HAND[area](fastify, application);
  }
};
