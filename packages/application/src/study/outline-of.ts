import type { ContentNode, CourseContent } from '../course/content.js';
import type { CourseOutline } from '../course/outline.js';

const exercisesIn = (nodes: readonly ContentNode[]): readonly string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' || node.exercise === undefined ? [] : [node.exercise.id],
  );

/** The table of contents of a course that is about to be stored. Exercises stand outermost in a part. */
export const outlineOf = ({ courseId, title, summary, chapters }: CourseContent): CourseOutline => ({
  courseId,
  title,
  summary,
  chapters: chapters.map((chapter) => ({
    title: chapter.title,
    lessons: chapter.lessons.map((lesson) => ({
      title: lesson.title,
      bodyCount: lesson.bodies.length,
      exercises: lesson.bodies.flatMap(({ nodes }) => exercisesIn(nodes)),
    })),
  })),
});
