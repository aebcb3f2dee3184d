import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commissionMonth } from '@ykd/domain/commission';
import { MOVING_CLOCK } from '../house.js';
import type { Stage } from '../stage.js';

const CLI = fileURLToPath(new URL('../../../dist/bundle/cli/main.js', import.meta.url));

/** What a command ended with: null where it was killed. */
interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command of the built platform beside the servers, at the time of the play. `killAfter`: it is killed then, ms. */
const command = async (
  { settings, clock }: Stage,
  args: readonly string[],
  killAfter?: number,
): Promise<Ended> => {
  const child = spawn(process.execPath, ['--import', MOVING_CLOCK, CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], CLOCK_AHEAD_MS: String(clock.ahead()), ...settings },
  });
  const over = new AbortController();
  const ended = once(child, 'close');
  if (killAfter !== undefined)
    void pause(killAfter, undefined, { signal: over.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    );
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  over.abort();
  return { code: child.exitCode, said: `${out}${error}`.trim() };
};

/** Nothing is wrong with the ledger, also while it is written. */
export const verify = async (stage: Stage): Promise<string> => {
  const { code, said } = await command(stage, ['ledger', 'verify']);
  if (code !== 0) stage.complaints.push(`ledger verify: ${said}`);
  return said;
};

/** Closes the first month that is open where it is over; answers whether it was closed. */
const closeOne = async (stage: Stage, killAfter?: number): Promise<boolean> => {
  const { books, clock, complaints } = stage;
  const accounts = await books.table('commission_account', 'open_month');
  const month = accounts[0]?.open_month;
  if (month === undefined || month >= commissionMonth(clock.now())) return false;
  const { code, said } = await command(stage, ['ledger', 'close', month], killAfter);
  // Killed while it closes: whoever comes next goes on.
  if (code !== 0 && killAfter === undefined) complaints.push(`ledger close ${month}: ${said}`);
  return code === 0;
};

/** Closes all months that are over, beside whatever is under way. */
export const closeMonths = async (stage: Stage): Promise<void> => {
  while (await closeOne(stage));
};

/** Begins to close, and is killed at it. */
export const closeKilled = async (stage: Stage, which: number): Promise<void> => {
  await closeOne(stage, 700 + 300 * which);
};
