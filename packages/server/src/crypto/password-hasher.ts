import { PasswordsBusyError, type PasswordHasher } from '@ykd/application/ports';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { formatPhc, parsePhc, type Argon2Cost } from './phc.js';
import { createFairTurns } from './fair-turns.js';
import { createTurns } from './turns.js';

/** Above what OWASP asks for argon2id (19 MiB, 2 passes), and so that two slow cores still bear 20 logins a second. */
const COST: Argon2Cost = { memory: 24_576, passes: 2, parallelism: 1 };
const COST_NAMES = ['memory', 'passes', 'parallelism'] as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Whoever would wait longer for his turn, ms, had better come again. A class that logs in at once on a slow core waits less. */
const LONGEST_WAIT_MS = 15_000;

/** One core is left to the event loop: with all of them hashing, every other request would wait for logins. */
const WIDTH = Math.max(1, availableParallelism() - 1);

const turn = createTurns(WIDTH);

/** Runs on the thread pool, off the event loop. */
const derive = (password: string, salt: Buffer, cost: Argon2Cost, tagLength: number): Promise<Buffer> =>
  turn(
    () =>
      new Promise((resolve, reject) => {
        const parameters = { ...cost, message: password, nonce: salt, tagLength };
        argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
  );

/** Argon2id password hashes as PHC strings; each names its own cost, so that the cost can be raised later. `onBusy`: told of each who is refused. */
export const createPasswordHasher = (onBusy: () => void = () => undefined): PasswordHasher => {
  const nobodysSalt = randomBytes(SALT_BYTES);
  const inTurn = createFairTurns({
    // While one is hashed, the next one is looked up and counted.
    width: WIDTH + 1,
    // As many as a slow core hashes in that time.
    waitingMax: 64,
    longestWaitMs: LONGEST_WAIT_MS,
    now: () => performance.now(),
    busy: () => {
      onBusy();
      return new PasswordsBusyError(LONGEST_WAIT_MS / 1_000);
    },
  });
  return {
    inTurn,
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return formatPhc({ ...COST, salt, hash: await derive(password, salt, COST, HASH_BYTES) });
    },
    verify: async (password, text) => {
      const stored = text === undefined ? undefined : parsePhc(text);
      if (stored === undefined) {
        // As much work as for a real account: the time tells nobody whether the account exists.
        await derive(password, nobodysSalt, COST, HASH_BYTES);
        return false;
      }
      return timingSafeEqual(await derive(password, stored.salt, stored, stored.hash.length), stored.hash);
    },
    isOutdated: (text) => {
      const stored = parsePhc(text);
      return COST_NAMES.some((name) => stored?.[name] !== COST[name]);
    },
  };
};
