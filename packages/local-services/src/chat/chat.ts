import { createHmac } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LOCAL_CHAT_PREFIX } from '@ykd/adapters-http/contracts';
import { localSwitch, type LocalSwitch } from '../local-switch.js';
import { CHAT_PATHS, roomQuery } from '@ykd/adapters-http/protocols/chat';

export interface LocalRoom {
  readonly roomId: string;
  readonly userId: string;
  readonly courseId: string;
}

export interface LocalChatOptions {
  /** Who may call; rooms are named by it, so that with the same one they keep their names. */
  readonly token: string;
}

/** A chat middleware of one's own that speaks the same calls, to try the platform out and to test against. */
export interface LocalChat extends LocalSwitch {
  readonly fastify: FastifyInstance;
  /** The room of an id, once it was asked for. */
  room(roomId: string): LocalRoom | undefined;
  /** Ends the service of a user in the chat. */
  end(userId: string, endDay?: string): void;
}

/** A chat with nothing but rooms. In it the service runs until it is ended. While it is out, every call gets a 503. */
export const createLocalChat = ({ token }: LocalChatOptions): LocalChat => {
  const fastify = Fastify({ bodyLimit: 1024 });
  const outage = localSwitch();
  const rooms = new Map<string, LocalRoom>();
  const ended = new Map<string, string | undefined>();

  fastify.addHook('onRequest', (request, reply, done) => {
    if (outage.isOut()) void reply.code(503).type('text/plain').send('Service Unavailable');
    else if (request.headers.authorization === `Bearer ${token}`) done();
    else void reply.code(401).send({ isSuccess: false, message: 'unauthorized' });
  });

  const answered =
    (answer: (userId: string, courseId: string) => object) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const query = z.safeParse(roomQuery, request.query).data;
      if (query === undefined) return reply.code(400).send({ isSuccess: false, message: 'bad query' });
      return reply.send({ isSuccess: true, data: answer(query.user, query.courseId) });
    };
  fastify.get(
    CHAT_PATHS.room,
    answered((userId, courseId) => {
      const name = JSON.stringify([userId, courseId]);
      const roomId = createHmac('sha256', token).update(name).digest('base64url').slice(0, 22);
      rooms.set(roomId, { roomId, userId, courseId });
      return { roomId, url: `${LOCAL_CHAT_PREFIX}/${roomId}` };
    }),
  );
  fastify.get(
    CHAT_PATHS.checkPeriod,
    answered((userId) =>
      ended.has(userId) ? { inPeriod: false, endDay: ended.get(userId) } : { inPeriod: true },
    ),
  );

  return {
    ...outage,
    fastify,
    room: (roomId) => rooms.get(roomId),
    end: (userId, endDay) => void ended.set(userId, endDay),
  };
};
