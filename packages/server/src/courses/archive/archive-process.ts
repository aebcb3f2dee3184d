// A process of its own, started by archives.ts: it reads one archive, and ends with its parent's hold on it.
import { CourseFormatError } from '../course-error.js';
import { readCourse } from '../read-course.js';
import type { ArchiveAnswer, ArchiveQuestion } from './archive-messages.js';
import { unpack } from './unpack.js';

const say = (answer: ArchiveAnswer): void => {
  process.send?.(answer);
};

const answerTo = async ({ bytes, folder }: ArchiveQuestion): Promise<ArchiveAnswer> => {
  try {
    await unpack(bytes, folder);
    return { course: await (await readCourse(folder)).parse() };
  } catch (error) {
    if (error instanceof CourseFormatError) return { problems: error.problems };
    return { failure: String(error) };
  }
};

process.on('message', (question: ArchiveQuestion) => {
  void answerTo(question).then(say);
});
process.on('disconnect', () => process.exit());
say('ready');
