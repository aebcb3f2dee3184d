import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../package/package-folder.js';

/** The courses that come with the platform: a folder each, named by its id. Every start of the server imports them. */
const SHIPPED_COURSES = join(PACKAGE_FOLDER, 'courses');

/** The ids of the courses that come with the platform, in order. */
export const shippedCourseIds = async (): Promise<readonly string[]> => {
  const entries = await readdir(SHIPPED_COURSES, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
};

/** The folder of a course that comes with the platform. */
export const shippedCourseFolder = (courseId: string): string => join(SHIPPED_COURSES, courseId);
