import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { sized } from '../../../scripts/lib/smoke.mjs';
import { createPasswordHasher } from '../dist/crypto/password-hasher.js';
import { median } from './load.mjs';
import { SERVER, startProcess } from './processes.mjs';

const STARTS = sized(5, 1);
/** So long a started server is left alone before its memory is read. */
const REST_MS = sized(3000, 0);
const HASHES = sized(10, 1);

/** Milliseconds from the start of the process until a call that reads the database is answered. */
const firstAnswer = async (settings) => {
  const server = await startProcess(SERVER, [], settings);
  while ((await fetch(`${server.address}/readyz`)).status !== 200) await pause(sized(2, 20));
  return { milliseconds: performance.now() - server.startedAt, server };
};

/** Start and memory of the server with an existing demo database. */
export const startAndMemory = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const settings = { DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' };
  const first = await firstAnswer(settings);
  await first.server.stop();
  const starts = [];
  const memory = [];
  for (let round = 0; round < STARTS; round += 1) {
    const { milliseconds, server } = await firstAnswer(settings);
    starts.push(milliseconds);
    await pause(REST_MS);
    memory.push(server.memory());
    await server.stop();
  }
  rmSync(folder, { recursive: true });
  return { firstStart: first.milliseconds, start: median(starts), memory: median(memory) };
};

/** Milliseconds of one password hash, and the longest that the event loop stood still meanwhile. */
export const passwordHash = async () => {
  const hasher = createPasswordHasher();
  const times = [];
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  for (let round = 0; round < HASHES; round += 1) {
    const startedAt = performance.now();
    await hasher.hash('a password to measure');
    times.push(performance.now() - startedAt);
  }
  pauses.disable();
  return { hash: median(times), pause: pauses.max / 1e6 };
};
