import type { CourseRepository, FileStore } from '@ykd/application/ports';
import { coursePictureKey } from '@ykd/application/study';
import { readCourse, type CourseSource } from './read-course.js';
import { shippedCourseFolder, shippedCourseIds } from './shipped-courses.js';

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

/** Imports the courses that come with the platform. */
export const importShippedCourses = async (stores: CourseStores, at: number): Promise<void> => {
  for (const courseId of await shippedCourseIds()) {
    await importCourse(stores, await readCourse(shippedCourseFolder(courseId)), at);
  }
};
