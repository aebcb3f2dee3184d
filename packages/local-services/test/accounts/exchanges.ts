import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';

/** A request to a local service, with its answer. */
export interface Exchange {
  readonly operation: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** The official description of a call, as JSON schemas. */
export interface Operation {
  readonly query?: object;
  readonly body?: object;
  readonly answers: Readonly<Record<number, object>>;
}

/** Keeps what goes in and out of a service that does not listen yet. */
export const record = (fastify: FastifyInstance): readonly Exchange[] => {
  const exchanges: Exchange[] = [];
  fastify.addHook('onSend', (request, reply, payload, done) => {
    exchanges.push({
      operation: `${request.method} ${request.routeOptions.url ?? request.url}`,
      query: request.query,
      body: request.body,
      status: reply.statusCode,
      answer: typeof payload === 'string' ? JSON.parse(payload) : payload,
    });
    done();
  });
  return exchanges;
};

const faults = (schema: object, value: unknown): readonly string[] => {
  const parsed = z.fromJSONSchema(schema as never).safeParse(value);
  return parsed.success ? [] : [z.prettifyError(parsed.error)];
};

/** Holds requests and answers against the official description. */
export const expectOfficial = (
  operations: Readonly<Record<string, Operation>>,
  exchanges: readonly Exchange[],
): void => {
  for (const { operation, query, body, status, answer } of exchanges) {
    const official = operations[operation];
    const schema = official?.answers[status];
    const found =
      official === undefined || schema === undefined
        ? ['is not described']
        : [
            ...faults(official.query ?? { type: 'object', additionalProperties: false }, query),
            ...(official.body === undefined ? [] : faults(official.body, body)),
            ...faults(schema, answer),
          ];
    expect([operation, status, ...found]).toEqual([operation, status]);
  }
};
