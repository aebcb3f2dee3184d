import { PasswordsBusyError, type HashTurn, type PasswordHasher } from '@ykd/application/ports';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { formatPhc, parsePhc, type Argon2Cost } from './phc.js';
import { createFairTurns } from './fair-turns.js';

/** Above what OWASP asks for argon2id (19 MiB, 2 passes), and so that two slow cores still bear 20 logins a second. */
const COST: Argon2Cost = { memory: 24_576, passes: 2, parallelism: 1 };
const COST_NAMES = ['memory', 'passes', 'parallelism'] as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Whoever would wait longer for his hash, ms, had better come again. */
const LONGEST_WAIT_MS = 5_000;

/** One core is left to the event loop: with all of them hashing, every other request would wait for logins. */
const turn = createFairTurns({
  width: Math.max(1, availableParallelism() - 1),
  // As many as a slow core hashes in that time.
  waitingMax: 64,
  longestWaitMs: LONGEST_WAIT_MS,
  now: () => performance.now(),
  busy: () => new PasswordsBusyError(LONGEST_WAIT_MS / 1_000),
});

/** The platform's own work. */
const OWN: HashTurn = { known: true, from: '' };

/** What is derived from a password: with which salt, at which cost, and how long it is in bytes. */
interface Derivation {
  readonly salt: Buffer;
  readonly cost: Argon2Cost;
  readonly tagLength: number;
}

/** Runs on the thread pool, off the event loop. */
const derive = (
  password: string,
  { salt, cost, tagLength }: Derivation,
  asker: HashTurn = OWN,
): Promise<Buffer> =>
  turn(
    asker,
    () =>
      new Promise((resolve, reject) => {
        const parameters = { ...cost, message: password, nonce: salt, tagLength };
        argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
  );

/** Argon2id password hashes as PHC strings; each names its own cost, so that the cost can be raised later. */
export const createPasswordHasher = (): PasswordHasher => {
  const nobodysSalt = randomBytes(SALT_BYTES);
  return {
    hash: async (password, asker) => {
      const salt = randomBytes(SALT_BYTES);
      const hash = await derive(password, { salt, cost: COST, tagLength: HASH_BYTES }, asker);
      return formatPhc({ ...COST, salt, hash });
    },
    verify: async (password, text, asker) => {
      const stored = text === undefined ? undefined : parsePhc(text);
      if (stored === undefined) {
        // As much work as for a real account: the time tells nobody whether the account exists.
        await derive(password, { salt: nobodysSalt, cost: COST, tagLength: HASH_BYTES }, asker);
        return false;
      }
      const { salt, hash } = stored;
      const given = await derive(password, { salt, cost: stored, tagLength: hash.length }, asker);
      return timingSafeEqual(given, hash);
    },
    isOutdated: (text) => {
      const stored = parsePhc(text);
      return COST_NAMES.some((name) => stored?.[name] !== COST[name]);
    },
  };
};
