import type { CatalogueEntry } from '@ykd/domain/course';
import { common } from '../../../messages/zh-CN/common';
import { shop } from '../messages/zh-CN/shop';

/** How many lessons of a course are there to be read. */
export type LessonsOf = (courseId: string) => number;

/** Those of which something can be read stand first; as they are while that is not known. */
export const onlineFirst = (
  courses: readonly CatalogueEntry[],
  lessonsOf: LessonsOf | undefined,
): readonly CatalogueEntry[] => {
  if (lessonsOf === undefined) return courses;
  const isOnline = ({ courseId }: CatalogueEntry): boolean => lessonsOf(courseId) > 0;
  return [...courses.filter(isOnline), ...courses.filter((course) => !isOnline(course))];
};

/** How long a course is, and how much of it is online. */
export const lengthInWords = (
  { courseId, outlineCount }: CatalogueEntry,
  lessonsOf: LessonsOf | undefined,
): string => {
  const chapters = common.chapters(outlineCount);
  if (lessonsOf === undefined) return chapters;
  const lessons = lessonsOf(courseId);
  return `${chapters} · ${lessons > 0 ? shop.product.lessons(lessons) : shop.product.soon}`;
};

/** How many of several courses are online, in words; undefined while that is not known, and without courses. */
export const onlineInWords = (
  courses: readonly CatalogueEntry[],
  lessonsOf: LessonsOf | undefined,
): string | undefined => {
  if (lessonsOf === undefined || courses.length === 0) return undefined;
  const online = courses.filter(({ courseId }) => lessonsOf(courseId) > 0).length;
  return shop.product.online(online, courses.length);
};
