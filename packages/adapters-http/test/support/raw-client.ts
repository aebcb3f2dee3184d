import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A connection to a server that listens, on which nothing was sent yet, and which reads nothing before it is asked to.
 * `from`: the loopback address that it comes from, if not the usual one.
 */
export const connectTo = async (fastify: FastifyInstance, from?: string): Promise<Socket> => {
  const [address] = fastify.addresses();
  if (typeof address !== 'object') throw new Error('the server does not listen');
  const socket = connect({ port: address.port, host: address.address, localAddress: from });
  // How it ends is told by 'close'.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** All that still comes before the other side ends the connection. */
export const readToEnd = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });

/** A request as it goes over the wire. */
export const requestText = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`;
