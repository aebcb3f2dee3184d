import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PlayClock } from './clock.js';

const MAIN = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));
/** Loaded before a process whose clock is that of a play. */
export const MOVING_CLOCK = new URL('../support/moving-clock.mjs', import.meta.url).href;

/** How a line says that the platform is to blame; so many are kept. */
const TROUBLE = '"msg":"INTERNAL"';
const TROUBLES_MAX = 20;

/** How a line says that a command, begun while nobody had the data folder, has it: a service manager tries again then. */
const HELD = '正被另一个进程使用';
const RESTART_MS = 500;
/** So often it tries: no command takes that long. */
const RESTARTS_MAX = 120;

/** The environment of a server. */
export type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, always under the same address. */
export interface House {
  readonly address: string;
  /** Resolves while it answers. */
  up(): Promise<void>;
  /** Ends it as it stands, and starts it again. `onEnd` is called when it has ended. */
  kill(onEnd: () => void): Promise<void>;
  /** Tells it what time it is; until it knows, it does not count as up. */
  tellTime(): Promise<void>;
  /** What it printed last. */
  lastLines(): readonly string[];
  /** What it printed about failures that are its own. */
  troubles(): readonly string[];
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

/** Tells a process what time it is, and waits until it knows; one that is being killed learns it at its start. */
const tell = async (told: ChildProcess, ahead: number): Promise<void> => {
  if (!told.connected) return;
  const over = new AbortController();
  const { signal } = over;
  const heard = ['message', 'exit'].map((event) => once(told, event, { signal }).catch(() => {}));
  told.send(ahead, () => {});
  await Promise.race(heard);
  over.abort();
};

/** Starts the built server; its clock is that of the play. */
export const startHouse = async (settings: Settings, clock: PlayClock): Promise<House> => {
  const port = String(await fixedPort());
  const lines: string[] = [];
  const troubles: string[] = [];
  let child: ChildProcess;
  let up: Promise<void>;
  /** Somebody else has the data folder: whoever would kill the server finds none. */
  let isWaiting = false;

  const launch = async (tries = 0): Promise<void> => {
    const started = fork(MAIN, [], {
      execArgv: ['--import', MOVING_CLOCK],
      env: {
        PATH: process.env['PATH'],
        // Of a play that fails one must see why.
        LOG_LEVEL: 'warn',
        PORT: port,
        CLOCK_AHEAD_MS: String(clock.ahead()),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = started;
    let isHeld = false;
    const isUp = await new Promise<boolean>((resolve, reject) => {
      for (const stream of [started.stdout, started.stderr]) {
        if (stream === null) continue;
        createInterface({ input: stream }).on('line', (line) => {
          lines.push(line);
          if (line.includes(TROUBLE) && troubles.length < TROUBLES_MAX) troubles.push(line);
          if (lines.length > 200) lines.shift();
          if (line.includes(HELD)) {
            isHeld = true;
            isWaiting = true;
          }
          if (line.startsWith('优课达已启动：')) resolve(true);
        });
      }
      started.once('close', () => {
        // Killed while it started: whoever did that starts another one.
        if (started.killed) resolve(true);
        else if (isHeld && tries < RESTARTS_MAX) resolve(false);
        else reject(new Error(`the platform ended:\n${lines.join('\n')}`));
      });
    });
    if (isUp) return;
    await pause(RESTART_MS);
    isWaiting = false;
    await launch(tries + 1);
  };

  up = launch();
  await up;
  const isUp = async (): Promise<void> => {
    let last: Promise<void> | undefined;
    while (last !== up) {
      last = up;
      await last;
    }
  };
  return {
    address: `http://127.0.0.1:${port}`,
    up: isUp,
    lastLines: () => lines,
    troubles: () => troubles,
    kill: (onEnd) => {
      const dying = child;
      if (dying.killed || isWaiting) return up;
      if (dying.exitCode !== null || dying.signalCode !== null)
        return Promise.reject(new Error(`the platform had ended:\n${lines.join('\n')}`));
      const ended = once(dying, 'exit').then(onEnd);
      dying.kill('SIGKILL');
      up = ended.then(() => launch());
      return up;
    },
    tellTime: () => {
      // One that is killed just now is not up before it has started again.
      up = Promise.all([up, tell(child, clock.ahead())]).then(() => {});
      return up;
    },
    stop: async () => {
      await isUp();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
