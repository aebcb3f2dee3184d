import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { chatCalls } from '../contracts/chat.js';
import { CHAT_RATE_LIMIT } from '../plugins/rate-limit.js';
import { serve } from './serve.js';

/** `/api/chat/room`. */
export const chatRoutes = (fastify: FastifyInstance, application: Application): void => {
  serve(
    fastify,
    chatCalls.open,
    ({ query }, context) => application.chat(context).open(query),
    CHAT_RATE_LIMIT,
  );
};
