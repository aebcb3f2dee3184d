import type { CourseContent } from '../course/content.js';
import type { CourseVersion } from '../entities/course-version.js';
import { outlineOf } from '../study/outline-of.js';

/** The version that has some content, unless it was discarded. */
export const versionWith = (
  versions: readonly CourseVersion[],
  fingerprint: string,
): CourseVersion | undefined =>
  versions.find((version) => version.fingerprint === fingerprint && version.state !== 'discarded');

/** The number of some content: once given, no other content has it, however often it is discarded and brought in. */
const numberOf = (versions: readonly CourseVersion[], fingerprint: string): number =>
  versions.find((version) => version.fingerprint === fingerprint)?.number ??
  Math.max(0, ...versions.map(({ number }) => number)) + 1;

/** A course as its next version, which nobody has published. `versions`: those that it has, also discarded ones. */
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
    number: numberOf(versions, content.fingerprint),
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
