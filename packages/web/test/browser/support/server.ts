import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const MAIN = fileURLToPath(new URL('../../../../server/dist/main.js', import.meta.url));
const ADD_COURSE = fileURLToPath(new URL('add-course.mjs', import.meta.url));
const MOVED_CLOCK = new URL('moved-clock.mjs', import.meta.url).href;

/** The built server over a folder of its own with the demo data. */
export interface DemoServer {
  readonly address: string;
  stop(): Promise<void>;
  /** Moves the clock of the server on. */
  later(ms: number): Promise<void>;
  /** Ends it without a chance to finish anything, and starts it again over the same folder and port. */
  killAndRestart(): Promise<void>;
  /** Gives a course of the catalogue content of its own; the server restarts for that. */
  addCourse(courseId: string): Promise<void>;
}

const launch = async (dataDir: string, port: string) => {
  const child = spawn(process.execPath, ['--import', MOVED_CLOCK, MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    if (child.stdout === null) throw new Error('the server has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^优课达已启动：(\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const later = async (ms: number): Promise<void> => {
    const moved = once(child, 'message');
    child.send(ms);
    await moved;
  };
  return { address, end, later };
};

/** Starts the built server with demo data. */
export const startDemoServer = async (): Promise<DemoServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-browser-'));
  const dataDir = join(folder, 'data');
  let running = await launch(dataDir, '0');
  const { address } = running;
  const launchAgain = async (): Promise<void> => {
    running = await launch(dataDir, new URL(address).port);
  };
  return {
    address,
    later: (ms) => running.later(ms),
    killAndRestart: async () => {
      await running.end('SIGKILL');
      await launchAgain();
    },
    addCourse: async (courseId) => {
      await running.end('SIGTERM');
      await promisify(execFile)(process.execPath, [ADD_COURSE, dataDir, courseId]);
      await launchAgain();
    },
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
};
