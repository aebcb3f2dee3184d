import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../package/package-folder.js';
import type { CheckDepth } from '../sqlite-problems.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/persistence/check/check-process.js');

/**
 * Checks an SQLite file beside whoever uses it, in a process of its own. Answers what is damaged; throws when the process
 * comes to no end, as by the signal.
 */
export const checkInProcess = (
  file: string,
  depth: CheckDepth,
  signal?: AbortSignal,
): Promise<readonly string[]> =>
  new Promise((answer, reject) => {
    const child = fork(PROGRAM, [file, depth], { env: {}, execArgv: [], signal, killSignal: 'SIGKILL' });
    child.on('message', (problems: readonly string[]) => {
      answer(problems);
      child.disconnect();
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the check of the database ended with ${code}`)));
  });
