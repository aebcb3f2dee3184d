import { readConfig } from '../config.js';
import { importCourse } from '../courses/import-courses.js';
import { openStore } from '../files/open-store.js';
import { openDatabase, repositories } from '../persistence/index.js';
import { checkedCourse } from './course-check.js';

/**
 * Imports a course folder into the database that the settings name; answers what it did. The embedded database belongs to
 * one process, so that the server must not run. Throws CourseFormatError before anything is opened, and the errors of the
 * settings and the database.
 */
export const importFolder = async (
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const { found, source } = await checkedCourse(folder);
  const config = readConfig(environment);
  const database = await openDatabase(config.database);
  try {
    const stores = { courses: repositories(database).courses, files: openStore(config) };
    const { courseId } = source;
    const stored = await importCourse(stores, source, Date.now());
    return `${found}\n${stored ? `已导入课程 ${courseId}。` : `课程 ${courseId} 的内容没有变化，不用导入。`}`;
  } finally {
    await database.close();
  }
};
