import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { core } from 'zod/mini';
import { check } from '../contracts/check.js';
import { Refusal } from './answers.js';

/** Parses each part of a request by its contract. An absent body is an empty object. */
const validatorCompiler: FastifySchemaCompiler<core.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const checked = check(schema, data ?? {});
    return checked.ok ? { value: checked.value } : { error: new Refusal(checked.error) };
  };

/**
 * Requests are checked by their contracts, answers are not: use cases answer typed values, and the tests hold them against
 * the contracts.
 */
export const addValidation = (fastify: FastifyInstance): void => {
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(() => JSON.stringify);
};
