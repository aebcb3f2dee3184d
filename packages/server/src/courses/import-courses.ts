import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { coursePictureKey, type CourseRepository, type FileStore } from '@ykd/application';
import { readCourse, type CourseSource } from './read-course.js';

/** Where courses and their pictures are kept. */
export interface CourseStores {
  readonly courses: CourseRepository;
  readonly files: Pick<FileStore, 'put'>;
}

/**
 * Imports a course unless the stored content is the same already; answers whether anything was stored. Throws
 * CourseFormatError, and stores nothing then.
 */
export const importCourse = async (
  { courses, files }: CourseStores,
  { courseId, fingerprint, parse }: CourseSource,
  at: number,
): Promise<boolean> => {
  if ((await courses.fingerprint(courseId)) === fingerprint) return false;
  const { content, pictures } = await parse();
  // Pictures first: nobody reads a lesson whose pictures are not there. Those of before stay, for whoever reads just now.
  for (const [name, bytes] of pictures) await files.put(coursePictureKey(name), bytes);
  await courses.save(content, at);
  return true;
};

/** Imports every course folder below `parent`, in the order of their names. */
export const importCourses = async (stores: CourseStores, parent: string, at: number): Promise<void> => {
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const name of folders.toSorted()) await importCourse(stores, await readCourse(join(parent, name)), at);
};
