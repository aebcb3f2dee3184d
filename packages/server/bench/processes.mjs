import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVER, SERVER_NODE_ARGUMENTS } from '../../../scripts/lib/server.mjs';

export { SERVER };

/** Starts a Node program and waits for the address that it prints. */
export const startProcess = async (file, args, environment = {}) => {
  const startedAt = performance.now();
  const options = file === SERVER ? SERVER_NODE_ARGUMENTS : [];
  const child = spawn(process.execPath, [...options, file, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A measurement that fails leaves nothing running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const address = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [found] = /https?:\/\/[\w.:]+/.exec(line) ?? [];
      if (found !== undefined && !line.startsWith('{')) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    address,
    startedAt,
    /** Resident memory, MB (10^6 bytes). */
    memory: () =>
      (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6,
    /** Processor time of all its threads so far, ms; the kernel counts in hundredths of a second. */
    processorMs: () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
      return (Number(user) + Number(system)) * 10;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The platform with its demo data, behind a proxy that names the callers; `stop` removes everything. */
export const serveDemo = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const server = await startProcess(SERVER, [], {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
};
