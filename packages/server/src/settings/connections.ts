import { CONNECTION_LIMITS, type ConnectionLimits } from '@ykd/adapters-http/server';
import type { z } from 'zod';
import { span } from './span.js';

const SECOND_MS = 1_000;
const SECONDS_MAX = 600;

const { total, perAddress, answerMs, requestMs, uploadMs } = CONNECTION_LIMITS;

/** What the environment may say of the connections of clients. */
export const connectionsShape = {
  CONNECTIONS_MAX: span(1, 100_000, total),
  CONNECTIONS_PER_ADDRESS: span(1, 100_000, perAddress),
  ANSWER_SECONDS: span(SECOND_MS, SECONDS_MAX, answerMs),
  REQUEST_SECONDS: span(SECOND_MS, SECONDS_MAX, requestMs),
  UPLOAD_SECONDS: span(SECOND_MS, SECONDS_MAX, uploadMs),
};

type ConnectionsEnvironment = z.output<z.ZodObject<typeof connectionsShape>>;

/** What connections may hold. `behindProxy`: all of them come from its address, so it has to count those of each client. */
export const connectionsOf = (read: ConnectionsEnvironment, behindProxy: boolean): ConnectionLimits => ({
  total: read.CONNECTIONS_MAX,
  perAddress: behindProxy ? Number.POSITIVE_INFINITY : read.CONNECTIONS_PER_ADDRESS,
  answerMs: read.ANSWER_SECONDS,
  requestMs: read.REQUEST_SECONDS,
  uploadMs: read.UPLOAD_SECONDS,
});
