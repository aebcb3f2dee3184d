import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredCalls } from './calls.mjs';
import { load, median } from './load.mjs';
import { freePort, startProcess } from './processes.mjs';
import { seed } from './seed.mjs';

const SERVER = join(import.meta.dirname, '../dist/main.js');
const BARE = join(import.meta.dirname, 'bare-server.mjs');
const RECORD = join(import.meta.dirname, 'record.mjs');
const ROUNDS = 5;
const SECONDS = 3;

/** A folder with that many orders, served by the platform; `stop` removes everything. */
export const serveSeeded = async (orders) => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const dataDir = join(folder, 'data');
  const session = await seed(dataDir, orders);
  const recordFile = join(folder, 'record.json');
  writeFileSync(recordFile, execFileSync(process.execPath, [RECORD, dataDir, JSON.stringify(session)]));
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), YKD_DEMO: 'off', LOG_LEVEL: 'error' };
  const server = await startProcess(SERVER, [], environment);
  return {
    ...session,
    dataDir,
    recordFile,
    server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Two servers under the same load in turns, so that a noisy moment hits both; the medians of the rounds. */
export const inTurns = async (first, second, session, calls) => {
  const rounds = { first: [], second: [] };
  await load(first.address, calls, session.cookie, 1);
  await load(second.address, calls, session.cookie, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.first.push(await load(first.address, calls, session.cookie, SECONDS));
    rounds.second.push(await load(second.address, calls, session.cookie, SECONDS));
  }
  const summary = (results) => ({
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    p50: median(results.map(({ p50 }) => p50)),
    p99: median(results.map(({ p99 }) => p99)),
  });
  return { first: summary(rounds.first), second: summary(rounds.second) };
};

/** The calls against the bare server, one row each. */
export const againstBare = async (seeded) => {
  const bare = await startProcess(BARE, [seeded.dataDir, seeded.recordFile]);
  const rows = [];
  for (const [name, calls] of Object.entries(measuredCalls(seeded.userId))) {
    const { first, second } = await inTurns(seeded.server, bare, seeded, calls);
    rows.push({ name, ours: first, bare: second });
  }
  await bare.stop();
  return rows;
};
