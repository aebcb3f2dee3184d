import { COURSE_CATALOGUE } from '@ykd/domain/course';
import { shippedCourseIds } from '../courses/shipped-courses.js';

/** The courses of the catalogue, one a line: id and title, and which of them come with the platform. */
export const listCourseIds = async (): Promise<string> => {
  const shipped = await shippedCourseIds();
  const width = Math.max(...COURSE_CATALOGUE.map(({ courseId }) => courseId.length)) + 2;
  return COURSE_CATALOGUE.map(
    ({ courseId, title }) =>
      `${courseId.padEnd(width)}${title}${shipped.includes(courseId) ? '（平台自带，不能导入）' : ''}`,
  ).join('\n');
};
