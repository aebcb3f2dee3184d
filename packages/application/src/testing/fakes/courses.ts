import type { CourseRepository } from '../../ports/course-repository.js';
import type { CourseContent } from '../../study/content.js';

/** Course content in memory. */
export const fakeCourses = (): CourseRepository => {
  const stored = new Map<string, CourseContent>();
  return {
    save: async (course) => {
      stored.set(course.courseId, course);
    },
    fingerprint: async (courseId) => stored.get(courseId)?.fingerprint,
    outline: async (courseId) => {
      const course = stored.get(courseId);
      if (course === undefined) return undefined;
      const chapters = course.chapters.map(({ title, lessons }) => ({
        title,
        lessons: lessons.map((lesson) => ({ title: lesson.title, bodyCount: lesson.bodies.length })),
      }));
      return { courseId, title: course.title, summary: course.summary, chapters };
    },
    lesson: async ({ courseId, outlineNum, sectionNum }) => {
      const lesson = stored.get(courseId)?.chapters[outlineNum]?.lessons[sectionNum];
      return lesson && { courseId, outlineNum, sectionNum, title: lesson.title, bodies: lesson.bodies };
    },
  };
};
