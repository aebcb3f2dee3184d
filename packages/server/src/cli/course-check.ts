import type { ContentNode } from '@ykd/application';
import { readCourse, type ParsedCourse } from '../courses/read-course.js';

const exercisesIn = (nodes: readonly ContentNode[]): number =>
  nodes.filter((node) => typeof node !== 'string' && node.exercise !== undefined).length;

const summary = ({ content: { courseId, chapters }, pictures }: ParsedCourse): string => {
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const bodies = lessons.flatMap((lesson) => lesson.bodies);
  const exercises = bodies.reduce((sum, { nodes }) => sum + exercisesIn(nodes), 0);
  return (
    `课程 ${courseId} 没有问题：${chapters.length} 章，${lessons.length} 节，${bodies.length} 个部分，` +
    `${exercises} 道练习，${pictures.size} 张图片。`
  );
};

/** Checks a course folder without any database; answers what it found. Throws CourseFormatError. */
export const checkCourse = async (folder: string): Promise<string> => {
  const source = await readCourse(folder);
  return summary(await source.parse());
};
