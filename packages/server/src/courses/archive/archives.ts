import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CourseArchives } from '@ykd/application/ports';
import { err, ok } from '@ykd/domain/shared';
import { PACKAGE_FOLDER } from '../../package/package-folder.js';
import type { ArchiveAnswer } from './archive-messages.js';
import { ARCHIVE_MEMORY_MAX, ARCHIVE_MS_MAX, ARCHIVES_WAITING_MAX } from './limits.js';
import { inUnpackingFolder } from './unpacking-folder.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/courses/archive/archive-process.js');

/** What is said of an archive that the process died of, or took too long for. */
const TOO_MUCH = '读不完：内容太复杂或太大，请拆成几门课程，或减少图片';

/** Has an archive read in a process of its own; undefined when it ended without an answer. */
const ask = (
  program: string,
  question: { readonly bytes: Uint8Array; readonly folder: string },
  longestMs: number,
): Promise<Exclude<ArchiveAnswer, 'ready'> | undefined> =>
  new Promise((resolve) => {
    // Without the environment: nothing in it is any of a decoder's business.
    const child = fork(program, {
      env: {},
      execArgv: [`--max-old-space-size=${ARCHIVE_MEMORY_MAX}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let answer: Exclude<ArchiveAnswer, 'ready'> | undefined;
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    child.on('message', (said: ArchiveAnswer) => {
      if (said === 'ready') child.send(question);
      else {
        answer = said;
        child.disconnect();
      }
    });
    const end = (): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    // It stays until its answer has come; the word that its channels are closed does not always come.
    child.on('exit', end);
    child.on('error', end);
  });

/**
 * Archives, read one after the other, each in a process of its own: one that takes too much breaks nothing else, and its
 * memory is given back. `dataDir`: below it is unpacked; `program`: what the process runs.
 */
export const createCourseArchives = (
  dataDir: string,
  { program = PROGRAM, longestMs = ARCHIVE_MS_MAX } = {},
): CourseArchives => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const read = (bytes: Uint8Array): ReturnType<CourseArchives['read']> =>
    inUnpackingFolder(dataDir, async (folder): ReturnType<CourseArchives['read']> => {
      const answer = await ask(program, { bytes, folder }, longestMs);
      if (answer !== undefined && 'failure' in answer) throw new Error(answer.failure);
      if (answer !== undefined && 'course' in answer) return ok(answer.course);
      const problems = answer?.problems ?? [{ file: '', problem: TOO_MUCH }];
      return err({ kind: 'problems', problems });
    });

  return {
    read: async (bytes): ReturnType<CourseArchives['read']> => {
      if (waiting > ARCHIVES_WAITING_MAX) return err({ kind: 'busy' });
      waiting += 1;
      const turn = last.then(() => read(bytes));
      last = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting -= 1;
      });
    },
  };
};
