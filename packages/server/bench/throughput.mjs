import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sized, smoke } from '../../../scripts/lib/smoke.mjs';
import { measuredCalls } from './calls.mjs';
import { load, median } from './load.mjs';
import { SERVER, startProcess } from './processes.mjs';
import { assertSameBytes } from './same-bytes.mjs';
import { seed } from './seed.mjs';

const BARE = join(import.meta.dirname, 'bare-server.mjs');
const RECORD = join(import.meta.dirname, 'record.mjs');
const ROUNDS = sized(5, 0);
const SECONDS = 3;

/** A folder with that many orders, served by the platform; `own`: what the member has of it. `stop` removes everything. */
export const serveSeeded = async (orders, own) => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const dataDir = join(folder, 'data');
  const session = await seed(dataDir, orders, own);
  const recordFile = join(folder, 'record.json');
  writeFileSync(recordFile, execFileSync(process.execPath, [RECORD, dataDir, JSON.stringify(session)]));
  const settings = { DATA_DIR: dataDir, PORT: '0', YKD_DEMO: 'off', LOG_LEVEL: 'error' };
  const server = await startProcess(SERVER, [], settings);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...session, dataDir, recordFile, server, stop };
};

const summary = (rounds) => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/** Two servers under the same load in turns, so that a noisy moment hits both; the medians of the rounds. */
const inTurns = async (name, sides) => {
  const rounds = sides.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { server, session }] of sides.entries()) {
      const calls = measuredCalls(session.userId)[name];
      const result = await load(server.address, calls, session.cookie, round === 0 ? 1 : SECONDS);
      // The first round only warms up; in the short form there is no other.
      if (round > 0 || smoke) rounds[at].push(result);
    }
  }
  return rounds.map(summary);
};

const CALLS = Object.keys(measuredCalls(''));

/** Calls on the platform and on the bare server over the same folder. */
export const againstBare = async (seeded, names = CALLS) => {
  const bare = await startProcess(BARE, [seeded.dataDir, seeded.recordFile]);
  await assertSameBytes(bare.address, seeded.recordFile, seeded);
  const rows = [];
  for (const name of names) {
    const sides = [seeded.server, bare].map((server) => ({ server, session: seeded }));
    const [ours, yardstick] = await inTurns(name, sides);
    rows.push({ name, ours, yardstick });
  }
  await bare.stop();
  return rows;
};

/** Each call on two folders of different size. */
export const bySize = async (large, small) => {
  const rows = [];
  for (const name of CALLS) {
    const sides = [large, small].map((seeded) => ({ server: seeded.server, session: seeded }));
    const [ours, yardstick] = await inTurns(name, sides);
    rows.push({ name, ours, yardstick });
  }
  return rows;
};
