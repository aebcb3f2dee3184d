import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './answers.js';
import { networkAddress } from './network-address.js';

/** How many requests one address may send in a window. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Generous: a class logs in together from one address. It only keeps the password hashing from being flooded. */
export const LOGIN_RATE_LIMIT: RateLimit = { max: 300, windowMs: 60_000 };

/** A class uploads together too. It keeps the decoding of pictures from being flooded. */
export const UPLOAD_RATE_LIMIT: RateLimit = { max: 60, windowMs: 60_000 };

/** A class looks for its schools, or in its lessons, together. It keeps each search from being flooded. */
export const SEARCH_RATE_LIMIT: RateLimit = { max: 600, windowMs: 60_000 };

/** A class buys together. It keeps orders and WeChat Pay, which is asked about some of their steps, from being flooded. */
export const ORDER_RATE_LIMIT: RateLimit = { max: 600, windowMs: 60_000 };

/** A class checks in together in the evening. It keeps the database from being flooded with entries. */
export const CHECK_IN_RATE_LIMIT: RateLimit = { max: 600, windowMs: 60_000 };

/** A class reads together, each telling once a minute or so; what was too much is told again later. */
export const STUDY_BEATS_RATE_LIMIT: RateLimit = { max: 600, windowMs: 60_000 };

/** A class asks its teacher together. It keeps the chat, which is asked for each room, from being flooded. */
export const CHAT_RATE_LIMIT: RateLimit = { max: 300, windowMs: 60_000 };

/** A class waits for its payments together, each looking again every few seconds. */
export const ORDER_CHECK_RATE_LIMIT: RateLimit = { max: 2_400, windowMs: 60_000 };

/** Limits the routes that ask for it; the others do not pay for it. */
export const addRateLimits = async (fastify: FastifyInstance): Promise<void> => {
  const none = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await fastify.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkAddress(ip),
    addHeaders: { ...none, 'retry-after': false },
    addHeadersOnExceeding: none,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal({ kind: 'too-many-attempts', retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
};
