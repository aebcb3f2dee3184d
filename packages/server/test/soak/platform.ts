import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PlayClock } from './clock.js';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const MOVING_CLOCK = new URL('moving-clock.mjs', import.meta.url).href;

/** The platform in a process of its own, always under the same address. */
export interface Platform {
  readonly address: string;
  /** How often it was killed and its clock moved: what was under way meanwhile may have failed for that. */
  upheavals(): number;
  /** Resolves while it answers, with the number of upheavals until then. */
  up(): Promise<number>;
  /** Ends it as it stands, and starts it again. */
  kill(): Promise<void>;
  /** Time passes, for it and for everybody who shares its clock. */
  wait(ms: number): Promise<void>;
  /** What it printed last. */
  lastLines(): readonly string[];
  stop(): Promise<void>;
}

/** A free port below those that are given to connections: it must still be free after a restart. */
const fixedPort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
};

/** Starts the built server; its clock is that of the play. */
export const startPlatform = async (
  settings: Readonly<Record<string, string>>,
  clock: PlayClock,
): Promise<Platform> => {
  const port = String(await fixedPort());
  const lines: string[] = [];
  let upheavals = 0;
  let child: ChildProcess;
  let up: Promise<void>;

  const launch = async (): Promise<void> => {
    const started = fork(MAIN, [], {
      execArgv: ['--import', MOVING_CLOCK],
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'error',
        PORT: port,
        CLOCK_AHEAD_MS: String(clock.ahead()),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr]) {
        if (stream === null) continue;
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (lines.length > 200) lines.shift();
          if (line.startsWith('优课达已启动：')) resolve();
        });
      }
      started.once('exit', () => {
        // Killed while it started: whoever did that starts another one.
        if (started.killed) resolve();
        else reject(new Error(`the platform ended:\n${lines.join('\n')}`));
      });
    });
  };

  up = launch();
  await up;
  const isUp = async (): Promise<number> => {
    let last: Promise<void> | undefined;
    while (last !== up) {
      last = up;
      await last;
    }
    return upheavals;
  };
  /** Tells the process what time it is, and waits until it knows; one that is being killed learns it at its start. */
  const tellTime = async (told: ChildProcess): Promise<void> => {
    if (!told.connected) return;
    const over = new AbortController();
    const { signal } = over;
    const heard = ['message', 'exit'].map((event) => once(told, event, { signal }).catch(() => {}));
    told.send(clock.ahead(), () => {});
    await Promise.race(heard);
    over.abort();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    upheavals: () => upheavals,
    up: isUp,
    lastLines: () => lines,
    kill: () => {
      upheavals += 1;
      const dying = child;
      if (dying.killed) return up;
      const ended = once(dying, 'exit');
      dying.kill('SIGKILL');
      up = ended.then(launch);
      return up;
    },
    wait: async (ms) => {
      await isUp();
      upheavals += 1;
      clock.moveOn(ms);
      // Until the platform knows, there are two clocks.
      up = tellTime(child);
      await up;
    },
    stop: async () => {
      await isUp();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
