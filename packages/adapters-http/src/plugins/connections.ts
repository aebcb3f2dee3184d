import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.js';
import { networkAddress } from './network-address.js';
import { endWith } from './raw-answer.js';

/**
 * Limits how many connections there are together, and from one network address. Who is over the total is not let in at
 * all; who is over his share is told so.
 */
export const addConnectionLimits = (
  { server }: FastifyInstance,
  { total, perAddress }: Pick<ConnectionLimits, 'total' | 'perAddress'>,
): void => {
  /** Who has how many; whoever has none is not in it. */
  const open = new Map<string, number>();
  const change = (address: string, by: 1 | -1): number => {
    const count = (open.get(address) ?? 0) + by;
    if (count === 0) open.delete(address);
    else open.set(address, count);
    return count;
  };
  server.maxConnections = total;
  server.prependListener('connection', (socket: Socket) => {
    const address = networkAddress(socket.remoteAddress ?? '');
    const count = change(address, 1);
    socket.once('close', () => change(address, -1));
    if (count > perAddress) endWith(socket, 'TOO_MANY_CONNECTIONS');
  });
};
