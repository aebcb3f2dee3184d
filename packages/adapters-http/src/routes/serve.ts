import type { CallerContext, ErrorOf } from '@ykd/application';
import type { Result } from '@ykd/domain/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { strictObject } from 'zod/mini';
import type { AnyCall, BodyOf, DataOf, KindOf, QueryOf } from '../contracts/call.js';
import { failure } from '../contracts/envelope.js';
import { sendError } from '../plugins/answers.js';
import type { RateLimit } from '../plugins/rate-limit.js';
import { wantsPage } from '../plugins/wants-page.js';

/** Answers a call: asks the inbound port with what the contract parsed. */
export type Handle<C extends AnyCall> = (
  input: { readonly query: QueryOf<C>; readonly body: BodyOf<C> },
  context: CallerContext,
) => Promise<Result<DataOf<C>, ErrorOf<KindOf<C>>>>;

const NOTHING = strictObject({});

const configOf = (
  { body }: AnyCall,
  limit: RateLimit | undefined,
): Pick<RouteShorthandOptions, 'config'> => ({
  config: {
    takesList: body?._zod.def.type === 'array',
    ...(limit === undefined ? {} : { rateLimit: { max: limit.max, timeWindow: limit.windowMs } }),
  },
});

/** Where a browser is led that opens the address of a call as a page. */
export type ToPage<C extends AnyCall> = (result: Result<DataOf<C>, ErrorOf<KindOf<C>>>) => string;

const handler =
  <C extends AnyCall>(handle: Handle<C>, toPage: ToPage<C> | undefined) =>
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

/** Puts a call of the contracts on the server. */
export const serve = <C extends AnyCall>(
  fastify: FastifyInstance,
  call: C,
  handle: Handle<C>,
  limit?: RateLimit,
  toPage?: ToPage<C>,
): void => {
  fastify.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: call.summary,
      tags: [...call.tags],
      security: [{ session: [] }, { bearer: [] }],
      querystring: call.query ?? NOTHING,
      ...(call.method === 'POST' ? { body: call.body ?? NOTHING } : {}),
      ...(call.encoding === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
      response: { 200: call.response, '4xx': failure, '5xx': failure },
    },
    ...configOf(call, limit),
    handler: handler(handle, toPage),
  });
};
