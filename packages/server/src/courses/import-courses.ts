import type { CourseRepository, CourseVersions, FileStore } from '@ykd/application/ports';
import { coursePictureKey } from '@ykd/application/study';
import { importStep, type ImportSource, type ImportStep } from '@ykd/domain/course';
import { readCourse, type CourseSource } from './read-course.js';
import { shippedCourseFolder, shippedCourseIds } from './shipped-courses.js';

/** Where courses and their pictures are kept. */
export interface CourseStores {
  readonly courses: Pick<CourseRepository, 'save'>;
  readonly courseVersions: Pick<CourseVersions, 'known'>;
  readonly files: Pick<FileStore, 'put'>;
}

/**
 * Imports a course as the rule `importStep` says; answers what it did. Throws CourseFormatError, and stores nothing then.
 */
export const importCourse = async (
  { courses, courseVersions, files }: CourseStores,
  { courseId, fingerprint, parse }: CourseSource,
  at: number,
  source: ImportSource = 'command',
): Promise<ImportStep> => {
  // So that nothing is parsed in vain; what counts is decided when it is saved.
  const step = importStep(await courseVersions.known(courseId), { source, fingerprint });
  if (step === 'nothing') return step;
  const { content, pictures } = await parse();
  // Pictures first: nobody reads a lesson whose pictures are not there. Those of before stay, for whoever reads just now.
  for (const [name, bytes] of pictures) await files.put(coursePictureKey(name), bytes);
  return courses.save(content, at, { source, pictures: pictures.size });
};

/** Imports the courses that come with the platform, as far as nothing is known of their content. */
export const importShippedCourses = async (stores: CourseStores, at: number): Promise<void> => {
  for (const courseId of await shippedCourseIds()) {
    await importCourse(stores, await readCourse(shippedCourseFolder(courseId)), at, 'shipped');
  }
};
