import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.js';
import { networkAddress } from './network-address.js';
import { createOpenConnections } from './open-connections.js';
import { endWith } from './raw-answer.js';

/**
 * Limits how many connections there are together, and from one network address. Who is over his share is told so. Where
 * the total is reached, a newcomer takes the place of a connection on which nothing is under way, of whoever holds the most:
 * a few addresses that keep theirs open shut nobody out. Only when something is under way on every one is he not let in.
 */
export const addConnectionLimits = (
  { server }: FastifyInstance,
  { total, perAddress }: Pick<ConnectionLimits, 'total' | 'perAddress'>,
): void => {
  const connections = createOpenConnections();

  /** Whether there is room for one more, if need be made here. */
  const makeRoom = (): boolean => {
    if (connections.size < total) return true;
    const idle = connections.mostDispensable();
    if (idle === undefined) return false;
    // Its end is heard of later, and others come before.
    connections.remove(idle);
    idle.destroy();
    return true;
  };

  server.prependListener('connection', (socket: Socket) => {
    const address = networkAddress(socket.remoteAddress ?? '');
    if (connections.of(address) >= perAddress) return endWith(socket, 'TOO_MANY_CONNECTIONS');
    if (!makeRoom()) return void socket.destroy();
    connections.add(socket, address);
    socket.once('close', () => connections.remove(socket));
  });
  // A request counts from the end of its headers: whoever only dribbles them has nothing under way.
  server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    connections.begin(socket);
    answer.once('close', () => connections.end(socket));
  });
};
