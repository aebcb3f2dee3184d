import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../data-files.js';
import { DataFolderError } from '../errors.js';
import type { SqliteEngine } from '../sqlite-engine.js';
import { checkInProcess } from './check-in-process.js';

/** A file of this size is checked in a fraction of a second, where it is. */
const SMALL_BYTES = 64 * 2 ** 20;

/** So long a start waits for the check of a larger one, which goes on beside the requests then. */
const WAIT_MS = 10_000;

const damaged = (folder: string, problems: readonly string[]): DataFolderError =>
  new DataFolderError(
    folder,
    `中的数据库文件 ${DATABASE_FILE} 已损坏，没有改动任何内容。请停止服务，用备份恢复；` +
      '或把该目录移走后重新启动（会得到一个空的数据库）。检查的结果：\n' +
      problems.map((problem) => `  - ${problem}`).join('\n'),
    { trouble: 'corrupted' },
  );

/**
 * Looks for damaged pages before anything is read or written. Throws DataFolderError with what it found; of a large file
 * within ten seconds, after that the health hears of it.
 */
export const checkAtStart = async (
  engine: SqliteEngine,
  folder: string,
  { smallBytes = SMALL_BYTES, waitMs = WAIT_MS } = {},
): Promise<void> => {
  const file = join(folder, DATABASE_FILE);
  const check = async (): Promise<readonly string[]> =>
    statSync(file).size <= smallBytes ? engine.problems() : checkInProcess(file, 'quick');
  const checking = check();
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<typeof late>((done) => {
    timer = setTimeout(() => done(late), waitMs);
  });
  const problems = await Promise.race([checking, waited]).finally(() => clearTimeout(timer));
  if (problems !== late) {
    if (problems.length > 0) throw damaged(folder, problems);
    return;
  }
  // A check that did not come to its end found nothing: the scheduled one tries again.
  void checking.then(
    (found) => {
      if (found.length > 0) engine.health.note(damaged(folder, found));
    },
    () => undefined,
  );
};
