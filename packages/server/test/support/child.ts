import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const RUN_TS = fileURLToPath(new URL('../../../../scripts/lib/run-ts.mjs', import.meta.url));

/** A child process that talks in lines. */
export interface Child {
  readonly process: ChildProcess;
  /** The lines that it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves when it has printed a line that fits, or ends. */
  waitFor(pattern: RegExp): Promise<void>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts a TypeScript file of the tests, which may import the sources. It is killed when the test ends. */
export const startChild = (file: URL, args: readonly string[]): Child =>
  startNode(['--import', RUN_TS, fileURLToPath(file), ...args], process.env);

/** Starts Node with these arguments and this environment. It is killed when the test ends, or what `onEnd` is told of. */
export const startNode = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  onEnd: (end: () => Promise<void>) => void = onTestFinished,
): Child => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  onEnd(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const check of waiting) check();
  };
  let open = true;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      wake();
    });
  }
  const ended = once(child, 'close').then(() => {
    open = false;
    wake();
    return child.exitCode ?? child.signalCode;
  });
  const waitFor = (pattern: RegExp): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (open && !lines.some((line) => pattern.test(line))) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { process: child, lines, waitFor, ended };
};
