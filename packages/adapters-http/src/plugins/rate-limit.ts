import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { LimitName } from '../contracts/limits.js';
import { Refusal } from './answers.js';
import { networkAddress } from './network-address.js';

/** How many requests one address may send in a window. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** How many requests of each kind one address may send. A class does everything together, behind one address. */
export type RateLimits = Readonly<Record<LimitName, RateLimit>>;

const MINUTE = 60_000;

/** What holds unless the server is told otherwise. */
export const RATE_LIMITS: RateLimits = {
  // Keeps secret addresses from being tried out; a class behind one address has as many programs that ask.
  calendar: { max: 600, windowMs: MINUTE },
  // Keeps the chat, which is asked for each room, from being flooded.
  chat: { max: 300, windowMs: MINUTE },
  // Keeps the database from being flooded with entries.
  'check-in': { max: 600, windowMs: MINUTE },
  // Keeps the figures of partners from being driven up from one place; a class behind one address opens the same link.
  'coupon-visit': { max: 120, windowMs: MINUTE },
  // Keeps whole lists from being read all the time; an office is behind one address.
  export: { max: 60, windowMs: MINUTE },
  // Keeps the password hashing from being flooded, and names and codes from being tried out.
  login: { max: 300, windowMs: MINUTE },
  // Keeps orders and WeChat Pay, which is asked about some of their steps, from being flooded.
  order: { max: 600, windowMs: MINUTE },
  // Those who wait for their payments look again every few seconds.
  'order-check': { max: 2_400, windowMs: MINUTE },
  // Keeps the database from being flooded with applications.
  partner: { max: 300, windowMs: MINUTE },
  // Keeps the drawing of pictures from being flooded; a class behind one address opens what one of them shared.
  picture: { max: 120, windowMs: MINUTE },
  // Keeps each search, in the schools, in lessons or in a list of staff, from being flooded, and mobiles from being guessed.
  search: { max: 600, windowMs: MINUTE },
  // Who writes a program sends it each time he stops to think; what was too much is sent again later.
  solution: { max: 1_200, windowMs: MINUTE },
  // Each reader tells once a minute or so; what was too much is told again later.
  'study-beats': { max: 600, windowMs: MINUTE },
  // Keeps the decoding of pictures from being flooded; a class behind one address sends nine each after a lesson.
  upload: { max: 400, windowMs: MINUTE },
};

declare module 'fastify' {
  interface FastifyInstance {
    /** How often each kind of call may be asked. */
    readonly rateLimits: RateLimits;
  }
}

/** Limits the routes that ask for it; the others do not pay for it. */
export const addRateLimits = async (
  fastify: FastifyInstance,
  limits: Partial<RateLimits> = {},
): Promise<void> => {
  fastify.decorate('rateLimits', { ...RATE_LIMITS, ...limits });
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
