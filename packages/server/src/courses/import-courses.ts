import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CourseRepository } from '@ykd/application';
import { readCourse } from './read-course.js';

/** Imports a course folder unless the stored content is the same already; answers whether anything was stored. */
const importCourse = async (
  courses: CourseRepository,
  folder: string,
  at: number,
): Promise<{ readonly courseId: string; readonly stored: boolean }> => {
  const source = await readCourse(folder);
  const { courseId, fingerprint } = source;
  if ((await courses.fingerprint(courseId)) === fingerprint) return { courseId, stored: false };
  await courses.save(await source.parse(), at);
  return { courseId, stored: true };
};

/** Imports every course folder below `parent`, in the order of their names. */
export const importCourses = async (courses: CourseRepository, parent: string, at: number): Promise<void> => {
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of folders.toSorted()) await importCourse(courses, join(parent, name), at);
};
