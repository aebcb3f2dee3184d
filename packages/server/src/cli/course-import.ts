import { readConfig } from '../settings/config.js';
import { CourseFormatError } from '../courses/course-error.js';
import { importCourse } from '../courses/import-courses.js';
import { COURSE_YAML, type CourseSource } from '../courses/read-course.js';
import { shippedCourseIds } from '../courses/shipped-courses.js';
import { openStore } from '../files/open-store.js';
import { openSiteDatabase } from '../open-site-database.js';
import { repositories } from '../persistence/index.js';
import { checkedCourse } from './course-check.js';

/** What comes with the platform changes with it, or by staff: a folder in between would be lost. Throws CourseFormatError for such a course. */
const refuseShipped = async ({ courseId, courseIdLine: line }: CourseSource): Promise<void> => {
  if (!(await shippedCourseIds()).includes(courseId)) return;
  const problem =
    `courseId ${courseId} 是平台自带的课程，随平台升级更新，不能用命令导入，在后台的课程管理里可以上传。` +
    `请换一个编号（course ids 列出全部编号），或者修改 packages/server/courses/${courseId} 里的文件`;
  throw new CourseFormatError([{ file: COURSE_YAML, line, problem }]);
};

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
  await refuseShipped(source);
  const config = readConfig(environment);
  const database = await openSiteDatabase(config);
  try {
    const stores = { ...repositories(database), files: openStore(config) };
    const { courseId } = source;
    const step = await importCourse(stores, source, Date.now());
    return `${found}\n${step === 'publish' ? `已导入课程 ${courseId}。` : `课程 ${courseId} 的内容没有变化，不用导入。`}`;
  } finally {
    await database.close();
  }
};
