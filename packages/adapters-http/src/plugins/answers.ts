import type { AppError } from '@ykd/application/shared';
import type { FastifyReply } from 'fastify';
import { errorToWire } from '../contracts/errors.js';
import { problemToWire, type ProblemCode } from '../contracts/problems.js';

/** Thrown by hooks and parsers to end a request with one of HTTP's own failures. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode) {
    super(problem);
    this.problem = problem;
  }
}

/** Thrown by hooks and validators to end a request with an expected error of the application. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly refusal: AppError;

  constructor(refusal: AppError) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Seconds after which a client may try again when the storage is away. */
export const UNAVAILABLE_RETRY_SECONDS = 5;

/** Answers with an expected error. */
export const sendError = (reply: FastifyReply, error: AppError): FastifyReply => {
  const { status, body, retryAfterSeconds } = errorToWire(error);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send(body);
};

/** Answers with one of HTTP's own failures. */
export const sendProblem = (reply: FastifyReply, problem: ProblemCode): FastifyReply => {
  const { status, body } = problemToWire(problem);
  if (problem === 'UNAVAILABLE') reply.header('retry-after', UNAVAILABLE_RETRY_SECONDS);
  return reply.code(status).send(body);
};
