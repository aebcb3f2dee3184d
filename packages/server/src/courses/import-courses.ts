import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { coursePictureKey, type CourseRepository, type FileStore } from '@ykd/application';
import { readCourse } from './read-course.js';

/** Where courses and their pictures are kept. */
export interface CourseStores {
  readonly courses: CourseRepository;
  readonly files: Pick<FileStore, 'put'>;
}

/**
 * Imports a course folder unless the stored content is the same already; answers whether anything was stored. Throws
 * CourseFormatError, and stores nothing then.
 */
export const importCourse = async (
  { courses, files }: CourseStores,
  folder: string,
  at: number,
): Promise<{ readonly courseId: string; readonly stored: boolean }> => {
  const source = await readCourse(folder);
  const { courseId, fingerprint } = source;
  if ((await courses.fingerprint(courseId)) === fingerprint) return { courseId, stored: false };
  const { content, pictures } = await source.parse();
  // Pictures first: nobody reads a lesson whose pictures are not there. Those of before stay, for whoever reads just now.
  for (const [name, bytes] of pictures) await files.put(coursePictureKey(name), bytes);
  await courses.save(content, at);
  return { courseId, stored: true };
};

/** Imports every course folder below `parent`, in the order of their names. */
export const importCourses = async (stores: CourseStores, parent: string, at: number): Promise<void> => {
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of folders.toSorted()) await importCourse(stores, join(parent, name), at);
};
