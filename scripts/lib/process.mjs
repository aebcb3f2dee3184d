import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Time between asking a child to stop and forcing it. */
const FORCE_AFTER_MS = 5000;

const exitCodeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/** Waits for the end of a child; meanwhile this process outlives the signals it gets and hands them on. */
const untilExit = (child, onSignal) =>
  new Promise((resolve, reject) => {
    for (const name of FORWARDED) process.on(name, onSignal);
    const settle = () => {
      for (const name of FORWARDED) process.off(name, onSignal);
    };
    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve(exitCodeOf(code, signal));
    });
  });

/**
 * Runs a program to its end. With `quiet` its output is kept and handed back instead of shown.
 * @returns {Promise<{ code: number, output: string, stopped: boolean, late: boolean }>} `stopped`: somebody asked this process to
 *   stop; `late`: the limit ended the program.
 */
export const run = async (file, args, { quiet = false, env = process.env, cwd = root, limitMs } = {}) => {
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32' && file.endsWith('.cmd'),
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  let stopped = false;
  let late = false;
  const timer = limitMs && setTimeout(stopForGood, limitMs);
  timer?.unref?.();
  function stopForGood() {
    late = true;
    chunks.push(Buffer.from(`\n超过 ${Math.round(limitMs / 60_000)} 分钟仍未结束，已终止。\n`));
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), FORCE_AFTER_MS).unref();
  }
  const code = await untilExit(child, (signal) => {
    stopped = true;
    child.kill(signal);
  });
  clearTimeout(timer);
  return { code, output: Buffer.concat(chunks).toString('utf8'), stopped, late };
};

/** Two signals this close together are one wish: a terminal sends Ctrl-C to the whole group, and npm hands it on as well. */
const SAME_WISH_MS = 1000;
const LOOK_FOR_PARENT_MS = 250;

/**
 * npm starts scripts through a shell, and the shell dies of a signal without handing it on: where npm was asked to stop, the
 * one thing to be seen from here is that the parent is gone.
 */
const onParentGone = (callback) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) callback();
  }, LOOK_FOR_PARENT_MS);
};

/**
 * Runs a long-lived program in the foreground and hands back its exit code. It stands in a process group of its own, so that
 * it gets each signal once (a second one would cut its orderly end short), and it stops when this process vanishes.
 */
export const runInForeground = async (node, args, { env = process.env } = {}) => {
  const lifeline = new URL('./lifeline.mjs', import.meta.url).href;
  const child = spawn(node, ['--import', lifeline, ...args], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  let last = -Infinity;
  const pass = (signal) => {
    const now = performance.now();
    if (now - last > SAME_WISH_MS) child.kill(signal);
    last = now;
  };
  const watch = onParentGone(() => {
    clearInterval(watch);
    pass('SIGTERM');
  });
  try {
    return await untilExit(child, pass);
  } finally {
    clearInterval(watch);
  }
};
