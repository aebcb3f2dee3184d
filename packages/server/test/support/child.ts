import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const script = (name: string): string => new URL(name, import.meta.url).pathname;

/** A child process that runs a script of this folder's neighbours and talks in lines. */
export interface Child {
  readonly process: ChildProcess;
  /** The lines that it has printed so far. */
  readonly lines: readonly string[];
  /** Resolves when it has printed a line that fits, or ends. */
  waitFor(pattern: RegExp): Promise<void>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts `file` (relative to this folder) with the sources' TypeScript. */
export const startChild = (file: string, args: readonly string[]): Child => {
  const process_ = spawn(process.execPath, ['--import', script('run-ts.mjs'), script(file), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const check of waiting) check();
  };
  let open = true;
  for (const stream of [process_.stdout, process_.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      wake();
    });
  }
  const ended = once(process_, 'close').then(([code, signal]: [number | null, NodeJS.Signals | null]) => {
    open = false;
    wake();
    return code ?? signal;
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
  return { process: process_, lines, waitFor, ended };
};
