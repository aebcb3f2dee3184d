import type { Application } from '@ykd/application';
import type { CallerContext } from '@ykd/application/shared';
import { fastifySSE } from '@fastify/sse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { ORDER_CHANGED_EVENT, orderWatch } from '../contracts/shop.js';
import { sendError, sendProblem } from '../plugins/answers.js';
import { createSlots } from '../plugins/slots.js';
import { userBehind } from '../plugins/user-behind.js';
import { configOf, tagOf } from './serve.js';

/** How often a stream says that it is alive, and it is looked whether its member is still logged in, ms. */
const HEARTBEAT_MS = 15_000;

/** How many streams a member may have open in this process: one page each in some tabs. */
const STREAMS_PER_MEMBER = 6;

/** Sent first, so that the headers leave at once. */
const OPEN_EVENT = 'open';

/** The caller, as an answer sees him that has begun: nothing can be handed to his side any more. */
const readOnly = (context: CallerContext): CallerContext => ({
  address: context.address,
  clientAddress: context.clientAddress,
  userAgent: context.userAgent,
  origin: context.origin,
  credential: () => context.credential(),
  kept: (name) => context.kept(name),
  remember: () => undefined,
  forget: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
});

/** `GET /api/shop/order/watch`: tells of each change of an order until somebody leaves, logs out, or the server ends. */
export const orderWatchRoute = async (
  fastify: FastifyInstance,
  application: Application,
  heartbeatMs = HEARTBEAT_MS,
): Promise<void> => {
  const slots = createSlots(STREAMS_PER_MEMBER);
  const open = new Set<FastifyReply>();
  let ending = false;

  const userOf = async (context: CallerContext): Promise<string | undefined> =>
    (await userBehind(application, context))?.id;
  /** A session may have ended; where that cannot be found out, the stream goes on. */
  const endIfLoggedOut = async (context: CallerContext, { sse: stream }: FastifyReply): Promise<void> => {
    const userId = await userOf(context).catch(() => context);
    if (userId === undefined) stream.close();
  };
  const tell = ({ sse: stream, log }: FastifyReply, event: string): void => {
    if (!stream.isConnected) return;
    stream.send({ event, data: null }).catch((error: unknown) => log.debug({ err: error }, 'a stream broke'));
  };

  /** Streams until the other side is gone or the stream was closed. */
  const stream = async (
    query: QueryOf<typeof orderWatch>,
    context: CallerContext,
    reply: FastifyReply,
    closed: Promise<void>,
  ): Promise<FastifyReply | undefined> => {
    const watch = await application.shop(context).watch(query, () => tell(reply, ORDER_CHANGED_EVENT));
    if (!watch.ok) return sendError(reply, watch.error);
    // Looked at as late as this: a stream that begins after the others were ended would keep the server for ever.
    if (ending) {
      watch.value.stop();
      return sendProblem(reply, 'UNAVAILABLE');
    }
    const timer = setInterval(() => void endIfLoggedOut(context, reply), heartbeatMs);
    open.add(reply);
    try {
      tell(reply, OPEN_EVENT);
      await closed;
    } finally {
      open.delete(reply);
      clearInterval(timer);
      watch.value.stop();
    }
    return undefined;
  };

  const handler = async (
    request: FastifyRequest<{ Querystring: QueryOf<typeof orderWatch> }>,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const closed = new Promise<void>((resolve) => reply.sse.onClose(resolve));
    const context = readOnly(request.callerContext);
    const userId = await userOf(request.callerContext);
    if (userId === undefined) return sendError(reply, { kind: 'not-logged-in' });
    if (!slots.take(userId)) {
      return sendError(reply, { kind: 'too-many-attempts', retryAfterSeconds: HEARTBEAT_MS / 1000 });
    }
    try {
      return await stream(request.query, context, reply, closed);
    } finally {
      slots.free(userId);
    }
  };

  await fastify.register(async (scope) => {
    await scope.register(fastifySSE, { heartbeatInterval: heartbeatMs });
    // A stream is no request in flight that the end of the server waits for.
    scope.addHook('preClose', (done) => {
      ending = true;
      for (const reply of open) reply.sse.close();
      done();
    });
    scope.get(orderWatch.path, {
      sse: 'manual',
      exposeHeadRoute: false,
      ...configOf(scope, orderWatch),
      schema: {
        summary: orderWatch.summary,
        tags: [tagOf('shop')],
        security: [{ session: [] }, { bearer: [] }],
        querystring: orderWatch.query,
        produces: ['text/event-stream'],
        response: { '4xx': failure, '5xx': failure },
      },
      handler,
    });
  });
};
