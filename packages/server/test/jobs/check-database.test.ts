import pino from 'pino';
import { expect, it, vi, afterEach, beforeEach } from 'vitest';
import { checkDatabase, startChecking } from '../../src/jobs/check-database.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly problems?: readonly string[];
}

/** A logger, and what it was told. */
const listening = () => {
  const lines: Line[] = [];
  const logger = pino({}, { write: (text: string) => void lines.push(JSON.parse(text) as Line) });
  return { logger, lines };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says what it found, or that it could not look', async () => {
  const { logger, lines } = listening();
  await checkDatabase({ logger, database: { check: async () => [] } });
  await checkDatabase({ logger, database: { check: async () => ['page 3'] } });
  await checkDatabase({ logger, database: { check: () => Promise.reject(new Error('away')) } });
  expect(lines.map(({ level, problems }) => [level, problems])).toEqual([
    [30, undefined],
    [50, ['page 3']],
    [50, undefined],
  ]);
  expect(lines[1]?.msg).toContain('DAMAGED');
});

it('is done every so often, one at a time, and ends with the server', async () => {
  const { logger, lines } = listening();
  let begun = 0;
  const check = (signal?: AbortSignal): Promise<readonly string[]> => {
    begun += 1;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))));
  };
  const stop = startChecking({ logger, database: { check }, everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(1);
  await stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(1);
  // That it was ended is nothing to be looked after.
  expect(lines).toEqual([]);
});

it('is never done when it is not wanted', async () => {
  const { logger } = listening();
  const check = (): Promise<never> => Promise.reject(new Error('unwanted'));
  const stop = startChecking({ logger, database: { check }, everyMs: 0 });
  expect(vi.getTimerCount()).toBe(0);
  await stop();
});
