import type { AreaName } from '@ykd/application';
import type { CallerContext, ErrorOf } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { strictObject } from 'zod/mini';
import {
  isWhileViewing,
  type AnyCall,
  type BodyOf,
  type DataOf,
  type KindOf,
  type QueryOf,
} from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { sendError } from '../plugins/answers.js';
import { wantsPage } from '../plugins/wants-page.js';
import { missingFor } from './ids-of-nothing.js';

/** Answers a call with what its contract names, asked with what the contract parsed. */
export type Handle<C extends AnyCall> = (
  input: { readonly query: QueryOf<C>; readonly body: BodyOf<C> },
  context: CallerContext,
) => Promise<Result<DataOf<C>, ErrorOf<KindOf<C>>>>;

/** Whose calls a server has. */
export type ServedArea = AreaName | 'dev';

/** The name of an area in the description of the calls: `checkIn` → `check-in`. */
export const tagOf = (area: ServedArea): string =>
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const NOTHING = strictObject({});

/** What a call says of its body, of who may make it and how often, for hooks and limits. */
export const configOf = (
  { rateLimits }: FastifyInstance,
  call: AnyCall,
): Pick<RouteShorthandOptions, 'config'> => {
  const { body, limit, upload } = call;
  const takes = {
    takesList: body?._zod.def.type === 'array',
    takesFile: upload !== undefined,
    whileViewing: isWhileViewing(call),
  };
  if (limit === undefined) return { config: takes };
  const { max, windowMs } = rateLimits[limit];
  return { config: { ...takes, rateLimit: { max, timeWindow: windowMs } } };
};

const handler =
  <C extends AnyCall>({ toPage }: C, handle: Handle<C>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The validator has replaced query and body by what the contract made of them.
    const input = { query: request.query as QueryOf<C>, body: request.body as BodyOf<C> };
    const result = await handle(input, request.callerContext);
    if (toPage !== undefined && wantsPage(request)) {
      // As a URL: a Location header takes ASCII only.
      return reply.redirect(new URL(toPage(result), request.callerContext.origin).href, 302);
    }
    if (!result.ok) return sendError(reply, result.error);
    return reply.send({ isSuccess: true, data: result.value });
  };

/** Puts a call on the server, under the name of its area in the description of the calls. */
export const serve = <C extends AnyCall>(
  fastify: FastifyInstance,
  area: ServedArea,
  call: C,
  handle: Handle<C>,
): void => {
  fastify.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [tagOf(area)],
      security: [{ session: [] }, { bearer: [] }],
      querystring: call.query ?? NOTHING,
      ...(call.method === 'POST' ? { body: call.body ?? NOTHING } : {}),
      ...(call.upload === undefined ? {} : { consumes: ['multipart/form-data'] }),
      response: { 200: call.response, '4xx': failure, '5xx': failure },
    },
    ...configOf(fastify, call),
    handler: handler(call, handle),
    errorHandler: (error, request, reply) => {
      const missing = missingFor(call, request.query, error);
      if (missing === undefined) fastify.errorHandler(error, request, reply);
      else sendError(reply, missing);
    },
  });
};
