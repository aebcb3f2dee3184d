import type { CourseRepository } from '../../ports/course-repository.js';
import type { CourseContent } from '../../course/content.js';
import { outlineOf } from '../../study/outline-of.js';
import { foldCase, partTexts } from '../../course/search-text.js';

export const fakeCourses = (): CourseRepository => {
  const stored = new Map<string, CourseContent>();
  return {
    save: async (course) => {
      stored.set(course.courseId, course);
    },
    fingerprint: async (courseId) => stored.get(courseId)?.fingerprint,
    outline: async (courseId) => {
      const course = stored.get(courseId);
      return course && outlineOf(course);
    },
    outlines: async () => [...stored.values()].map(outlineOf),
    published: async () =>
      [...stored.values()]
        .map(({ courseId, chapters }) => {
          const counts = chapters.map(({ lessons }) => lessons.length).filter((count) => count > 0);
          return {
            courseId,
            chapters: counts.length,
            lessons: counts.reduce((sum, count) => sum + count, 0),
          };
        })
        .filter(({ lessons }) => lessons > 0)
        .toSorted((a, b) => (a.courseId < b.courseId ? -1 : 1)),
    lesson: async ({ courseId, outlineNum, sectionNum }) => {
      const lesson = stored.get(courseId)?.chapters[outlineNum]?.lessons[sectionNum];
      return lesson && { courseId, outlineNum, sectionNum, title: lesson.title, bodies: lesson.bodies };
    },
    search: async ({ courseId, folded, limit }) => {
      const course = stored.get(courseId);
      const has = (text: string): boolean => foldCase(text).includes(folded);
      const found = (course === undefined ? [] : partTexts(course)).filter(
        ({ text, lesson, bodyNum }) => has(text) || (bodyNum === 0 && has(lesson)),
      );
      return found.slice(0, limit);
    },
  };
};
