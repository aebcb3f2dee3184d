import { outlineOf } from '@ykd/application/study';
import { readCourse, type CourseSource, type ParsedCourse } from '../courses/read-course.js';

const summary = ({ content, pictures }: ParsedCourse): string => {
  const { courseId, chapters } = outlineOf(content);
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const parts = lessons.reduce((sum, { bodyCount }) => sum + bodyCount, 0);
  const exercises = lessons.flatMap((lesson) => lesson.exercises);
  return (
    `课程 ${courseId} 没有问题：${chapters.length} 章，${lessons.length} 节，${parts} 个部分，` +
    `${exercises.length} 道练习，${pictures.size} 张图片。`
  );
};

/**
 * Reads and parses a course folder without any database; answers what it found, and the course as it was checked. Throws
 * CourseFormatError.
 */
export const checkedCourse = async (
  folder: string,
): Promise<{ readonly found: string; readonly source: CourseSource }> => {
  const source = await readCourse(folder);
  const parsed = await source.parse();
  return { found: summary(parsed), source: { ...source, parse: async () => parsed } };
};

/** Checks a course folder without any database; answers what it found. Throws CourseFormatError. */
export const checkCourse = async (folder: string): Promise<string> => (await checkedCourse(folder)).found;
