import { join } from 'node:path';
import type { CourseArchives } from '@ykd/application/ports';
import { err, ok } from '@ykd/domain/shared';
import { askApart } from '../../apart/ask-apart.js';
import { inTurn } from '../../apart/in-turn.js';
import { PACKAGE_FOLDER } from '../../package/package-folder.js';
import type { ArchiveAnswer, ArchiveQuestion } from './archive-messages.js';
import { ARCHIVE_MEMORY_MAX, ARCHIVE_MS_MAX, ARCHIVES_WAITING_MAX } from './limits.js';
import { inUnpackingFolder } from './unpacking-folder.js';

/** The built program: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/courses/archive/archive-process.js');

/** What is said of an archive that the process died of, or took too long for. */
const TOO_MUCH = '读不完：内容太复杂或太大，请拆成几门课程，或减少图片';

/**
 * Archives, read one after the other, each in a process of its own: one that takes too much breaks nothing else, and its
 * memory is given back. `dataDir`: below it is unpacked; `program`: what the process runs.
 */
export const createCourseArchives = (
  dataDir: string,
  { program = PROGRAM, longestMs = ARCHIVE_MS_MAX } = {},
): CourseArchives => {
  const turn = inTurn(ARCHIVES_WAITING_MAX);
  const read = (bytes: Uint8Array): ReturnType<CourseArchives['read']> =>
    inUnpackingFolder(dataDir, async (folder): ReturnType<CourseArchives['read']> => {
      const limits = { memoryMax: ARCHIVE_MEMORY_MAX, longestMs };
      const question: ArchiveQuestion = { bytes, folder };
      const answer = await askApart<Exclude<ArchiveAnswer, 'ready'>>(program, question, limits);
      if (answer !== undefined && 'failure' in answer) throw new Error(answer.failure);
      if (answer !== undefined && 'course' in answer) return ok(answer.course);
      const problems = answer?.problems ?? [{ file: '', problem: TOO_MUCH }];
      return err({ kind: 'problems', problems });
    });

  return { read: (bytes) => turn(() => read(bytes)) };
};
