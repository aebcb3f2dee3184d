import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './answers.js';

const hostNameOf = (origin: string): string | undefined => URL.parse(origin)?.hostname;

/**
 * Hides the routes of a scope from whoever reaches this server under a name that might be another site's: a page of that
 * site could lead its name here and read what is answered. Addresses and `localhost` are no site's.
 */
export const addOwnHostOnly = (scope: FastifyInstance): void => {
  const { publicOrigin } = scope;
  const own = publicOrigin === undefined ? undefined : hostNameOf(publicOrigin);
  scope.addHook('onRequest', (request, _reply, done) => {
    const name = hostNameOf(`http://${request.host}`) ?? '';
    const isOwn = name === 'localhost' || name === own || name.startsWith('[') || isIPv4(name);
    return isOwn ? done() : done(new HttpProblem('NOT_FOUND'));
  });
};
