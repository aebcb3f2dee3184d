import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './connection-limits.js';

/** How many requests may wait on a connection while one is answered. Browsers and proxies send one at a time. */
export const PIPELINED_MAX = 10;

/**
 * Requests on one connection begin one after the other, each when the answer before it was taken: so a connection holds
 * one answer, however many were asked for and not read. Whoever asks for too many at once, or takes nothing of his answer
 * for `answerMs`, loses the connection.
 */
export const addPipelining = (
  fastify: FastifyInstance,
  { answerMs }: Pick<ConnectionLimits, 'answerMs'>,
): void => {
  /** Connections on which a request is under way, with those that wait for it. */
  const busy = new WeakMap<Socket, (() => void)[]>();

  fastify.addHook('onRequest', ({ raw: { socket } }, { raw: answer }, done) => {
    const begin = (): void => {
      answer.once('close', () => {
        const next = busy.get(socket)?.shift();
        if (next === undefined || socket.destroyed) busy.delete(socket);
        else next();
      });
      done();
    };
    const waiting = busy.get(socket);
    if (waiting === undefined) {
      busy.set(socket, []);
      begin();
      return;
    }
    // What the connection went without while others were answered is not counted against this one.
    const beginLater = (): void => {
      socket.setTimeout(0);
      begin();
    };
    if (waiting.length < PIPELINED_MAX) waiting.push(beginLater);
    else socket.destroy();
  });
  // Node takes the limit off with the next request; until then it is what an idle connection has, or more.
  fastify.addHook('onSend', ({ raw: { socket } }, _reply, _payload, done) => {
    // A request that was injected has none.
    if (socket instanceof Socket) socket.setTimeout(answerMs);
    done();
  });
};
