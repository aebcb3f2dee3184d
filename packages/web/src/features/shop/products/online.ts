import type { OnlineOf } from '@ykd/application/shelf';
import { onlineShare, type CatalogueEntry } from '@ykd/domain/course';
import { common } from '../../../messages/zh-CN/common';
import { shop } from '../messages/zh-CN/shop';

/** Those of which something can be read stand first; as they are while that is not known. */
export const onlineFirst = (
  courses: readonly CatalogueEntry[],
  onlineOf: OnlineOf | undefined,
): readonly CatalogueEntry[] => {
  if (onlineOf === undefined) return courses;
  const isOnline = ({ courseId }: CatalogueEntry): boolean => onlineOf(courseId).lessons > 0;
  return [...courses.filter(isOnline), ...courses.filter((course) => !isOnline(course))];
};

/** How long a course is, and how much of it is online. */
export const lengthInWords = (
  { courseId, outlineCount }: CatalogueEntry,
  onlineOf: OnlineOf | undefined,
): string => {
  const chapters = common.chapters(outlineCount);
  if (onlineOf === undefined) return chapters;
  const { lessons } = onlineOf(courseId);
  return `${chapters} · ${lessons > 0 ? shop.product.lessons(lessons) : shop.product.soon}`;
};

/** How much of several courses is online, in words; undefined while that is not known, and without courses. */
export const onlineInWords = (
  courses: readonly CatalogueEntry[],
  onlineOf: OnlineOf | undefined,
): string | undefined => {
  if (onlineOf === undefined || courses.length === 0) return undefined;
  const share = onlineShare(
    courses.map(({ courseId, outlineCount: planned }) => ({ online: onlineOf(courseId).chapters, planned })),
  );
  return shop.product.online(share, courses.length);
};
