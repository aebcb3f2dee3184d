import type { CourseContent } from '../course/content.js';
import type { CourseVersion } from '../entities/course-version.js';
import { outlineOf } from '../study/outline-of.js';

/** A course as its next version, which nobody has published. `versions`: those that it has. */
export const newVersion = (
  content: CourseContent,
  versions: readonly CourseVersion[],
  {
    source,
    pictures,
    at,
    by,
  }: Pick<CourseVersion, 'source' | 'pictures'> & { at: number; by: string | null },
): CourseVersion => {
  const { courseId, title, summary, chapters: outline } = outlineOf(content);
  const lessons = outline.flatMap((chapter) => chapter.lessons);
  return {
    courseId,
    number: Math.max(0, ...versions.map(({ number }) => number)) + 1,
    fingerprint: content.fingerprint,
    title,
    summary,
    outline,
    state: 'draft',
    source,
    lessons: lessons.length,
    exercises: lessons.flatMap(({ exercises }) => exercises).length,
    pictures,
    createdAt: at,
    createdBy: by,
    publishedAt: null,
    publishedBy: null,
    publishedFrom: null,
  };
};
