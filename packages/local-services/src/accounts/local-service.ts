import Fastify, { type FastifyInstance } from 'fastify';
import { localSwitch, type LocalSwitch } from '../local-switch.js';
import type { LocalAccount, LocalAccounts } from './file-accounts.js';

/**
 * A service of one's own that speaks the protocol of a real one, to try the platform out and to test against. While it is
 * out, every call gets a 503.
 */
export interface LocalService extends LocalSwitch {
  readonly fastify: FastifyInstance;
  /** The oldest first. */
  accounts(): readonly LocalAccount[];
}

export interface LocalServiceParts {
  readonly accounts: LocalAccounts;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A server with the outage switch, on which a service puts its calls. */
export const localService = (
  { accounts }: LocalServiceParts,
  addCalls: (fastify: FastifyInstance) => void,
): LocalService => {
  const fastify = Fastify({ bodyLimit: 64 * 1024 });
  const outage = localSwitch();
  fastify.addHook('onRequest', (_request, reply, done) => {
    if (outage.isOut()) void reply.code(503).type('text/plain').send('Service Unavailable');
    else done();
  });
  addCalls(fastify);
  return {
    ...outage,
    fastify,
    accounts: () => accounts.all().toSorted((a, b) => a.createdAt - b.createdAt),
  };
};

/** Whether another account has this value, without regard to case. */
export const isTaken = (
  accounts: readonly LocalAccount[],
  field: 'username' | 'email',
  value: string,
  byOtherThan?: string,
): boolean =>
  accounts.some((one) => one.id !== byOtherThan && one[field].toLowerCase() === value.toLowerCase());
