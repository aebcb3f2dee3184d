import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '../contracts/problems.js';
import { HttpProblem, Refusal, sendError, sendProblem } from './answers.js';

/** Whether an error says that the storage or another service is away for now, rather than that the program is wrong. */
export type IsUnavailable = (error: unknown) => boolean;

/** Fastify's own errors that deserve a word of their own. */
const FASTIFY_PROBLEMS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'BAD_URL',
  FST_ERR_MAX_PARAM_LENGTH: 'BAD_URL',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_ROUTE_NOT_FOUND: 'NOT_FOUND',
};

const STATUS_PROBLEMS: Readonly<Record<number, ProblemCode>> = {
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  408: 'REQUEST_TIMEOUT',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

const fieldsOf = (error: unknown): { readonly code?: unknown; readonly statusCode?: unknown } =>
  typeof error === 'object' && error !== null ? (error as Partial<FastifyError>) : {};

/** The failure that an error stands for; undefined when the program is to blame. */
const problemOf = (error: unknown, isUnavailable: IsUnavailable): ProblemCode | undefined => {
  if (error instanceof HttpProblem) return error.problem;
  const { code, statusCode } = fieldsOf(error);
  const own = typeof code === 'string' ? FASTIFY_PROBLEMS[code] : undefined;
  if (own !== undefined) return own;
  if (isUnavailable(error)) return 'UNAVAILABLE';
  if (typeof statusCode !== 'number') return undefined;
  return STATUS_PROBLEMS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? 'BAD_REQUEST' : undefined);
};

/** Translates whatever was thrown into the envelope. What is not expected is logged, and nothing of it leaks. */
const errorHandler =
  (isUnavailable: IsUnavailable) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof Refusal) return sendError(reply, error.refusal);
    const problem = problemOf(error, isUnavailable) ?? 'INTERNAL';
    if (problem === 'INTERNAL' || problem === 'UNAVAILABLE') request.log.error({ err: error }, problem);
    return sendProblem(reply, problem);
  };

/** The one error handler and the JSON answer to unknown paths. */
export const addErrorHandling = (fastify: FastifyInstance, isUnavailable: IsUnavailable): void => {
  fastify.setErrorHandler(errorHandler(isUnavailable));
  fastify.setNotFoundHandler((_request, reply) => sendProblem(reply, 'NOT_FOUND'));
};
